import HeadlessUIKit

/// Sets a step of a lesson: its text, its picture, and what was said.
struct StepFormatter {
  let style: TerminalStyle
  let width: Int

  private var ink: TextStyler { TextStyler(style: style) }
  private var rule: String { style.isUnicode ? "─" : "-" }

  /// Returns a line across the page with words in it.
  func banner(_ words: String) -> [String] {
    [ink.bold(filled("\(rule)\(rule) \(ink.plain(words)) "))]
  }

  /// Returns the text of a step, an empty line before each passage.
  func text(of step: Step) -> [String] {
    guard !step.passages.isEmpty else {
      return step.printed.isEmpty ? [] : [""] + step.printed
    }
    var file: String? = step.file
    return step.passages.flatMap { passage -> [String] in
      defer { if case .code = passage { file = nil } }
      return [""] + lines(of: passage, in: file)
    }
  }

  /// Returns the picture a step ends with: its caption, the screen, and the conversation.
  func scene(of step: Step) -> [String] {
    guard let scene = step.scene else { return [] }
    return caption(of: step) + screen(scene.display) + [""] + conversation(of: scene)
  }

  /// Returns the title of a step's picture and where the step stands in the source.
  func caption(of step: Step) -> [String] {
    guard let scene = step.scene else { return [] }
    let place = "\(step.file.split(separator: "/").last ?? ""):\(step.line)"
    let words = "\(rule)\(rule) \(step.label)  \(scene.caption)"
      .truncated(cells: width - 3, ellipsis: style.glyphs.ellipsis)
    let isRoomy = words.cellWidth + place.cellWidth + 5 <= width
    return ["", ink.bold(filled("\(words) ", isRoomy ? place : "")), ""]
  }

  /// Returns the phone, made narrower where the page is.
  func screen(_ display: DisplayList) -> [String] {
    TerminalCanvas.trimmed(style).fitting(display, columns: width, rows: .max).lines(for: display)
  }

  /// Returns what was said since the step before, one line a message, and what the console got.
  func conversation(of scene: Step.Scene) -> [String] {
    var lines = ConversationDigest.lines(scene.conversation)
    if lines.isEmpty { lines = ["(no delegate or data source was asked or told anything)"] }
    lines += scene.console.map { "console: \($0)" }
    return lines.flatMap { line in
      ink.plain(line).hanging(4, cells: width - 2).map { "  " + $0 }
    }
  }

  private func lines(of passage: Passage, in file: String?) -> [String] {
    switch passage {
    case .heading(let level, let words):
      let line = level == 1 ? (style.isUnicode ? "═" : "=") : rule
      let lines = words.wrapped(cells: width)
      let underline = String(repeating: line, count: lines.map(\.cellWidth).max() ?? 0)
      return (lines + [underline]).map { ink.bold($0) }
    case .prose(let lines):
      return ProseFormatter(ink: ink, width: width).lines(lines)
    case .box(let box):
      return BoxFormatter(ink: ink, width: width).lines(of: box)
    case .code(let first, let lines):
      return (file?.hanging(2, cells: width).map { ink.faint($0) } ?? [])
        + CodeFormatter(ink: ink, width: width).lines(lines, from: first)
    }
  }

  /// Fills a line up with a rule, with words at its end if there are any.
  private func filled(_ start: String, _ end: String = "") -> String {
    let tail = end.isEmpty ? "" : " \(end)"
    let count = max(width - start.cellWidth - tail.cellWidth, 2)
    return start + String(repeating: rule, count: count) + tail
  }
}
