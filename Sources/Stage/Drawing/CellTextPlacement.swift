import HeadlessUIKit

/// Finds columns for each text: in its own rectangle, and where that is too narrow in cells, in
/// the free cells beside it.
///
/// Eight points to a cell is wider than many letters. A name that fits its label on a phone
/// would lose its end here without need.
nonisolated struct CellTextPlacement {
  private let columns: Int
  private let screen: CellArea
  /// The piece whose text stands in a cell, counted from 1; 0 for none.
  private var owners: [Int32]
  /// The lines no text may stand on: the marks at the ends of a selected row.
  private var marks: [CellArea] = []

  init(_ pieces: inout [CellLayout.Piece], screen: CellArea) {
    self.screen = screen
    columns = screen.columns.count
    owners = Array(repeating: 0, count: columns * screen.rows.count)
    for index in pieces.indices {
      switch pieces[index].content {
      case .selection: marks.append(pieces[index].area)
      case .text(let text): reserve(index, text, &pieces)
      case .fill(let color): cover(pieces[index], color)
      case .box, .shape, .figure: break
      }
    }
  }

  /// Frees the cells of texts that an area drawn over them hides, as a keyboard does.
  private mutating func cover(_ piece: CellLayout.Piece, _ color: DisplayList.Color) {
    guard piece.hides(with: color) else { return }
    let area = piece.area.clamped(to: piece.clip).clamped(to: screen)
    for row in area.rows {
      for column in area.columns { owners[row * columns + column] = 0 }
    }
  }

  /// Returns the columns for a text, as many as it needs if there are as many.
  func columns(for index: Int, _ text: CellText, _ piece: CellLayout.Piece) -> Range<Int> {
    let row = piece.area.rows.lowerBound
    let preferred = preferredColumns(text, piece)
    let missing = text.width - preferred.count
    guard missing > 0, screen.rows.contains(row) else { return preferred }
    let room = room(around: preferred, row, index, piece.clip)
    let left: Int
    switch text.alignment {
    case .left: left = min(max(missing - room.right, 0), room.left)
    case .right: left = min(missing, room.left)
    case .center: left = min(max(missing / 2, missing - room.right), room.left)
    }
    return preferred.lowerBound - left..<preferred.upperBound + min(missing - left, room.right)
  }

  /// Marks the cells of a piece as used, one row further if another text stands there.
  private mutating func reserve(_ index: Int, _ text: CellText, _ pieces: inout [CellLayout.Piece])
  {
    let piece = pieces[index]
    let row = piece.area.rows.lowerBound
    let used = start(of: text, in: preferredColumns(text, piece)).clamped(to: piece.clip.columns)
    if let other = owner(in: used, row) {
      let step = piece.rect.midY - pieces[other].rect.midY
      let next = step > 0 ? row + 1 : row - 1
      if abs(step) > 2, piece.clip.rows.contains(next), owner(in: used, next) == nil {
        pieces[index].area.rows = next..<next + 1
      }
    }
    let final = pieces[index].area.rows.lowerBound
    guard piece.clip.rows.contains(final) else { return }
    for column in used { owners[final * columns + column] = Int32(index + 1) }
  }

  /// The cells of the text's rectangle, without those of marks the text would run into.
  private func preferredColumns(_ text: CellText, _ piece: CellLayout.Piece) -> Range<Int> {
    let row = piece.area.rows.lowerBound
    var columns = piece.area.columns
    for mark in marks where mark.rows.contains(row) && mark.columns.overlaps(columns) {
      let used = start(of: text, in: columns)
      if used.clamped(to: mark.columns.inside) != used {
        columns = columns.clamped(to: mark.columns.inside)
      }
    }
    return columns
  }

  private func start(of text: CellText, in range: Range<Int>) -> Range<Int> {
    let used = min(text.width, range.count)
    let start = text.alignment.start(of: used, in: range)
    return start..<start + used
  }

  private func owner(in range: Range<Int>, _ row: Int) -> Int? {
    let range = range.clamped(to: screen.columns)
    guard screen.rows.contains(row) else { return nil }
    let owner = range.lazy.map { self.owners[row * self.columns + $0] }.first { $0 != 0 }
    return owner.map { Int($0) - 1 }
  }

  /// The free cells on both sides, up to a gap before another text or the edge of the clip.
  private func room(
    around columns: Range<Int>, _ row: Int, _ index: Int, _ clip: CellArea
  ) -> (left: Int, right: Int) {
    var limit = clip.columns
    for mark in marks where mark.rows.contains(row) && mark.columns.overlaps(columns) {
      limit = limit.clamped(to: mark.columns.inside)
    }
    func isFree(_ column: Int) -> Bool {
      guard screen.columns.contains(column) else { return true }
      let owner = owners[row * self.columns + column]
      return owner == 0 || owner == Int32(index + 1)
    }
    var left = columns.lowerBound
    while left > limit.lowerBound, isFree(left - 1), isFree(left - 2) { left -= 1 }
    var right = columns.upperBound
    while right < limit.upperBound, isFree(right), isFree(right + 1) { right += 1 }
    return (columns.lowerBound - left, right - columns.upperBound)
  }
}

nonisolated extension DisplayList.Alignment {
  /// Returns the column where a text of a width begins.
  func start(of width: Int, in range: Range<Int>) -> Int {
    switch self {
    case .left: range.lowerBound
    case .center: range.lowerBound + (range.count - width) / 2
    case .right: range.upperBound - width
    }
  }
}

nonisolated extension Range<Int> {
  /// The columns between the marks at both ends, with a gap beside them.
  fileprivate var inside: Range<Int> {
    count < 4 ? self : lowerBound + 2..<upperBound - 2
  }
}
