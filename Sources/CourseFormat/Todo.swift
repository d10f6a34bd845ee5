/// A line in an exercise that says what is missing.
///
///     // TODO 1: One wheel for every column.
///
/// A check of the suite waits for it by its number: `@Test(.todo(1))`.
package nonisolated struct Todo: Equatable, Sendable {
  package let number: Int
  package let line: Int

  package init(number: Int, line: Int) {
    self.number = number
    self.line = line
  }

  /// The TODO lines of an exercise, from top to bottom.
  package static func all(in source: String) -> [Todo] {
    source.lines(with: "TODO").compactMap { line in
      number(in: line.text).map { Todo(number: $0, line: line.number) }
    }
  }

  /// The number of the TODO that a line is, if it is one.
  package static func number(in line: some StringProtocol) -> Int? {
    var rest = Substring(line)
    guard rest.skip(blanks: 0, then: "//"), rest.skip(blanks: 0, then: "TODO"),
      rest.skip(blanks: 1, then: "")
    else { return nil }
    let digits = rest.prefix(while: \.isNumber)
    rest.removeFirst(digits.count)
    return rest.skip(blanks: 0, then: ":") ? Int(digits) : nil
  }

  /// The numbers that the checks of a suite wait for, one for each check that waits.
  package static func numbersAwaited(in suite: String) -> [Int] {
    suite.lines(with: check).compactMap { numberAwaited(in: $0.text) }
  }

  /// The numbers in a list: `1,1,2`.
  package static func numbers(in list: String) -> [Int] {
    list.split(separator: ",").compactMap { Int($0) }
  }

  /// The TODO lines as a list, each with its number and its line: `1:12,2:30`.
  package static func list(_ todos: [Todo]) -> String {
    todos.map { "\($0.number):\($0.line)" }.joined(separator: ",")
  }

  /// The TODO lines in such a list.
  package static func listed(in list: String) -> [Todo] {
    list.split(separator: ",").compactMap { entry in
      let parts = entry.split(separator: ":").compactMap { Int($0) }
      return parts.count == 2 ? Todo(number: parts[0], line: parts[1]) : nil
    }
  }

  /// The number of the TODO that the check beginning on this line of a suite waits for.
  package static func numberAwaited(in line: some StringProtocol) -> Int? {
    var rest = Substring(line)
    guard rest.skip(behind: check) else { return nil }
    var number: Int?
    while rest.skip(behind: ".todo(") {
      let digits = rest.prefix(while: \.isNumber)
      if rest.dropFirst(digits.count).first == ")" { number = Int(digits) ?? number }
    }
    return number
  }

  /// What the line of a check begins with.
  private static let check = "@Test("
}

// The suites of the course have twenty thousand lines, and all are read before the first check runs.
// A regular expression is parsed anew wherever it stands in the code, so a look at each line would take
// longer than the grading.
nonisolated extension String {
  /// The lines of the text that hold a word, with their numbers from 1.
  ///
  /// A line ends where ``Character/isNewline`` says so.
  fileprivate func lines(with word: String) -> [(number: Int, text: String)] {
    var text = self
    var word = word
    return text.withUTF8 { bytes in
      word.withUTF8 { word in
        guard let beginning = bytes.baseAddress, let wanted = word.baseAddress else { return [] }
        var lines: [(number: Int, text: String)] = []
        let end = beginning + bytes.count
        let first = wanted.pointee
        var number = 1
        var line = beginning
        var byte = beginning
        var holdsWord = false
        func endLine() {
          if holdsWord {
            let bytes = UnsafeBufferPointer(start: line, count: byte - line)
            lines.append((number, String(decoding: bytes, as: UTF8.self)))
          }
          holdsWord = false
        }
        while byte != end {
          let value = byte.pointee
          if value == first {
            if !holdsWord, end - byte >= word.count {
              var index = 1
              while index < word.count, byte[index] == wanted[index] { index += 1 }
              holdsWord = index == word.count
            }
          } else if value < 0x0E || value == 0xC2 || value == 0xE2 {
            let length = Self.lengthOfNewline(at: byte, end)
            if length > 0 {
              endLine()
              byte += length
              line = byte
              number += 1
              continue
            }
          }
          byte += 1
        }
        endLine()
        return lines
      }
    }
  }

  /// How many bytes the end of a line takes that begins here: none if no line ends here.
  private static func lengthOfNewline(
    at byte: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> Int {
    let rest = end - byte
    switch byte[0] {
    case 0x0D: return rest > 1 && byte[1] == 0x0A ? 2 : 1
    case 0x0A...0x0C: return 1
    // U+0085, U+2028 and U+2029.
    case 0xC2: return rest > 1 && byte[1] == 0x85 ? 2 : 0
    case 0xE2: return rest > 2 && byte[1] == 0x80 && (byte[2] == 0xA8 || byte[2] == 0xA9) ? 3 : 0
    default: return 0
    }
  }
}

nonisolated extension Substring {
  /// Skips blanks, at least so many, and then a text, if they stand at the beginning.
  fileprivate mutating func skip(blanks least: Int, then text: String) -> Bool {
    let blanks = prefix(while: \.isWhitespace)
    let rest = dropFirst(blanks.count)
    guard blanks.count >= least, rest.hasPrefix(text) else { return false }
    self = rest.dropFirst(text.count)
    return true
  }

  /// Skips everything up to a text, and the text, if it is there.
  fileprivate mutating func skip(behind text: String) -> Bool {
    guard let found = firstRange(of: text) else { return false }
    self = self[found.upperBound...]
    return true
  }
}
