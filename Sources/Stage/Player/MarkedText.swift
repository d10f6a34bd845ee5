/// A paragraph of Markdown whose marks became looks: `code`, *words* and **strong words**.
///
/// Marks take no room, so lines are filled with what is seen, and a phrase keeps its look where
/// a line breaks within it. Without colours the stars go and the ticks stay.
struct MarkedText {
  private enum Look {
    case plain, code, stressed, strong
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
    }
  }
}
