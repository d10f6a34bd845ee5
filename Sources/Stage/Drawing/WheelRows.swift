import HeadlessUIKit

/// Finds the wheels in a display list and gives each of their rows a row of cells of its own.
///
/// A wheel is a clipped rectangle in which rows are flattened about a height. Rounding those
/// heights one by one would crowd some rows and spread others. Here they are counted from the
/// wheel's middle, alike upwards and downwards, and no two share a row.
///
///     d = -32 pt   Tea        2 rows above the middle
///     d =   0      Milk       the row of cells that holds the middle
///     d = +32 pt   Juice      2 rows below the middle
nonisolated struct WheelRows {
  /// The row of cells for a row of a wheel, by the index of its `beginGroup`.
  private(set) var rows: [Int: Int] = [:]

  /// The row of cells of a wheel's middle, by the index of its `beginClip`.
  private(set) var middles: [Int: Int] = [:]

  private struct Wheel {
    let index: Int
    let middle: CGFloat
    var depth = 0
    var flattened: [(index: Int, y: CGFloat)] = []
    var hasMiddleRow = false
  }

  init(_ commands: [DisplayList.Command], scale: CellScale) {
    // A flattened row counts for the clip around it, unless it lies in another flattened row.
    var wheels: [Wheel] = []
    var groups: [Bool] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginClip(let rect, _):
        wheels.append(Wheel(index: index, middle: rect.midY))
      case .beginShapeClip(let path):
        wheels.append(Wheel(index: index, middle: path.frame.midY))
      case .endClip:
        if let wheel = wheels.popLast() { assignRows(to: wheel, scale: scale) }
      case .beginGroup(_, let squash, let y):
        groups.append(squash < 1)
        guard squash < 1, let last = wheels.indices.last else { continue }
        if wheels[last].depth == 0 { wheels[last].flattened.append((index, y)) }
        wheels[last].depth += 1
      case .endGroup:
        guard groups.popLast() == true, let last = wheels.indices.last else { continue }
        wheels[last].depth -= 1
      case .text, .image:
        for wheel in wheels.indices.reversed() {
          guard wheels[wheel].depth == 0 else { break }
          wheels[wheel].hasMiddleRow = true
        }
      case .fill, .stroke, .shadow, .selection, .path, .beginTransform, .endTransform,
        .beginFigure,
        .endFigure:
        break
      }
    }
  }

  private mutating func assignRows(to wheel: Wheel, scale: CellScale) {
    guard !wheel.flattened.isEmpty else { return }
    let middle = scale.row(at: wheel.middle)
    middles[wheel.index] = middle
    var above = wheel.hasMiddleRow ? 0 : -1
    var below = wheel.hasMiddleRow ? 0 : -1
    let nearestFirst = wheel.flattened.sorted {
      abs($0.y - wheel.middle) < abs($1.y - wheel.middle)
    }
    for row in nearestFirst {
      let distance = Int((min(abs(row.y - wheel.middle), 10_000) / scale.pointsPerRow).rounded())
      if row.y < wheel.middle {
        above = max(distance, above + 1)
        if above == 0 { below = max(below, 0) }
        rows[row.index] = middle - above
      } else {
        below = max(distance, below + 1)
        if below == 0 { above = max(above, 0) }
        rows[row.index] = middle + below
      }
    }
  }
}
