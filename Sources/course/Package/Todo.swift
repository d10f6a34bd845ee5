/// A line in an exercise that says what is missing.
///
///     // TODO 1: One wheel for every column.
struct Todo: Equatable {
  let number: Int
  let line: Int

  /// The TODO lines of an exercise, from top to bottom.
  static func all(in source: String) -> [Todo] {
    source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .compactMap {
        index, line in
        number(in: line).map { Todo(number: $0, line: index + 1) }
      }
  }

  /// The number of the TODO that a line is, if it is one.
  static func number(in line: some StringProtocol) -> Int? {
    String(line).firstMatch(of: /^\s*\/\/\s*TODO\s+(\d+)\s*:/).flatMap { Int($0.1) }
  }
}
