/// Sets Markdown prose in lines of a width.
///
/// Paragraphs are filled, lists hang, and lines indented by four spaces stay as they are.
struct ProseFormatter {
  let ink: TextStyler
  let width: Int

  /// Returns the lines of some prose.
  func lines(_ source: [String]) -> [String] {
    var result: [String] = []
    var paragraph: [String] = []
    func finish() {
      guard !paragraph.isEmpty else { return }
      let isItem = paragraph[0].hasPrefix("- ")
      result += MarkedText(paragraph.joined(separator: " "), ink: ink)
        .lines(hanging: isItem ? 2 : 0, cells: width)
      paragraph = []
    }
    for line in source {
      if line.hasPrefix("    ") {
        finish()
        result += line.hanging(6, cells: width)
      } else if line.isBlank {
        finish()
        if result.last?.isEmpty == false { result.append("") }
      } else {
        if line.hasPrefix("- ") { finish() }
        paragraph.append(line.trimmingLeadingSpaces)
      }
    }
    finish()
    return result
  }
}

extension String {
  fileprivate var trimmingLeadingSpaces: String { String(drop { $0 == " " }) }
}
