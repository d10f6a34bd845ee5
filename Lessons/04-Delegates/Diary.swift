/// A list of lines in the order they were written.
///
/// The tutorial of 2015 that HypnoNerd comes from wrote its lines to the
/// console with `NSLog`. A diary keeps them, and a lesson can show them.
final class Diary {
  private(set) var lines: [String] = []

  /// What was written last.
  var last: String { lines.last ?? "nothing" }

  /// Writes a line.
  func note(_ line: String) {
    lines.append(line)
  }
}
