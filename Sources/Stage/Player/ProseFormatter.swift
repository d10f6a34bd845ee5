import CourseFormat
import CoursePage

/// Sets Markdown prose in lines of a width.
///
/// Paragraphs are filled, lists hang, and lines indented by four spaces stay as they are. A block
/// of them that is a diagram is never broken, so that its lines stay under each other.
struct ProseFormatter {
  let styler: TextStyler
  let width: Int

  /// Returns the lines of some prose.
  func lines(_ source: [String]) -> [String] {
    var result: [String] = []
    var paragraph: [String] = []
    var block: [String] = []
    func finish() {
      if !paragraph.isEmpty {
        result += MarkedText(styler.plain(paragraph.joined(separator: " ")), styler: styler)
          .lines(hanging: paragraph[0].listMark ?? 0, cells: width)
      }
      result += indented(block)
      (paragraph, block) = ([], [])
    }
    for line in source {
      if line.hasPrefix("    "), paragraph.isEmpty {
        block.append(line)
      } else if line.isBlank {
        finish()
        if result.last?.isEmpty == false { result.append("") }
      } else {
        if !block.isEmpty || line.trimmingLeadingSpaces.listMark != nil { finish() }
        paragraph.append(line.trimmingLeadingSpaces)
      }
    }
    finish()
    return result
  }

  private func indented(_ block: [String]) -> [String] {
    guard block.contains(where: \.isDiagramLine) else {
      return block.flatMap { $0.hanging(6, cells: width) }
    }
    return block.map { styler.drawing($0) }
  }
}

extension String {
  fileprivate var trimmingLeadingSpaces: String { String(drop { $0 == " " }) }
}
