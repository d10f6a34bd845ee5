/// A rectangle of characters with colours: a screen of a terminal before it is written.
///
/// - Shape: Cells lie row after row in one array. A wide character takes two, the second of
///   which is marked as its other half.
/// - Errors: What lies outside is not written.
nonisolated struct CellGrid {
  /// What a cell looks like beside its character.
  struct Attributes: Equatable {
    var foreground: UInt8 = 0
    var background: UInt8 = 0
    var isBold = false
    var isItalic = false
    var isReversed = false
    var isUnderlined = false
    var isStruckThrough = false
  }

  struct Cell {
    /// A scalar, the number of a cluster with `clusterFlag`, or `otherHalf`.
    var glyph: UInt32 = 0x20
    var attributes = Attributes()

    var isBlank: Bool { glyph == 0x20 }

    /// Whether the cell is part of a line: a box character, or what stands for one in ASCII.
    var isLine: Bool { 0x2500...0x257F ~= glyph || [0x2B, 0x2D, 0x7C].contains(glyph) }
  }

  static let otherHalf = UInt32.max
  private static let clusterFlag: UInt32 = 1 << 31

  let columns: Int
  let rows: Int
  private var cells: [Cell]
  private var clusters: [Character] = []

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  var area: CellArea { CellArea(columns: 0..<columns, rows: 0..<rows) }

  subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// Writes a character of a width, and blanks what is left of a wide one it cuts.
  mutating func put(
    _ character: Character, width: Int, column: Int, row: Int, _ attributes: Attributes
  ) {
    guard (0..<rows).contains(row), column >= 0, column + width <= columns else { return }
    for covered in column..<column + width { blankWhole(covered, row) }
    self[column, row] = Cell(glyph: glyph(of: character), attributes: attributes)
    if width == 2 { self[column + 1, row] = Cell(glyph: Self.otherHalf, attributes: attributes) }
  }

  /// Takes the character out of a cell, both halves of it, and leaves the colours.
  mutating func blankWhole(_ column: Int, _ row: Int) {
    if self[column, row].glyph == Self.otherHalf, column > 0 { self[column - 1, row].glyph = 0x20 }
    if column + 1 < columns, self[column + 1, row].glyph == Self.otherHalf {
      self[column + 1, row].glyph = 0x20
    }
    self[column, row].glyph = 0x20
  }

  /// Takes the character out of a cell with its looks, and leaves the background.
  mutating func clear(_ column: Int, _ row: Int) {
    blankWhole(column, row)
    self[column, row].attributes = Attributes(background: self[column, row].attributes.background)
  }

  /// The last row above those that look alike at the bottom, or nil if all do.
  var lastUsedRow: Int? {
    guard let ground = cells.last, ground.isBlank || isFilled(rows - 1, with: ground) else {
      return rows - 1
    }
    return (0..<rows).last { !isFilled($0, with: ground) }
  }

  private func isFilled(_ row: Int, with cell: Cell) -> Bool {
    cells[row * columns..<(row + 1) * columns].allSatisfy {
      $0.glyph == cell.glyph && $0.attributes.background == cell.attributes.background
    }
  }

  private mutating func glyph(of character: Character) -> UInt32 {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first { return scalar.value }
    clusters.append(character)
    return UInt32(clusters.count - 1) | Self.clusterFlag
  }

  /// Writes a row's characters, with escape sequences where the looks change.
  func write(row: Int, to text: inout StyledLine) {
    for cell in cells[row * columns..<(row + 1) * columns] where cell.glyph != Self.otherHalf {
      if cell.glyph & Self.clusterFlag != 0 {
        text.append(clusters[Int(cell.glyph & ~Self.clusterFlag)], cell.attributes)
      } else if let scalar = Unicode.Scalar(cell.glyph) {
        text.append(scalar, cell.attributes)
      }
    }
  }
}
