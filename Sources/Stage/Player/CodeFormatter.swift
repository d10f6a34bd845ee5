import CourseFormat

/// Sets Swift with line numbers, and colours where there are any.
struct CodeFormatter {
  let styler: TextStyler
  let width: Int

  /// Returns numbered lines; what does not fit is continued on a line without a number.
  ///
  /// A note stands under the line whose number it is given for.
  func lines(
    _ source: [String], from first: Int, notes: [(line: Int, text: String)] = []
  ) -> [String] {
    let digits = max(String(first + source.count - 1).count, 3)
    let bar = styler.style.isUnicode ? "│" : "|"
    let room = max(width - digits - 3, 10)
    let spaces = String(repeating: " ", count: digits)
    var lines: [String] = []
    for (index, line) in source.enumerated() {
      let number = String(first + index)
      let gutter = String(repeating: " ", count: digits - number.count) + number
      let indent = line.prefix { $0 == " " }.count
      for (part, text) in line.hanging(min(indent + 4, room / 2), cells: room).enumerated() {
        let margin = styler.faint("\(part == 0 ? gutter : spaces) \(bar)")
        lines.append(text.isEmpty ? margin : "\(margin) \(highlighted(text))")
      }
      for note in notes where note.line == first + index {
        let margin = styler.faint("\(spaces) \(bar)") + String(repeating: " ", count: indent + 1)
        for text in (mark + note.text).hanging(2, cells: room - indent) {
          lines.append(margin + styler.problem(styler.plain(text)))
        }
      }
    }
    return lines
  }

  /// What points at the line above.
  private var mark: String { styler.style.isUnicode ? "\u{25B2} " : "^ " }

  private func highlighted(_ line: String) -> String {
    guard styler.style.hasColor else { return line }
    return CodeToken.tokens(of: line).map { token in
      switch token.kind {
      case .plain: token.text
      case .keyword: styler.keyword(token.text)
      case .type: styler.type(token.text)
      case .string: styler.string(token.text)
      case .number: styler.number(token.text)
      case .comment: styler.comment(token.text)
      }
    }
    .joined()
  }
}
