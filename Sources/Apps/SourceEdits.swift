import Answers
import CourseFormat
import Foundation

/// Changes within the lines of a text, and where each column of what comes of them was before.
///
/// - Shape: A text keeps its lines: what is changed has no line ends.
/// - Units: Lines and columns count from 1, columns in bytes.
struct SourceEdits {
  private struct Edit {
    let column: Int
    let length: Int
    let text: String
    /// Whether what is put there is the course's own, in which no error is its writer's.
    let isOwn: Bool
    /// What its writer wrote somewhere else, and what the course's own text stands for.
    let origin: Origin?
  }

  /// A place in a file of its writer's.
  struct Origin: Equatable {
    let file: URL
    let line: Int
    let column: Int
  }

  private var edits: [Int: [Edit]] = [:]

  /// Puts a text in the place of some bytes of a line.
  mutating func replace(
    line: Int, column: Int, length: Int, isOwn: Bool = false, from origin: Origin? = nil,
    with text: String
  ) {
    edits[line, default: []].append(
      Edit(column: column, length: length, text: text, isOwn: isOwn, origin: origin))
  }

  /// Puts blanks in the place of some bytes of a line.
  mutating func blank(line: Int, column: Int, length: Int) {
    replace(line: line, column: column, length: length, with: String(repeating: " ", count: length))
  }

  /// Puts a text before a token.
  mutating func insert(
    _ text: String, before token: SourceTokens.Token, isOwn: Bool = false,
    from origin: Origin? = nil
  ) {
    replace(
      line: token.line, column: token.column, length: 0, isOwn: isOwn, from: origin, with: text)
  }

  /// Puts blanks in the place of everything from one token to the end of another.
  mutating func blank(
    from first: SourceTokens.Token, through last: SourceTokens.Token, of source: AppSource
  ) {
    for line in first.line...max(last.line, first.line) {
      let start = line == first.line ? first.column : 1
      let end =
        line == last.line ? last.column + last.range.count : source.lineLengths[line - 1] + 1
      if end > start { blank(line: line, column: start, length: end - start) }
    }
  }

  /// Gives what has another name today that name.
  mutating func apply(_ change: NameMigration.Change) {
    for edit in change.edits {
      replace(line: edit.line, column: edit.column, length: edit.length, with: edit.text)
    }
  }

  /// Returns a text with the changes made.
  func applied(to text: String) -> String {
    var lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    for (line, edits) in edits where lines.indices.contains(line - 1) {
      var bytes = lines[line - 1]
      // From the end on, so that the columns before stay what they are. What is inserted at one
      // place stays in its order.
      for edit in sorted(edits).reversed() where edit.column - 1 + edit.length <= bytes.count {
        let start = edit.column - 1
        bytes.replaceSubrange(start..<(start + edit.length), with: edit.text.utf8)
      }
      lines[line - 1] = bytes
    }
    return String(decoding: Array(lines.joined(separator: [10])), as: UTF8.self)
  }

  /// The column that a column of the changed text had before, or nil if it is in what is the course's.
  func column(_ column: Int, ofLine line: Int) -> Int? {
    let (edit, shift) = edit(atColumn: column, ofLine: line)
    guard let edit else { return max(column - shift, 1) }
    return edit.isOwn ? nil : min(column - shift, edit.column + edit.length)
  }

  /// What the course's own text at a column of the changed text stands for, if it stands for something.
  func origin(ofColumn column: Int, ofLine line: Int) -> Origin? {
    edit(atColumn: column, ofLine: line).edit?.origin
  }

  /// The change whose text a column of the changed text lies in, if it lies in one, and by how much
  /// those before it have moved the column.
  private func edit(atColumn column: Int, ofLine line: Int) -> (edit: Edit?, shift: Int) {
    var shift = 0
    for edit in sorted(edits[line] ?? []) {
      guard column > edit.column + shift else { break }
      if column < edit.column + shift + edit.text.utf8.count { return (edit, shift) }
      shift += edit.text.utf8.count - edit.length
    }
    return (nil, shift)
  }

  /// The changes of a line from left to right; what is put before a place comes before what takes it.
  private func sorted(_ edits: [Edit]) -> [Edit] {
    edits.enumerated().sorted { one, other in
      let key = { (edit: (offset: Int, element: Edit)) in
        (edit.element.column, edit.element.length == 0 ? 0 : 1, edit.offset)
      }
      return key(one) < key(other)
    }
    .map(\.element)
  }
}
