import HeadlessUIKit

/// Finds room for words: in their own rectangle, and where that is too narrow in cells, in the
/// free cells beside it.
///
/// Eight points to a cell is wider than many letters. A name that fits its label on a phone
/// would lose its end here without need.
nonisolated struct CellTextPlacement {
  private let columns: Int
  private let screen: CellArea
  /// The piece whose words stand in a cell, counted from 1; 0 for none.
  private var owners: [Int32]
  /// The lines no words may stand on: the marks at the ends of a selected row.
  private var marks: [CellArea] = []

  init(_ pieces: inout [CellLayout.Piece], screen: CellArea) {
    self.screen = screen
    columns = screen.columns.count
    owners = Array(repeating: 0, count: columns * screen.rows.count)
    for index in pieces.indices {
      switch pieces[index].content {
      case .selection: marks.append(pieces[index].area)
      case .words(let words): claim(index, words, &pieces)
      case .fill(let color): cover(pieces[index], color)
      case .box, .shape, .figure: break
      }
    }
  }

  /// Frees the cells of words that an area drawn over them hides, as a keyboard does.
  private mutating func cover(_ piece: CellLayout.Piece, _ color: DisplayList.Color) {
    guard piece.hides(with: color) else { return }
    let area = piece.area.clamped(to: piece.clip).clamped(to: screen)
    for row in area.rows {
      for column in area.columns { owners[row * columns + column] = 0 }
    }
  }

  /// Returns the columns words may take, as many as they need if there are as many.
  func columns(for index: Int, _ words: CellText, _ piece: CellLayout.Piece) -> Range<Int> {
    let row = piece.area.rows.lowerBound
    let own = own(words, piece)
    let missing = words.width - own.count
    guard missing > 0, screen.rows.contains(row) else { return own }
    let room = room(around: own, row, index, piece.clip)
    let left: Int
    switch words.alignment {
    case .left: left = min(max(missing - room.right, 0), room.left)
    case .right: left = min(missing, room.left)
    case .center: left = min(max(missing / 2, missing - room.right), room.left)
    }
    return own.lowerBound - left..<own.upperBound + min(missing - left, room.right)
  }

  /// Marks the cells of a piece as taken, one row further if other words stand there.
  private mutating func claim(_ index: Int, _ words: CellText, _ pieces: inout [CellLayout.Piece]) {
    let piece = pieces[index]
    let row = piece.area.rows.lowerBound
    let taken = start(of: words, in: own(words, piece)).clamped(to: piece.clip.columns)
    if let other = owner(in: taken, row) {
      let step = piece.rect.midY - pieces[other].rect.midY
      let next = step > 0 ? row + 1 : row - 1
      if abs(step) > 2, piece.clip.rows.contains(next), owner(in: taken, next) == nil {
        pieces[index].area.rows = next..<next + 1
      }
    }
    let final = pieces[index].area.rows.lowerBound
    guard piece.clip.rows.contains(final) else { return }
    for column in taken { owners[final * columns + column] = Int32(index + 1) }
  }

  /// The cells of the words' rectangle, without those of marks the words would run into.
  private func own(_ words: CellText, _ piece: CellLayout.Piece) -> Range<Int> {
    let row = piece.area.rows.lowerBound
    var own = piece.area.columns
    for mark in marks where mark.rows.contains(row) && mark.columns.overlaps(own) {
      let taken = start(of: words, in: own)
      if taken.clamped(to: mark.columns.inside) != taken {
        own = own.clamped(to: mark.columns.inside)
      }
    }
    return own
  }

  private func start(of words: CellText, in range: Range<Int>) -> Range<Int> {
    let used = min(words.width, range.count)
    let start = words.alignment.start(of: used, in: range)
    return start..<start + used
  }

  private func owner(in range: Range<Int>, _ row: Int) -> Int? {
    let range = range.clamped(to: screen.columns)
    guard screen.rows.contains(row) else { return nil }
    let owner = range.lazy.map { self.owners[row * self.columns + $0] }.first { $0 != 0 }
    return owner.map { Int($0) - 1 }
  }

  /// The free cells on both sides, up to a gap before other words or the edge of the clip.
  private func room(
    around own: Range<Int>, _ row: Int, _ index: Int, _ clip: CellArea
  ) -> (left: Int, right: Int) {
    var limit = clip.columns
    for mark in marks where mark.rows.contains(row) && mark.columns.overlaps(own) {
      limit = limit.clamped(to: mark.columns.inside)
    }
    func isFree(_ column: Int) -> Bool {
      guard screen.columns.contains(column) else { return true }
      let owner = owners[row * columns + column]
      return owner == 0 || owner == Int32(index + 1)
    }
    var left = own.lowerBound
    while left > limit.lowerBound, isFree(left - 1), isFree(left - 2) { left -= 1 }
    var right = own.upperBound
    while right < limit.upperBound, isFree(right), isFree(right + 1) { right += 1 }
    return (own.lowerBound - left, right - own.upperBound)
  }
}

nonisolated extension DisplayList.Alignment {
  /// Returns the column where words of a width begin.
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
