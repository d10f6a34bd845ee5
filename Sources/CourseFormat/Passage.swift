/// A stretch of a chapter that is read in one go: prose, or code.
package nonisolated enum Passage: Codable, Equatable, Sendable {
  /// A heading: 1 is the chapter's title, 2 begins a page.
  case heading(level: Int, String)
  /// Lines of Markdown that belong together; an empty line divides paragraphs.
  case prose([String])
  /// Lines of Swift, and the number of the first.
  case code(firstLine: Int, [String])
  /// A paragraph in a frame with a title.
  case box(Box)

  /// Cuts some of the lines of a source file into passages; lines count from 1.
  package static func passages(of source: [String], in range: ClosedRange<Int>) -> [Passage] {
    var passages: [Passage] = []
    var prose: [String] = []
    var boxed: [String] = []
    var code: (first: Int, lines: [String]) = (0, [])

    func finishProse() {
      let text = prose.trimmingEmptyLines
      if !text.isEmpty { passages.append(.prose(text)) }
      prose = []
      passages.append(boxes: boxed)
      boxed = []
    }
    func finishCode() {
      let leading = code.lines.prefix { $0.isBlank }.count
      let lines = code.lines.trimmingEmptyLines
      if !lines.isEmpty { passages.append(.code(firstLine: code.first + leading, lines)) }
      code = (0, [])
    }

    for number in range where number <= source.count {
      let line = source[number - 1]
      guard let text = Prose.text(of: line) else {
        if line.isBlank, code.lines.isEmpty { continue }
        finishProse()
        if code.lines.isEmpty { code.first = number }
        code.lines.append(line)
        continue
      }
      finishCode()
      if let line = Box.line(in: text) {
        if boxed.isEmpty { finishProse() }
        boxed.append(line)
        continue
      }
      if !boxed.isEmpty { finishProse() }
      guard let heading = heading(text) else {
        prose.append(text)
        continue
      }
      finishProse()
      passages.append(heading)
    }
    finishProse()
    finishCode()
    return passages
  }

  private static func heading(_ text: String) -> Passage? {
    let level = text.prefix { $0 == "#" }.count
    guard level > 0, text.dropFirst(level).first == " " else { return nil }
    return .heading(level: level, String(text.dropFirst(level + 1)))
  }
}

extension [String] {
  /// The lines without the empty ones at both ends.
  package nonisolated var trimmingEmptyLines: [String] {
    var lines = self[...]
    while lines.first?.isBlank == true { lines.removeFirst() }
    while lines.last?.isBlank == true { lines.removeLast() }
    return Array(lines)
  }
}

extension String {
  /// Whether there is nothing but spaces.
  package nonisolated var isBlank: Bool { allSatisfy { $0 == " " } }
}
