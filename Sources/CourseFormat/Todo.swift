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
    source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .compactMap { index, line in
        number(in: line).map { Todo(number: $0, line: index + 1) }
      }
  }

  /// The number of the TODO that a line is, if it is one.
  package static func number(in line: some StringProtocol) -> Int? {
    String(line).firstMatch(of: /^\s*\/\/\s*TODO\s+(\d+)\s*:/).flatMap { Int($0.1) }
  }

  /// The numbers that the checks of a suite wait for, one for each check that waits.
  package static func numbersAwaited(in suite: String) -> [Int] {
    suite.split(whereSeparator: \.isNewline).compactMap { numberAwaited(in: $0) }
  }

  /// The number of the TODO that the check beginning on this line of a suite waits for.
  package static func numberAwaited(in line: some StringProtocol) -> Int? {
    String(line).firstMatch(of: /@Test\(.*\.todo\((\d+)\)/).flatMap { Int($0.1) }
  }
}
