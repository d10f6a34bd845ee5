import CourseFormat
import TerminalIO

/// Sets a box of a chapter: a frame with a title in it, and prose within.
///
///     ╭─ Question ────────────────────────────╮
///     │ The label is wrong at first. Why?     │
///     ├─ Answer ──────────────────────────────┤
///     │ Nobody has turned a wheel yet.        │
///     ╰───────────────────────────────────────╯
struct BoxFormatter {
  let styler: TextStyler
  let width: Int

  private var frame: CellFrame.Lines { styler.style.glyphs.phone }
  private var horizontal: String { String(frame.horizontal) }

  /// Returns the lines of a box; a hidden answer is announced instead.
  func lines(of box: Box, isAnswerHidden: Bool = false) -> [String] {
    var lines = [edge(box.kind.title, frame.corners[0], frame.corners[1])] + inside(box.text)
    if let answer = box.answer {
      let (left, right): (Character, Character) = styler.style.isUnicode ? ("├", "┤") : ("+", "+")
      lines.append(edge(Box.Kind.answer.rawValue, left, right))
      lines += isAnswerHidden ? line(styler.faint("Return shows it.")) : inside(answer)
    }
    let bottom = String(repeating: horizontal, count: max(width - 2, 0))
    return lines + [styler.faint("\(frame.corners[3])\(bottom)\(frame.corners[2])")]
  }

  private func inside(_ text: [String]) -> [String] {
    ProseFormatter(styler: styler, width: max(width - 4, 10)).lines(text).flatMap(line)
  }

  private func line(_ text: String) -> [String] {
    let bar = styler.faint(String(frame.vertical))
    let room = max(width - 4 - text.cellWidthWithoutSequences, 0)
    return ["\(bar) \(text)\(String(repeating: " ", count: room)) \(bar)"]
  }

  private func edge(_ title: String, _ left: Character, _ right: Character) -> String {
    let rest = String(repeating: horizontal, count: max(width - title.cellWidth - 5, 0))
    return styler.faint("\(left)\(horizontal)") + " \(styler.bold(title)) "
      + styler.faint("\(rest)\(right)")
  }
}
