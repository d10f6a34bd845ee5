import HeadlessUIKit

/// A paragraph of Markdown whose marks became looks: `code`, *words* and **strong words**.
///
/// Marks take no room, so lines are filled with what is seen, and a phrase keeps its look where
/// a line breaks within it. Without colours the stars go and the ticks stay. A link is its words
/// and, in parentheses, its address.
struct MarkedText {
  private enum Look {
    case plain, code, stressed, strong, address
  }

  private struct Glyph {
    let character: Character
    let look: Look
  }

  private let glyphs: [Glyph]
  private let ink: TextStyler

  init(_ markdown: String, ink: TextStyler) {
    self.ink = ink
    var glyphs: [Glyph] = []
    var look = Look.plain
    var rest = markdown[...]
    while let character = rest.first {
      if look != .code, let link = Link(at: rest) {
        glyphs += Self.glyphs(of: link, ink: ink)
        rest = rest.dropFirst(link.length)
        continue
      }
      let mark = Self.mark(at: rest, in: look)
      if let mark { look = look == .plain ? mark.look : .plain }
      if mark == nil || mark?.look == .code && !ink.style.hasColor {
        glyphs.append(Glyph(character: character, look: look))
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

  private static func glyphs(of link: Link, ink: TextStyler) -> [Glyph] {
    let address = link.address.map { Glyph(character: $0, look: .address) }
    guard let words = link.words else { return address }
    func plain(_ text: String) -> [Glyph] { text.map { Glyph(character: $0, look: .plain) } }
    return MarkedText(words, ink: ink).glyphs + plain(" (") + address + plain(")")
  }

  /// Returns the mark a text begins with, if it opens a phrase or ends the open one.
  private static func mark(at text: Substring, in look: Look) -> (look: Look, length: Int)? {
    let mark: (sign: String, look: Look)
    switch text.first {
    case "`": mark = ("`", .code)
    case "*": mark = text.hasPrefix("**") ? ("**", .strong) : ("*", .stressed)
    default: return nil
    }
    let rest = text.dropFirst(mark.sign.count)
    let opens = look == .plain && rest.first != " " && rest.contains(mark.sign)
    return opens || look == mark.look ? (mark.look, mark.sign.count) : nil
  }

  /// Gives a line its looks back; the space at a line's end was left out, indents were added.
  private func line(of words: String, from rest: inout ArraySlice<Glyph>) -> String {
    var result = ""
    var run: (text: String, look: Look) = ("", .plain)
    for character in words {
      if character != " " { rest = rest.drop { $0.character == " " } }
      let isAdded = rest.first?.character != character
      let look = isAdded ? .plain : rest.removeFirst().look
      if look != run.look {
        result += inked(run)
        run = ("", look)
      }
      run.text.append(character)
    }
    return result + inked(run)
  }

  private func inked(_ run: (text: String, look: Look)) -> String {
    switch run.look {
    case .plain: run.text
    case .code: ink.code(run.text)
    case .stressed: ink.italic(run.text)
    case .strong: ink.bold(run.text)
    case .address: ink.faint(run.text)
    }
  }
}

/// A link of Markdown: `[words](address)`, or `<address>`.
private struct Link {
  /// The words of the link; nil if they are the address.
  let words: String?
  let address: String
  /// The number of characters it takes in the source.
  let length: Int

  /// Reads the link a text begins with, or answers nil.
  init?(at text: Substring) {
    if text.hasPrefix("<http"), let end = text.firstIndex(of: ">") {
      address = String(text[text.index(after: text.startIndex)..<end])
      (words, length) = (nil, address.count + 2)
      return
    }
    guard text.first == "[", let middle = text.range(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let label = text[text.index(after: text.startIndex)..<middle.lowerBound]
    address = String(text[middle.upperBound..<end])
    guard !label.contains("["), !address.isEmpty, !address.contains(" ") else { return nil }
    words = label == address ? nil : String(label)
    length = label.count + address.count + 4
  }
}
