import HeadlessUIKit

/// Compares what a chapter says it prints with what it printed.
enum PrintCheck {
  /// Returns a problem for every comment `// Prints "…"` that is missing or not true.
  static func problems(in source: SourceFile, printed: [Stage.Printed]) -> [Problem] {
    var expectations = expectations(in: source)
    var problems: [Problem] = []
    for (line, texts) in printedByLine(printed, in: source) {
      let end = source.endOfStatement(from: line)
      let actual = texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        .map(String.init)
      let expected = expectations.removeValue(forKey: end + 1) ?? []
      if expected != actual {
        problems.append(
          Problem(
            "\(source.name):\(line) says it prints \(quoted(expected)), and the run printed "
              + "\(quoted(actual)). Look at the comment after the statement.",
            note: "The run printed \(quoted(actual)).", line: end + expected.count))
      }
    }
    return problems
      + expectations.sorted { $0.key < $1.key }.map { line, expected in
        Problem(
          "\(source.name):\(line) says something is printed, and the run printed nothing there.",
          note: "The run printed nothing here.", line: line + expected.count - 1)
      }
  }

  /// The expected lines of a file, by the line the first of them stands on.
  private static func expectations(in source: SourceFile) -> [Int: [String]] {
    var expectations: [Int: [String]] = [:]
    var start: Int?
    for (index, line) in source.lines.enumerated() {
      guard let text = expectation(in: line) else {
        start = nil
        continue
      }
      start = start ?? index + 1
      expectations[start ?? index + 1, default: []].append(text)
    }
    return expectations
  }

  private static func expectation(in line: String) -> String? {
    let comment = line.drop { $0 == " " }
    guard comment.hasPrefix("// Prints \""), comment.hasSuffix("\"") else { return nil }
    return String(comment.dropFirst("// Prints \"".count).dropLast())
  }

  private static func printedByLine(
    _ printed: [Stage.Printed], in source: SourceFile
  ) -> [(Int, [String])] {
    let own = printed.filter { $0.file == source.path }
    return Dictionary(grouping: own, by: \.line).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.map(\.text)) }
  }

  private static func quoted(_ texts: [String]) -> String {
    texts.isEmpty ? "nothing" : texts.map { "\u{201C}\($0)\u{201D}" }.joined(separator: ", ")
  }
}
