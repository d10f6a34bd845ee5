import CourseFormat
import HeadlessUIKit
import TerminalIO

/// Sets a step of a lesson: its text, its picture, and what was said.
struct StepFormatter {
  let style: TerminalStyle
  let width: Int

  private var styler: TextStyler { TextStyler(style: style) }
  private var rule: String { style.isUnicode ? "─" : "-" }

  /// Returns a line across the page with a text in it.
  func banner(_ text: String) -> [String] {
    [styler.bold(filled("\(rule)\(rule) \(styler.plain(text)) "))]
  }

  /// A part of a step's text.
  struct Part {
    let lines: [String]
    /// The same with the answer to its question hidden, if it is a question.
    var hidden: [String]?
    var isHeading = false
  }

  /// Returns the text of a step, an empty line before each part.
  func text(of step: Step) -> [String] {
    sections(of: step).joined().flatMap { [""] + $0.lines }
  }

  /// Returns the parts of a step's text; each heading begins a section.
  func sections(of step: Step) -> [[Part]] {
    var sections: [[Part]] = []
    if step.passages.isEmpty, !step.printed.isEmpty { sections = [[Part(lines: step.printed)]] }
    var file: String? = step.file
    var rest = step.problems
    for passage in step.passages {
      let own = rest.filter { passage.holds($0.line) }
      rest.removeAll { own.contains($0) }
      let part = part(passage, in: file, problems: own)
      if case .code = passage { file = nil }
      if part.isHeading || sections.isEmpty { sections.append([]) }
      sections[sections.count - 1].append(part)
    }
    for problem in rest {
      let lines = problem.note.wrapped(cells: width).map { styler.problem(styler.plain($0)) }
      if sections.isEmpty { sections.append([]) }
      sections[sections.count - 1].append(Part(lines: lines))
    }
    return sections
  }

  /// Returns the picture a step ends with: its caption, the screen, and the conversation.
  func scene(of step: Step) -> [String] {
    guard let scene = step.scene else { return [] }
    let messages = conversation(of: scene)
    return caption(of: step) + screen(scene.display) + (messages.isEmpty ? [] : [""]) + messages
  }

  /// Returns the title of a step's picture and where the step stands in the source.
  func caption(of step: Step) -> [String] {
    guard let scene = step.scene else { return [] }
    let location = "\(step.file.split(separator: "/").last ?? ""):\(step.line)"
    let title = "\(rule)\(rule) \(step.label)  \(scene.caption)"
      .truncated(cells: width - 3, ellipsis: style.glyphs.ellipsis)
    let isRoomy = title.cellWidth + location.cellWidth + 5 <= width
    return ["", styler.bold(filled("\(title) ", isRoomy ? location : "")), ""]
  }

  /// Returns the phone, made narrower where the page is.
  func screen(_ display: DisplayList) -> [String] {
    TerminalCanvas.trimmed(style).fitting(display, columns: width, rows: .max).lines(for: display)
  }

  /// Returns what was said since the step before, one line a message, and what the console got.
  ///
  /// A message of the console may have several lines, and those may be indented by tabs.
  func conversation(of scene: Step.Scene) -> [String] {
    var lines = ConversationDigest.lines(scene.conversation)
    if lines.isEmpty, scene.showsSilence {
      lines = ["(no delegate or data source was asked or told anything)"]
    }
    lines += scene.console.map { "console: \($0)" }
    return lines.flatMap { message in
      let lines = styler.plain(message).replacing("\t", with: "  ").components(separatedBy: "\n")
      return lines[0].hanging(4, cells: width - 2) + lines.dropFirst().flatMap(indented)
    }.map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// Returns a later line of a message, further to the right than the first one.
  private func indented(_ line: String) -> [String] {
    let text = line.drop { $0 == " " }
    let indent = String(repeating: " ", count: 4 + line.count - text.count)
    return String(text).wrapped(cells: width - 2 - indent.count)
      .map { $0.isEmpty ? "" : indent + $0 }
  }

  private func part(_ passage: Passage, in file: String?, problems: [Problem]) -> Part {
    switch passage {
    case .heading(let level, let text):
      let line = level == 1 ? (style.isUnicode ? "═" : "=") : rule
      let lines = text.wrapped(cells: width)
      let underline = String(repeating: line, count: lines.map(\.cellWidth).max() ?? 0)
      return Part(lines: (lines + [underline]).map { styler.bold($0) }, isHeading: true)
    case .prose(let lines):
      return Part(lines: ProseFormatter(styler: styler, width: width).lines(lines))
    case .box(let box):
      let formatter = BoxFormatter(styler: styler, width: min(width, Self.widestBox))
      return Part(
        lines: formatter.lines(of: box),
        hidden: box.answer == nil ? nil : formatter.lines(of: box, isAnswerHidden: true))
    case .code(let first, let lines):
      return Part(
        lines: (file?.hanging(2, cells: width).map { styler.faint($0) } ?? [])
          + CodeFormatter(styler: styler, width: width).lines(
            lines, from: first, notes: problems.map { ($0.line ?? first, $0.note) }))
    }
  }

  /// Prose is written in lines of this width, and a diagram in a box needs all of it.
  private static let widestBox = 78

  /// Fills a line up with a rule, with a text at its end if there is one.
  private func filled(_ start: String, _ end: String = "") -> String {
    let tail = end.isEmpty ? "" : " \(end)"
    let count = max(width - start.cellWidth - tail.cellWidth, 2)
    return start + String(repeating: rule, count: count) + tail
  }
}

extension Passage {
  /// Whether a line of the source is one of the passage's lines of code.
  fileprivate func holds(_ line: Int?) -> Bool {
    guard case .code(let first, let lines) = self, let line else { return false }
    return (first..<first + lines.count).contains(line)
  }
}
