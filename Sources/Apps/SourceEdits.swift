import Answers
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
    var shift = 0
    for edit in sorted(edits[line] ?? []) {
      let start = edit.column + shift
      guard column > start else { break }
      let end = start + edit.text.utf8.count
      if column < end, edit.isOwn { return nil }
      if column < end { return min(edit.column + column - start, edit.column + edit.length) }
      shift += edit.text.utf8.count - edit.length
    }
    return max(column - shift, 1)
  }

  /// What the course's own text at a column of the changed text stands for, if it stands for something.
  func origin(ofColumn column: Int, ofLine line: Int) -> Origin? {
    var shift = 0
    for edit in sorted(edits[line] ?? []) {
      let start = edit.column + shift
      guard column > start else { break }
      if column < start + edit.text.utf8.count { return edit.origin }
      shift += edit.text.utf8.count - edit.length
    }
    return nil
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
