import HeadlessUIKit
import TerminalIO

/// One line of text as it will stand in cells.
nonisolated struct CellText {
  struct Glyph {
    let character: Character
    let width: Int
    let color: DisplayList.Color
    let isBold: Bool
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false

    /// Creates a sign that no run of text brings along.
    init(character: Character, width: Int, color: DisplayList.Color, isBold: Bool) {
      (self.character, self.width, self.color, self.isBold) = (character, width, color, isBold)
    }

    /// Creates a character of a run.
    init(_ character: Character, width: Int, of run: DisplayList.Run) {
      self.init(character: character, width: width, color: run.color, isBold: run.isBold)
      isItalic = run.isItalic
      isUnderlined = run.decoration?.underline != nil
      isStruckThrough = run.decoration?.strikethrough != nil
    }
  }

  var glyphs: [Glyph]
  var alignment: DisplayList.Alignment
  /// What stands around the text, with and without a space.
  var opening = (wide: "", tight: "")
  var closing = (wide: "", tight: "")
  var isReversed = false

  /// Creates a line out of runs of text, without what has no width.
  init(_ runs: [DisplayList.Run], _ alignment: DisplayList.Alignment) {
    self.alignment = alignment
    glyphs = []
    for run in runs {
      for character in run.string {
        let isTab = character == "\t"
        let width = isTab ? 1 : CellWidth.of(character)
        guard width > 0 else { continue }
        glyphs.append(Glyph(isTab ? " " : character, width: width, of: run))
      }
    }
  }

  /// The cells the text takes with all its spaces.
  var width: Int { inner + opening.wide.cellWidth + closing.wide.cellWidth }

  private var inner: Int { glyphs.reduce(0) { $0 + $1.width } }

  /// Returns the text with what stands around it, in at most a number of cells.
  ///
  /// The spaces go first, then the end of the text, and last what stands around it.
  func fitted(cells: Int, ellipsis: String) -> [Glyph] {
    var text = self
    // UIKit itself writes an ellipsis where a text has no room.
    text.glyphs = glyphs.flatMap { glyph in
      glyph.character == "\u{2026}" ? text.marks(ellipsis) : [glyph]
    }
    return text.cut(cells: cells, ellipsis: ellipsis)
  }

  /// Returns marks that look as the text does.
  private func marks(_ string: String) -> [Glyph] {
    guard let first = glyphs.first else { return [] }
    return string.map { Glyph(character: $0, width: 1, color: first.color, isBold: first.isBold) }
  }

  private func cut(cells: Int, ellipsis: String) -> [Glyph] {
    guard !glyphs.isEmpty, cells > 0 else { return [] }
    if width <= cells { return marks(opening.wide) + glyphs + marks(closing.wide) }
    let tight = opening.tight.count + closing.tight.count
    if inner + tight <= cells { return marks(opening.tight) + glyphs + marks(closing.tight) }
    if tight >= cells { return marks(String((opening.tight + closing.tight).prefix(cells))) }
    let room = cells - tight
    let dots = marks(room > ellipsis.count ? ellipsis : String(ellipsis.prefix(1)))
    return marks(opening.tight) + head(cells: room - dots.count) + dots + marks(closing.tight)
  }

  private func head(cells: Int) -> ArraySlice<Glyph> {
    var used = 0
    let end = glyphs.firstIndex { glyph in
      used += glyph.width
      return used > cells
    }
    return glyphs[..<(end ?? glyphs.endIndex)]
  }
}

nonisolated extension CellText {
  /// Puts brackets around the text if it is a button's.
  mutating func mark(as role: DisplayList.Role, _ style: TerminalStyle) {
    switch role {
    case .text, .shadow:
      break
    case .button(_, isEnabled: false):
      (opening, closing) = (("( ", "("), (" )", ")"))
    case .button(isHighlighted: true, _) where style.hasColor:
      (opening, closing) = (("[ ", "["), (" ]", "]"))
      isReversed = true
    case .button(isHighlighted: true, _):
      (opening, closing) = (("[*", "[*"), ("*]", "*]"))
    case .button:
      (opening, closing) = (("[ ", "["), (" ]", "]"))
    }
  }

  /// The text that stands for a picture.
  static func image(_ alternative: String, _ style: TerminalStyle) -> CellText {
    let black = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
    let name = alternative.isEmpty ? " " : alternative
    var text = CellText(
      [DisplayList.Run(string: name, fontSize: 14, isBold: false, color: black)], .center)
    let glyphs = style.glyphs
    text.opening = (glyphs.imageStart, glyphs.imageStart)
    text.closing = (glyphs.imageEnd, glyphs.imageEnd)
    return text
  }
}
