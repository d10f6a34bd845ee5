import HeadlessUIKit

/// How points become cells.
nonisolated struct CellScale: Hashable {
  let pointsPerColumn: Double
  let pointsPerRow: Double

  /// Returns the cells whose middle lies in a rectangle.
  func area(of rect: CGRect) -> CellArea {
    CellArea(
      columns: range(rect.minX, rect.maxX, pointsPerColumn),
      rows: range(rect.minY, rect.maxY, pointsPerRow))
  }

  /// Returns the row a height lies in.
  func row(at y: CGFloat) -> Int {
    // Heights that are equal on paper differ in the last digit; on the line between two rows
    // they shall not fall into different ones.
    pinned(((y + 0.01) / pointsPerRow).rounded(.down))
  }

  /// Returns the column an x lies in.
  func column(at x: CGFloat) -> Int {
    pinned(((x + 0.01) / pointsPerColumn).rounded(.down))
  }

  /// Returns the height of the middle of a row.
  func middle(ofRow row: Int) -> CGFloat {
    (CGFloat(row) + 0.5) * pointsPerRow
  }

  private func range(_ start: CGFloat, _ end: CGFloat, _ unit: Double) -> Range<Int> {
    let first = pinned((start / unit).rounded())
    return first..<max(pinned((end / unit).rounded()), first)
  }

  /// A frame can hold any number, also one that is none.
  private func pinned(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -10_000), 10_000))
  }
}
