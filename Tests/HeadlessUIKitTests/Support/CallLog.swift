import HeadlessUIKit

/// What several controllers were told, in one list.
final class CallLog {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  /// Returns what was noted since it was asked last.
  func next() -> [String] {
    defer { lines = [] }
    return lines
  }
}
