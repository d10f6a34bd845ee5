/// The annotations of a source file: lines that begin with `//:`.
package nonisolated enum Prose {
  /// Returns the text of an annotation line, or nil if the line is code.
  package static func text(of line: String) -> String? {
    let trimmed = line.drop { $0 == " " }
    guard trimmed.hasPrefix("//:") else { return nil }
    let text = trimmed.dropFirst(3)
    return String(text.first == " " ? text.dropFirst() : text)
  }
}
