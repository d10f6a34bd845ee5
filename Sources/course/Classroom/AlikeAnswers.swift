import CourseFormat

/// Finds answers to the projects that are alike.
///
/// What is compared are the signs and words of the code in their order: no blanks, no comments, and
/// the same sign for each name that the answer itself declares. What the exercise gave is taken away
/// first, and so is what a good part of the class wrote.
struct AlikeAnswers {
  /// Two answers that are alike.
  struct Pair: Equatable {
    let exercise: String
    let first: String
    let second: String
    /// How much of the shorter one is in the other.
    let percent: Int
    let isSameText: Bool
  }

  /// How many signs and words are compared at once.
  static let length = 7

  /// How much has to be alike to be named, in percent.
  static let threshold = 80

  /// The fewest passages that say anything.
  private static let fewest = 12

  let pairs: [Pair]

  /// Compares the answers of a class to the projects; in a lesson without one, to its last exercise.
  init(in folders: [StudentFolder], of package: CoursePackage) {
    let projects = package.lessons.flatMap { lesson in
      let projects = lesson.exercises.filter(\.isProject)
      return projects.isEmpty ? Array(lesson.exercises.suffix(1)) : projects
    }
    pairs = projects.flatMap { exercise -> [Pair] in
      let answers = folders.compactMap { folder -> (name: String, text: String)? in
        let submission = folder.submissions.first { $0.exercise == exercise }
        guard let submission, let text = submission.text, !submission.isUntouched else {
          return nil
        }
        return (folder.name, text)
      }
      let given = Submission(of: exercise)
      return Self.pairs(
        of: answers, to: exercise.name, given: given.isUntouched ? given.text ?? "" : "")
    }
  }

  /// Compares answers to one exercise.
  static func pairs(
    of answers: [(name: String, text: String)], to exercise: String, given: String
  ) -> [Pair] {
    let stub = passages(of: words(in: given))
    let all = answers.map { passages(of: words(in: $0.text)).subtracting(stub) }
    // What more than a third of a class wrote is how one writes it.
    var counts: [Int: [Int]] = [:]
    for (index, set) in all.enumerated() {
      for passage in set { counts[passage, default: []].append(index) }
    }
    var pairs: [Pair] = []
    var isDone: Set<Int> = []
    let same = Dictionary(grouping: answers.indices, by: { all[$0] }).filter {
      $0.key.count >= fewest && $0.value.count > 1
    }
    for group in same.values {
      for index in group.dropFirst() {
        let first = group[0]
        isDone.insert(index)
        pairs.append(
          Pair(
            exercise: exercise, first: answers[first].name, second: answers[index].name,
            percent: 100, isSameText: answers[first].text == answers[index].text))
      }
    }
    let most = max(3, answers.count / 3)
    var shared: [Int: Int] = [:]
    var sizes = [Int](repeating: 0, count: answers.count)
    for owners in counts.values {
      let owners = owners.filter { !isDone.contains($0) }
      guard owners.count <= most else { continue }
      for (position, first) in owners.enumerated() {
        sizes[first] += 1
        for second in owners[(position + 1)...] {
          shared[first * answers.count + second, default: 0] += 1
        }
      }
    }
    for (key, count) in shared {
      let (first, second) = (key / answers.count, key % answers.count)
      let size = min(sizes[first], sizes[second])
      guard size >= fewest, count * 100 >= size * threshold else { continue }
      pairs.append(
        Pair(
          exercise: exercise, first: answers[first].name, second: answers[second].name,
          percent: count * 100 / size, isSameText: false))
    }
    return pairs.sorted {
      (-$0.percent, $0.isSameText ? 0 : 1, $0.first, $0.second)
        < (-$1.percent, $1.isSameText ? 0 : 1, $1.first, $1.second)
    }
  }

  /// The runs of signs and words, each as a number.
  private static func passages(of words: [Int]) -> Set<Int> {
    guard words.count >= length else { return [] }
    var passages: Set<Int> = []
    for start in 0...(words.count - length) {
      var number = 17
      for word in words[start..<start + length] { number = number &* 1_000_003 &+ word }
      passages.insert(number)
    }
    return passages
  }

  /// The signs and words of a text, each as a number; a name that the text declares is 1, a text in
  /// quotes 2.
  private static func words(in text: String) -> [Int] {
    var words: [(number: Int, isName: Bool)] = []
    var declared: Set<Int> = []
    let declaring = Set(
      ["let", "var", "func", "class", "struct", "enum", "case", "protocol", "for"].map {
        number(of: Array($0.utf8)[...])
      })
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte <= 32 {
        index += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != 10 { index += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        index += 2
        while index + 1 < bytes.count,
          bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
        {
          index += 1
        }
        index += 2
      } else if byte == UInt8(ascii: "\"") {
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 10 {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        words.append((2, false))
      } else if isLetter(byte) {
        let start = index
        while index < bytes.count, isLetter(bytes[index]) { index += 1 }
        let number = number(of: bytes[start..<index])
        if let last = words.last, last.isName, declaring.contains(last.number) {
          declared.insert(number)
        }
        words.append((number, true))
      } else {
        words.append((Int(byte) + 3, false))
        index += 1
      }
    }
    return words.map { declared.contains($0.number) && $0.isName ? 1 : $0.number }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 128 || byte == UInt8(ascii: "_") || (48...57).contains(byte)
      || (65...90).contains(byte) || (97...122).contains(byte)
  }

  private static func number(of word: ArraySlice<UInt8>) -> Int {
    var number = 5381
    for byte in word { number = number &* 33 &+ Int(byte) }
    return number | 1024
  }
}
