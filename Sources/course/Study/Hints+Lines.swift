import Answers
import TerminalIO

extension Hints {
  /// Returns a hint in lines for a terminal: paragraphs broken anew, and code indented, without the
  /// fences that Markdown has around it.
  static func lines(of hint: String) -> [String] {
    var lines: [String] = []
    var prose: [String] = []
    var isCode = false
    func endProse() {
      lines += Paragraphs(of: prose).lines.flatMap { line in
        line.isProse ? line.text.wrapped(cells: measure) : [line.text]
      }
      prose = []
    }
    for line in hint.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.hasPrefix("```") {
        endProse()
        isCode.toggle()
      } else if isCode {
        lines.append(line.isEmpty ? "" : "    \(line)")
      } else {
        prose.append(String(line))
      }
    }
    endProse()
    return lines
  }

  /// The longest line of prose, in cells.
  private static let measure = 80
}
