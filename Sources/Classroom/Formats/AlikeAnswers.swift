import Answers
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
      let exercises = package.exercises(of: lesson)
      let projects = exercises.filter(\.isProject)
      return projects.isEmpty ? Array(exercises.suffix(1)) : projects
    }
    pairs = projects.flatMap { exercise -> [Pair] in
      Progress.step = exercise.name
      Progress.tick()
      var answers = folders.compactMap { folder -> (name: String, text: String)? in
        let submission = folder.submissions.first { $0.exercise == exercise }
        guard let submission, let text = submission.text, !submission.isUntouched else {
          return nil
        }
        return (folder.name, text)
      }
      if let solution = exercise.solution.text { answers.append((Self.solutions, solution)) }
      let given = Submission(of: exercise)
      return Self.pairs(
        of: answers, to: exercise.name, given: given.isUntouched ? given.text ?? "" : "")
    }
  }

  /// The name under which the solution stands among the answers.
  static let solutions = "Solutions"

  /// Answers to one exercise that are alike, each with at least one other.
  struct Group: Equatable {
    let exercise: String
    let names: [String]
    /// How much is in common, in percent: between those that have least and most.
    let least: Int
    let most: Int
    /// Whether all have the same text.
    let isSameText: Bool
  }

  /// Puts pairs together that have an answer in common.
  static func groups(of pairs: [Pair]) -> [Group] {
    var groups: [(exercise: String, names: Set<String>, pairs: [Pair])] = []
    for pair in pairs {
      let own = groups.indices.filter { index in
        groups[index].exercise == pair.exercise
          && !groups[index].names.isDisjoint(with: [pair.first, pair.second])
      }
      var group = (exercise: pair.exercise, names: Set([pair.first, pair.second]), pairs: [pair])
      for index in own.reversed() {
        let other = groups.remove(at: index)
        group.names.formUnion(other.names)
        group.pairs = other.pairs + group.pairs
      }
      groups.insert(group, at: own.first ?? groups.endIndex)
    }
    return groups.map { group in
      let percents = group.pairs.map(\.percent)
      return Group(
        exercise: group.exercise, names: group.names.sorted(), least: percents.min() ?? 0,
        most: percents.max() ?? 0, isSameText: group.pairs.allSatisfy(\.isSameText))
    }
  }

  /// Compares answers to one exercise.
  static func pairs(
    of answers: [(name: String, text: String)], to exercise: String, given: String
  ) -> [Pair] {
    let stub = passages(of: words(in: given))
    // Many hand in the same text.
    var known: [String: Set<Int>] = [:]
    let all = answers.map { answer -> Set<Int> in
      if let passages = known[answer.text] { return passages }
      Progress.tick()
      let own = passages(of: words(in: answer.text)).subtracting(stub)
      known[answer.text] = own
      return own
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
    // What more than a third of a class wrote is how one writes it.
    let most = max(3, answers.count / 3)
    let open = answers.indices.filter { !isDone.contains($0) }
    var counts: [Int: Int] = [:]
    for index in open { for passage in all[index] { counts[passage, default: 0] += 1 } }
    let own = open.map { index in all[index].filter { counts[$0, default: 0] <= most } }
    var owners: [Int: [Int]] = [:]
    for (place, passages) in own.enumerated() {
      for passage in passages { owners[passage, default: []].append(place) }
    }
    for first in own.indices {
      Progress.tick()
      var shared: [Int: Int] = [:]
      for passage in own[first] {
        for second in owners[passage] ?? [] where second > first {
          shared[second, default: 0] += 1
        }
      }
      for (second, count) in shared {
        let size = min(own[first].count, own[second].count)
        guard size >= fewest, count * 100 >= size * threshold else { continue }
        pairs.append(
          Pair(
            exercise: exercise, first: answers[open[first]].name,
            second: answers[open[second]].name, percent: count * 100 / size, isSameText: false))
      }
    }
    return pairs.sorted {
      (-$0.percent, $0.isSameText ? 0 : 1, $0.first, $0.second)
        < (-$1.percent, $1.isSameText ? 0 : 1, $1.first, $1.second)
    }
  }

  /// The runs of signs and words, each as a number.
  private static func passages(of words: [Int]) -> Set<Int> {
    guard words.count >= length else { return [] }
    var passages = Set<Int>(minimumCapacity: words.count)
    words.withUnsafeBufferPointer { words in
      var start = 0
      while start <= words.count - length {
        var number = 17
        var index = start
        while index < start + length {
          number = number &* 1_000_003 &+ words[index]
          index += 1
        }
        passages.insert(number)
        start += 1
      }
    }
    return passages
  }

  private static let declaring: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "case", "protocol", "for",
  ]

  /// The signs and words of a text, each as a number; a name that the text declares is 1, a text in
  /// quotes 2.
  private static func words(in text: String) -> [Int] {
    let tokens = SourceTokens(text).all
    var declared: Set<String> = []
    for (token, next) in zip(tokens, tokens.dropFirst())
    where next.kind == .word && token.kind == .word && declaring.contains(token.text) {
      declared.insert(next.text)
    }
    return tokens.flatMap { token -> [Int] in
      switch token.kind {
      case .string: [2]
      case .word where declared.contains(token.text): [1]
      // Each byte of an operator counts, as each bracket does.
      case .sign: token.text.utf8.map { Int($0) + 3 }
      default: [token.text.hashValue | 1024]
      }
    }
  }
}
