import CourseFormat
import HeadlessUIKit

/// The text of a chapter, line by line.
///
/// - Shape: Lines count from 1, as in an editor.
struct SourceFile {
  let path: String
  let lines: [String]

  /// Reads a source file, or answers nil if it is not there.
  init?(path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    self.init(path: path, text: text)
  }

  init(path: String, text: String) {
    self.path = path
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
      String.init)
  }

  /// The path as a reader of the repository writes it: `Lessons/01-Pickers/02-Order.swift`.
  var name: String { Self.name(of: path) }

  /// The title in the first heading, or nil.
  var title: String? {
    lines.lazy.compactMap { Prose.text(of: $0) }.first { $0.hasPrefix("# ") }
      .map { String($0.dropFirst(2)) }
  }

  static func name(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard let start = parts.lastIndex(of: "Lessons") else { return parts.last ?? path }
    return parts[start...].joined(separator: "/")
  }

  /// Returns the line on which the statement that begins on a line ends.
  ///
  /// Its parentheses are counted.
  func endOfStatement(from line: Int) -> Int {
    var depth = 0
    for number in line...max(line, lines.count) where number <= lines.count {
      depth += SourceTokens(line: lines[number - 1]).all.reduce(0) {
        $0 + ("()".contains($1.text) ? $1.depth : 0)
      }
      if depth <= 0 { return number }
    }
    return line
  }
}
