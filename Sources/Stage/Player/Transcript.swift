import HeadlessUIKit

/// A lesson as text to read from top to bottom.
struct Transcript {
  let title: String
  let style: TerminalStyle
  let width: Int

  /// Returns some steps of a lesson as text; each line ends in a newline.
  func text(of recording: Recording, steps: [Step]) -> String {
    let page = StepFormatter(style: style, width: width)
    var lines: [String] = []
    for chapter in recording.chapters {
      let chosen = chapter.steps.filter { step in steps.contains { $0.label == step.label } }
      guard !chosen.isEmpty else { continue }
      lines += page.banner("\(title) · \(chapter.number) of \(recording.chapters.count)")
      if chosen.first?.passages.isEmpty ?? true { lines += ["", chapter.title] }
      for step in chosen {
        lines += page.text(of: step) + page.scene(of: step)
      }
      lines.append("")
    }
    return lines.map { $0.trimmingTrailingSpaces + "\n" }.joined()
  }
}

extension String {
  var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
