import CourseFormat

/// Sets Swift with line numbers, and colours where there are any.
struct CodeFormatter {
  let styler: TextStyler
  let width: Int

  /// Returns numbered lines; what does not fit is continued on a line without a number.
  func lines(_ source: [String], from first: Int) -> [String] {
    let digits = max(String(first + source.count - 1).count, 3)
    let bar = styler.style.isUnicode ? "│" : "|"
    return source.enumerated().flatMap { index, line in
      let number = String(first + index)
      let gutter = String(repeating: " ", count: digits - number.count) + number
      let indent = line.prefix { $0 == " " }.count
      let room = max(width - digits - 3, 10)
      return line.hanging(min(indent + 4, room / 2), cells: room)
        .enumerated().map { part, text in
          let margin = part == 0 ? gutter : String(repeating: " ", count: digits)
          return styler.faint("\(margin) \(bar)") + (text.isEmpty ? "" : " " + highlighted(text))
        }
    }
  }

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
