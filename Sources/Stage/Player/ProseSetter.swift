/// Sets Markdown prose in lines of a width.
///
/// Paragraphs are filled, lists hang, and lines indented by four spaces stay as they are.
struct ProseSetter {
  let ink: Ink
  let width: Int

  /// Returns the lines of some prose.
  func lines(_ source: [String]) -> [String] {
    var result: [String] = []
    var paragraph: [String] = []
    func finish() {
      guard !paragraph.isEmpty else { return }
      let isItem = paragraph[0].hasPrefix("- ")
      result += paragraph.joined(separator: " ").hanging(isItem ? 2 : 0, cells: width)
        .map { emphasised($0) }
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

  /// Turns `code`, *words* and **strong words** into colours; without colours the stars go.
  private func emphasised(_ line: String) -> String {
    line.components(separatedBy: "`").enumerated().map { index, text in
      guard index % 2 == 0 else { return ink.style.hasColor ? ink.code(text) : "`\(text)`" }
      return starred(text, "**") {
        starred($0, "*", plain: { $0 }, marked: ink.italic)
      } marked: {
        ink.bold($0)
      }
    }
    .joined()
  }

  private func starred(
    _ text: String, _ star: String, plain: (String) -> String, marked: (String) -> String
  ) -> String {
    text.components(separatedBy: star).enumerated()
      .map { index, piece in index % 2 == 1 ? marked(piece) : plain(piece) }
      .joined()
  }
}

extension String {
  fileprivate var trimmingLeadingSpaces: String { String(drop { $0 == " " }) }
}
