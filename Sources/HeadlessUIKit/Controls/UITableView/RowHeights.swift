/// How high the rows of a section are, and where each begins.
///
/// Rows have one height in common, and those that differ from it are kept apart. A million equal
/// rows therefore cost what ten cost; a million unequal ones cost a place in memory each, and
/// finding one takes about twenty steps.
///
/// - Shape: Rows count from 0; the first begins at 0.
/// - Units: Points.
struct RowHeights {
  let count: Int
  private let common: CGFloat

  /// The rows that differ, each with how much it and those before it differ in all.
  private var differing: [(row: Int, total: CGFloat)] = []

  /// Creates rows of one height.
  init(count: Int, each height: CGFloat) {
    (self.count, common) = (count, height)
  }

  /// Creates rows of the heights given.
  init(_ heights: [CGFloat]) {
    self.init(heights, count: heights.count, each: heights.first ?? 0)
  }

  /// Creates rows of which the first have the heights given, and the others one height.
  init(_ heights: [CGFloat], count: Int, each height: CGFloat) {
    self.init(count: count, each: height)
    var total: CGFloat = 0
    for (row, height) in heights.enumerated() where height != common {
      total += height - common
      differing.append((row, total))
    }
  }

  /// How high all rows are together.
  var total: CGFloat { top(of: count) }

  /// Returns where a row begins.
  func top(of row: Int) -> CGFloat {
    let before = index(of: row)
    return CGFloat(row) * common + (before > 0 ? differing[before - 1].total : 0)
  }

  func height(of row: Int) -> CGFloat { top(of: row + 1) - top(of: row) }

  /// Returns the row at a height; above and below there are the first and the last.
  func row(at y: CGFloat) -> Int {
    (1..<max(count, 1)).lowest { top(of: $0) > y } - 1
  }

  /// Makes a row as high as it turned out to be.
  mutating func set(_ height: CGFloat, of row: Int) {
    let change = height - self.height(of: row)
    guard change != 0 else { return }
    let place = index(of: row)
    if place == differing.count || differing[place].row != row {
      differing.insert((row, place > 0 ? differing[place - 1].total : 0), at: place)
    }
    for index in place..<differing.count { differing[index].total += change }
  }

  /// Returns how many of the rows that differ come before a row.
  private func index(of row: Int) -> Int {
    differing.indices.lowest { differing[$0].row >= row }
  }
}
