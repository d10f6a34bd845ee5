import Foundation

/// The words that this program was called with, as the system shows them to other programs.
///
/// The names of students are among them, and where a machine has no namespaces an answer can read the
/// list of programs.
package enum ProgramArguments {
  /// Takes the words away, but for the name of the program.
  ///
  /// Whoever needs them has read them before. Where they cannot be found, they stay.
  package static func hide() {
    let stat = URL(fileURLWithPath: "/proc/self/stat").text ?? ""
    // The name of the program comes second, in parentheses, and may hold anything.
    guard let end = stat.lastIndex(of: ")") else { return }
    let fields = stat[end...].split(whereSeparator: \.isWhitespace)
    // The 48th and the 49th field: where the words begin and end.
    guard let start = fields.element(at: 46).flatMap({ UInt($0) }), start > 0,
      let limit = fields.element(at: 47).flatMap({ UInt($0) }), limit > start,
      let words = UnsafeMutablePointer<CChar>(bitPattern: start)
    else { return }
    let name = strnlen(words, Int(limit - start)) + 1
    guard name < Int(limit - start) else { return }
    memset(words + name, 0, Int(limit - start) - name)
  }
}
