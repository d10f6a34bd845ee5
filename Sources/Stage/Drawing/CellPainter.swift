import HeadlessUIKit
import TerminalIO

/// Draws the pieces of a layout into a grid, from back to front.
nonisolated struct CellPainter {
  private(set) var grid: CellGrid
  private let style: TerminalStyle
  private let glyphs: Glyphs
  private let scale: CellScale
  /// The columns of the texts drawn so far, with the middle of the rectangle each belongs to.
  private var written: [(middle: CGPoint, row: Int, columns: Range<Int>)] = []
  /// The colours mixed last, which the next cell is likely to need.
  private var mixer = BackgroundColorCache()
  private let black = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)

  init(size: CGSize, scale: CellScale, style: TerminalStyle) {
    let area = scale.area(of: CGRect(origin: .zero, size: size))
    grid = CellGrid(columns: max(area.columns.count, 1), rows: max(area.rows.count, 1))
    (self.style, self.scale, glyphs) = (style, scale, style.glyphs)
  }

  /// Draws everything that a display list holds.
  mutating func paint(_ display: DisplayList) {
    var pieces = CellLayout(display, screen: grid.area, scale: scale, style: style).pieces
    let placement = CellTextPlacement(&pieces, screen: grid.area)
    for (index, piece) in pieces.enumerated() {
      switch piece.content {
      case .fill(let color):
        fill(piece, color)
      case .shape(let outline, let color, let pathStyle):
        draw(ShapeCells(outline, pathStyle, piece.clip, scale), color, piece)
      case .selection:
        select(piece)
      case .text(let text):
        write(text, piece, in: placement.columns(for: index, text, piece))
      case .box(let text):
        box(text, piece)
      case .figure(let figure):
        let line = CellFigure(columns: piece.area.columns.count, style: style).line(for: figure)
        set(line, from: piece.area.columns.lowerBound, piece)
      }
    }
  }

  // MARK: - Areas

  private mutating func fill(_ piece: CellLayout.Piece, _ color: DisplayList.Color) {
    if piece.isThin { return line(piece, color) }
    let area = piece.area.clamped(to: piece.clip)
    let shade = shade(of: color, piece.opacity, in: area)
    for row in area.rows {
      for column in area.columns { fill(column, row, color, piece.opacity, shade) }
    }
  }

  /// Draws a shape: whole cells where it covers them, and lines where it is a line.
  private mutating func draw(
    _ cells: ShapeCells, _ color: DisplayList.Color, _ piece: CellLayout.Piece
  ) {
    let shade = shade(of: color, piece.opacity, in: nil)
    for (column, row) in cells.covered { fill(column, row, color, piece.opacity, shade) }
    guard color.alpha * piece.opacity > 0.05 else { return }
    for line in cells.lines {
      let under = style.isUnicode ? grid[line.column, line.row].glyph : 0x20
      let glyph = line.glyph(over: under, isUnicode: style.isUnicode)
      put(glyph, line.column, line.row, color, piece.opacity)
    }
  }

  /// Fills a cell: with the colour, or with a shade that is as dark where there are no colours.
  private mutating func fill(
    _ column: Int, _ row: Int, _ color: DisplayList.Color, _ opacity: Double, _ shade: Character?
  ) {
    let strength = color.alpha * opacity
    if strength > 0.9 { grid.clear(column, row) }
    if style.hasColor {
      let under = grid[column, row].attributes.background
      grid[column, row].attributes.background = mixer.background(color, opacity, on: under)
    } else if let shade, grid[column, row].isBlank {
      put(shade, column, row, color, opacity)
    }
  }

  /// Chooses the shade for a colour, and another one if the area lies on that shade already.
  private func shade(
    of color: DisplayList.Color, _ opacity: Double, in area: CellArea?
  ) -> Character? {
    guard !style.hasColor else { return nil }
    let darkness = color.alpha * opacity * color.darkness
    guard let level = glyphs.shadeLevel(of: darkness) else { return nil }
    let same = glyphs.shades[level].unicodeScalars.first?.value
    let isLost = area.map { area in
      area.rows.contains { row in area.columns.contains { grid[$0, row].glyph == same } }
    }
    return glyphs.shades[isLost == true ? (level > 0 ? level - 1 : level + 1) : level]
  }

  /// Draws an area too thin for cells as a line, or as a dot.
  private mutating func line(_ piece: CellLayout.Piece, _ color: DisplayList.Color) {
    guard color.alpha * piece.opacity > 0.05, color != Self.white else { return }
    let row = scale.row(at: piece.rect.midY)
    let column = scale.column(at: piece.rect.midX)
    var area = CellArea(columns: column..<column + 1, rows: row..<row + 1)
    var glyph = glyphs.dot
    if piece.rect.height < 6, piece.area.columns.count > 1 {
      (area.columns, glyph) = (piece.area.columns, glyphs.phone.horizontal)
    } else if piece.rect.width < 6, piece.area.rows.count > 1 {
      (area.rows, glyph) = (piece.area.rows, glyphs.phone.vertical)
    }
    area = area.clamped(to: piece.clip)
    for row in area.rows {
      for column in area.columns { put(glyph, column, row, color, piece.opacity) }
    }
  }

  private static let white = DisplayList.Color(red: 1, green: 1, blue: 1, alpha: 1)

  // MARK: - The selected row

  private mutating func select(_ piece: CellLayout.Piece) {
    let area = piece.area.clamped(to: piece.clip)
    if style.hasColor {
      for row in area.rows {
        for column in area.columns {
          grid[column, row].attributes.background = TerminalPalette.band
        }
      }
    }
    let middle = (piece.area.rows.lowerBound + piece.area.rows.upperBound) / 2
    guard let first = area.columns.first, let last = area.columns.last, first < last,
      area.rows.contains(middle)
    else { return }
    put(glyphs.selectionStart, first, middle, black, 1)
    put(glyphs.selectionEnd, last, middle, black, 1)
  }

  // MARK: - Text

  private mutating func write(_ text: CellText, _ piece: CellLayout.Piece, in range: Range<Int>) {
    let line = text.fitted(cells: range.count, ellipsis: glyphs.ellipsis)
    let width = line.reduce(0) { $0 + $1.width }
    set(line, from: text.alignment.start(of: width, in: range), piece, text.isReversed)
  }

  /// Sets characters into the row of a piece, as far as they lie in its clip.
  private mutating func set(
    _ line: [CellText.Glyph], from start: Int, _ piece: CellLayout.Piece, _ isReversed: Bool = false
  ) {
    let row = piece.area.rows.lowerBound
    guard piece.clip.rows.contains(row) else { return }
    let width = line.reduce(0) { $0 + $1.width }
    var column = start
    written.append((CGPoint(x: piece.rect.midX, y: piece.rect.midY), row, start..<start + width))
    if width > 0 { clearShade(besides: start..<start + width, row, piece.clip) }
    for glyph in line where glyph.width > 0 {
      defer { column += glyph.width }
      let isInside =
        piece.clip.columns.contains(column)
        && piece.clip.columns.contains(column + glyph.width - 1)
      guard isInside else { continue }
      var attributes = attributes(glyph.color, piece.opacity, column, row)
      attributes.isBold = glyph.isBold
      attributes.isItalic = glyph.isItalic
      attributes.isUnderlined = glyph.isUnderlined
      attributes.isStruckThrough = glyph.isStruckThrough
      attributes.isReversed = isReversed
      let character = glyphs.signs[glyph.character] ?? glyph.character
      grid.put(character, width: glyph.width, column: column, row: row, attributes)
    }
  }

  /// Leaves a cell free on each side of text that stands on a shade, so that it can be read.
  private mutating func clearShade(besides columns: Range<Int>, _ row: Int, _ clip: CellArea) {
    for column in [columns.lowerBound - 1, columns.upperBound]
    where grid.area.contains(column: column, row: row) && clip.contains(column: column, row: row) {
      if glyphs.shades.contains(where: { $0.unicodeScalars.first?.value == grid[column, row].glyph }
      ) {
        grid.clear(column, row)
      }
    }
  }

  private mutating func box(_ text: CellText, _ piece: CellLayout.Piece) {
    frame(piece.area, glyphs.picture, piece)
    var text = text
    (text.opening, text.closing) = (("", ""), ("", ""))
    let middle = piece.area.rows.lowerBound + piece.area.rows.count / 2
    var line = piece
    line.area.rows = middle..<middle + 1
    let inside = piece.area.columns.lowerBound + 1..<piece.area.columns.upperBound - 1
    write(text, line, in: inside)
  }

  private mutating func frame(_ area: CellArea, _ lines: CellFrame.Lines, _ piece: CellLayout.Piece)
  {
    let clip = piece.clip
    for (column, row, glyph) in CellFrame(area, lines).cells
    where clip.contains(column: column, row: row) {
      put(glyph, column, row, black, piece.opacity)
    }
  }

  // MARK: - The focus

  /// Shows which rectangle the keys act on: a frame around it, or marks beside its text.
  mutating func focus(on rect: CGRect) {
    let attributes = CellGrid.Attributes(
      foreground: style.hasColor ? TerminalPalette.focus : 0, isBold: true)
    let area = scale.area(of: rect).clamped(to: grid.area)
    guard area.rows.count < 3 else {
      for cell in CellFrame(area, glyphs.focus).cells {
        mark(cell.glyph, cell.column, cell.row, attributes, overLines: true)
      }
      return
    }
    let texts = written.filter { rect.contains($0.middle) }
    let row = texts.last?.row ?? scale.row(at: rect.midY)
    // A row of a table has texts of its own and signs beside them: the marks stand around them all.
    let columns = texts.filter { $0.row == row }.map(\.columns)
    let start = columns.map(\.lowerBound).min() ?? area.columns.lowerBound
    let end = columns.map(\.upperBound).max() ?? area.columns.upperBound
    mark(glyphs.focusStart, start - 1, row, attributes)
    mark(glyphs.focusEnd, end, row, attributes)
  }

  /// Draws a mark where there is no text; a frame takes the place of lines as well.
  private mutating func mark(
    _ glyph: Character, _ column: Int, _ row: Int, _ attributes: CellGrid.Attributes,
    overLines: Bool = false
  ) {
    guard grid.area.contains(column: column, row: row) else { return }
    let cell = grid[column, row]
    guard cell.isBlank || overLines && cell.isLine else { return }
    var attributes = attributes
    attributes.background = grid[column, row].attributes.background
    grid.put(glyph, width: 1, column: column, row: row, attributes)
  }

  // MARK: - Cells

  private mutating func put(
    _ glyph: Character, _ column: Int, _ row: Int, _ color: DisplayList.Color, _ opacity: Double
  ) {
    grid.put(glyph, width: 1, column: column, row: row, attributes(color, opacity, column, row))
  }

  private func attributes(
    _ color: DisplayList.Color, _ opacity: Double, _ column: Int, _ row: Int
  ) -> CellGrid.Attributes {
    guard style.hasColor else { return CellGrid.Attributes() }
    let under = grid[column, row].attributes.background
    return CellGrid.Attributes(
      foreground: TerminalPalette.foreground(color, opacity, on: under), background: under)
  }
}
