import CourseFormat
import HeadlessUIKit

/// A paragraph of Markdown whose marks became styles: `code`, *stressed* and **strong**.
///
/// Marks take no room, so lines are filled with what is seen, and a phrase keeps its style where
/// a line breaks within it. Without colours the stars go and the ticks stay. A link is its text
/// and, in parentheses, its address.
struct MarkedText {
  private enum Emphasis {
    case plain, code, stressed, strong, address
  }

  private struct Glyph {
    let character: Character
    let emphasis: Emphasis
  }

  private let glyphs: [Glyph]
  private let styler: TextStyler

  init(_ markdown: String, styler: TextStyler) {
    self.styler = styler
    glyphs = Self.glyphs(of: MarkdownSpan.spans(of: markdown), .plain, styler)
  }

  /// Returns the lines the paragraph fills; all but the first are indented.
  func lines(hanging indent: Int, cells: Int) -> [String] {
    var rest = glyphs[...]
    return String(glyphs.map(\.character)).hanging(indent, cells: cells)
      .map { line(of: $0, from: &rest) }
  }

  private static func glyphs(
    of spans: [MarkdownSpan], _ emphasis: Emphasis, _ styler: TextStyler
  ) -> [Glyph] {
    spans.flatMap { span -> [Glyph] in
      switch span {
      case .text(let text): glyphs(of: text, emphasis)
      case .code(let code): glyphs(of: styler.style.hasColor ? code : "`\(code)`", .code)
      case .stressed(let spans): glyphs(of: spans, .stressed, styler)
      case .strong(let spans): glyphs(of: spans, .strong, styler)
      case .link(let words?, let address) where words != [.text(address)]:
        glyphs(of: words, emphasis, styler) + glyphs(of: " (", emphasis)
          + glyphs(of: address, .address) + glyphs(of: ")", emphasis)
      case .link(_, let address): glyphs(of: address, .address)
      }
    }
  }

  private static func glyphs(of text: String, _ emphasis: Emphasis) -> [Glyph] {
    text.map { Glyph(character: $0, emphasis: emphasis) }
  }

  /// Gives a line its styles back; the space at a line's end was left out, indents were added.
  private func line(of text: String, from rest: inout ArraySlice<Glyph>) -> String {
    var result = ""
    var run: (text: String, emphasis: Emphasis) = ("", .plain)
    for character in text {
      if character != " " { rest = rest.drop { $0.character == " " } }
      let isAdded = rest.first?.character != character
      let emphasis = isAdded ? .plain : rest.removeFirst().emphasis
      if emphasis != run.emphasis {
        result += styled(run)
        run = ("", emphasis)
      }
      run.text.append(character)
    }
    return result + styled(run)
  }

  private func styled(_ run: (text: String, emphasis: Emphasis)) -> String {
    switch run.emphasis {
    case .plain: run.text
    case .code: styler.code(run.text)
    case .stressed: styler.italic(run.text)
    case .strong: styler.bold(run.text)
    case .address: styler.faint(run.text)
    }
  }
}
