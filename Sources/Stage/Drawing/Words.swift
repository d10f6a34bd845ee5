import HeadlessUIKit

/// One line of words as it will stand in cells.
nonisolated struct Words {
  struct Glyph {
    let character: Character
    let width: Int
    let color: DisplayList.Color
    let isBold: Bool
    var isItalic = false
  }

  var glyphs: [Glyph]
  var alignment: DisplayList.Alignment
  /// What stands around the words, with and without air.
  var opening = (wide: "", tight: "")
  var closing = (wide: "", tight: "")
  var isReversed = false

  /// Takes over runs of words, and leaves out what has no width.
  init(_ runs: [DisplayList.Run], _ alignment: DisplayList.Alignment) {
    self.alignment = alignment
    glyphs = []
    for run in runs {
      for character in run.string {
        let isTab = character == "\t"
        let width = isTab ? 1 : CellWidth.of(character)
        guard width > 0 else { continue }
        glyphs.append(
          Glyph(
            character: isTab ? " " : character, width: width, color: run.color,
            isBold: run.isBold, isItalic: run.isItalic))
      }
    }
  }

  /// The cells the words take with all their air.
  var width: Int { inner + opening.wide.cellWidth + closing.wide.cellWidth }

  private var inner: Int { glyphs.reduce(0) { $0 + $1.width } }

  /// Returns the words with what stands around them, in at most a number of cells.
  ///
  /// The air goes first, then the end of the words, and last what stands around them.
  func fitted(cells: Int, ellipsis: String) -> [Glyph] {
    guard let first = glyphs.first, cells > 0 else { return [] }
    func marks(_ string: String) -> [Glyph] {
      string.map { Glyph(character: $0, width: 1, color: first.color, isBold: first.isBold) }
    }
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
