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
    var glyphs: [Glyph] = []
    var emphasis = Emphasis.plain
    var rest = markdown[...]
    while let character = rest.first {
      if emphasis != .code, let link = Link(at: rest) {
        glyphs += Self.glyphs(of: link, styler: styler)
        rest = rest.dropFirst(link.length)
        continue
      }
      let mark = Self.mark(at: rest, in: emphasis)
      if let mark { emphasis = emphasis == .plain ? mark.emphasis : .plain }
      if mark == nil || mark?.emphasis == .code && !styler.style.hasColor {
        glyphs.append(Glyph(character: character, emphasis: emphasis))
      }
      rest = rest.dropFirst(mark?.length ?? 1)
    }
    self.glyphs = glyphs
  }

  /// Returns the lines the paragraph fills; all but the first are indented.
  func lines(hanging indent: Int, cells: Int) -> [String] {
    var rest = glyphs[...]
    return String(glyphs.map(\.character)).hanging(indent, cells: cells)
      .map { line(of: $0, from: &rest) }
  }

  private static func glyphs(of link: Link, styler: TextStyler) -> [Glyph] {
    let address = link.address.map { Glyph(character: $0, emphasis: .address) }
    guard let text = link.text else { return address }
    func plain(_ text: String) -> [Glyph] { text.map { Glyph(character: $0, emphasis: .plain) } }
    return MarkedText(text, styler: styler).glyphs + plain(" (") + address + plain(")")
  }

  /// Returns the mark a text begins with, if it opens a phrase or ends the open one.
  private static func mark(at text: Substring, in emphasis: Emphasis) -> (
    emphasis: Emphasis, length: Int
  )? {
    let mark: (sign: String, emphasis: Emphasis)
    switch text.first {
    case "`": mark = ("`", .code)
    case "*": mark = text.hasPrefix("**") ? ("**", .strong) : ("*", .stressed)
    default: return nil
    }
    let rest = text.dropFirst(mark.sign.count)
    let opens = emphasis == .plain && rest.first != " " && rest.contains(mark.sign)
    return opens || emphasis == mark.emphasis ? (mark.emphasis, mark.sign.count) : nil
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

/// A link of Markdown: `[text](address)`, or `<address>`.
private struct Link {
  /// The text of the link; nil if it is the address.
  let text: String?
  let address: String
  /// The number of characters it takes in the source.
  let length: Int

  /// Reads the link a text begins with, or answers nil.
  init?(at text: Substring) {
    if text.hasPrefix("<http"), let end = text.firstIndex(of: ">") {
      address = String(text[text.index(after: text.startIndex)..<end])
      (self.text, length) = (nil, address.count + 2)
      return
    }
    guard text.first == "[", let middle = text.range(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let label = text[text.index(after: text.startIndex)..<middle.lowerBound]
    address = String(text[middle.upperBound..<end])
    guard !label.contains("["), !address.isEmpty, !address.contains(" ") else { return nil }
    self.text = label == address ? nil : String(label)
    length = label.count + address.count + 4
  }
}
