import HeadlessUIKit

/// The cells of a shape: those it covers, and those a thin line runs through.
///
///     covered   ░░░░░      lines, upright   ┌───┐      other lines   ⡠⠒⠢⡀
///               ░░░░░                       └───┘                    ⠣⡀⣀⠜
///
/// - Shape: Lines that are all upright become box characters; others become dots, of which a
///   cell has two columns and four rows.
/// - Errors: What lies outside the clip is not looked at.
nonisolated struct ShapeCells {
  private(set) var covered: [(column: Int, row: Int)] = []
  private(set) var lines: [BoxDrawingCell] = []

  private let clip: CellArea
  private let scale: CellScale

  init(
    _ outline: DisplayList.Outline, _ pathStyle: DisplayList.PathStyle, _ clip: CellArea,
    _ scale: CellScale
  ) {
    (self.clip, self.scale) = (clip, scale)
    let lines = outline.parts.flatMap(\.lines)
    switch pathStyle {
    case .fill:
      cover([Self.box(lines, around: 0)]) { point, _ in outline.contains(point) }
      if covered.isEmpty { draw(lines) }
    case .stroke(let width, _, _):
      // A line as thick as a cell is wide is an area.
      if width >= scale.pointsPerColumn {
        cover(lines.map { Self.box([$0], around: width / 2) }) { point, line in
          point.distance(to: lines[line]) <= width / 2
        }
      }
      if covered.isEmpty { draw(lines) }
    }
  }

  private typealias Line = (from: CGPoint, to: CGPoint)

  private static func box(_ lines: [Line], around distance: CGFloat) -> CGRect {
    CGRect(around: lines.flatMap { [$0.from, $0.to] }).insetBy(dx: -distance, dy: -distance)
  }

  /// Takes the cells of which more than half is inside, judged by nine points.
  ///
  /// - Parameters:
  ///   - boxes: Where to look: a part of the shape lies inside each.
  ///   - isInside: Whether a point belongs to the part of that number.
  private mutating func cover(_ boxes: [CGRect], _ isInside: (CGPoint, Int) -> Bool) {
    let whole = area(around: boxes.reduce(.null) { $0.union($1) })
    guard !whole.isEmpty else { return }
    // Nine bits a cell: a point that one part holds is not asked about again.
    var points = [UInt16](repeating: 0, count: whole.rows.count * whole.columns.count)
    for (part, box) in boxes.enumerated() {
      let area = area(around: box)
      for row in area.rows {
        let first = (row - whole.rows.lowerBound) * whole.columns.count - whole.columns.lowerBound
        for column in area.columns {
          for bit in 0..<9 where points[first + column] & 1 << bit == 0 {
            let point = CGPoint(
              x: (Double(column) + Double(bit % 3 * 2 + 1) / 6) * scale.pointsPerColumn,
              y: (Double(row) + Double(bit / 3 * 2 + 1) / 6) * scale.pointsPerRow)
            if isInside(point, part) { points[first + column] |= 1 << bit }
          }
        }
      }
    }
    for (index, inside) in points.enumerated() where inside.nonzeroBitCount > 4 {
      let (row, column) = index.quotientAndRemainder(dividingBy: whole.columns.count)
      covered.append((whole.columns.lowerBound + column, whole.rows.lowerBound + row))
    }
  }

  /// The cells that a box touches, and those around it, as far as the clip goes.
  private func area(around box: CGRect) -> CellArea {
    guard !box.isNull else { return CellArea(columns: 0..<0, rows: 0..<0) }
    return scale.area(of: box.insetBy(dx: -scale.pointsPerColumn, dy: -scale.pointsPerRow))
      .clamped(to: clip)
  }

  private mutating func draw(_ lines: [Line]) {
    let lines = Self.pulledIn(lines)
    let isUpright = lines.allSatisfy {
      abs($0.from.x - $0.to.x) < 1 || abs($0.from.y - $0.to.y) < 1
    }
    var cells: [BoxDrawingCell.Position: BoxDrawingCell] = [:]
    for line in lines {
      if isUpright { join(line, &cells) } else { dot(line, &cells) }
    }
    self.lines = cells.values.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  /// Moves what lies on the far edges inwards: a frame around whole cells is to stay in them.
  private static func pulledIn(_ lines: [Line]) -> [Line] {
    let box = box(lines, around: 0)
    func pulled(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: box.width > 0.1 ? min(point.x, box.maxX - 0.05) : point.x,
        y: box.height > 0.1 ? min(point.y, box.maxY - 0.05) : point.y)
    }
    return lines.map { (pulled($0.from), pulled($0.to)) }
  }

  /// Goes along an upright line from cell to cell and joins each to the next.
  private func join(_ line: Line, _ cells: inout [BoxDrawingCell.Position: BoxDrawingCell]) {
    let columns = [scale.column(at: line.from.x), scale.column(at: line.to.x)].sorted()
    let rows = [scale.row(at: line.from.y), scale.row(at: line.to.y)].sorted()
    let isFlat = abs(line.from.y - line.to.y) < abs(line.from.x - line.to.x)
    let run = isFlat ? columns : rows
    for step in (run[0]..<run[1] + 1).clamped(to: isFlat ? clip.columns : clip.rows) {
      let position = BoxDrawingCell.Position(
        column: isFlat ? step : scale.column(at: line.from.x),
        row: isFlat ? scale.row(at: line.from.y) : step)
      guard clip.contains(column: position.column, row: position.row) else { continue }
      var arms: UInt8 = 0
      if step > run[0] { arms |= isFlat ? BoxDrawingCell.left : BoxDrawingCell.up }
      if step < run[1] { arms |= isFlat ? BoxDrawingCell.right : BoxDrawingCell.down }
      if run[0] == run[1] {
        arms |=
          isFlat
          ? BoxDrawingCell.left | BoxDrawingCell.right : BoxDrawingCell.up | BoxDrawingCell.down
      }
      cells[position, default: BoxDrawingCell(position, isDotted: false)].marks |= arms
    }
  }

  /// Puts a dot wherever a line goes.
  private func dot(_ line: Line, _ cells: inout [BoxDrawingCell.Position: BoxDrawingCell]) {
    let (width, height) = (scale.pointsPerColumn / 2, scale.pointsPerRow / 4)
    guard let line = visible(line) else { return }
    let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
    let steps = max(Int((max(abs(dx) / width, abs(dy) / height) * 2).rounded(.up)), 1)
    for step in 0...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let x = Int(((line.from.x + dx * share) / width).rounded(.down))
      let y = Int(((line.from.y + dy * share) / height).rounded(.down))
      let position = BoxDrawingCell.Position(column: x >> 1, row: y >> 2)
      guard clip.contains(column: position.column, row: position.row) else { continue }
      cells[position, default: BoxDrawingCell(position, isDotted: true)].marks |=
        BoxDrawingCell.dot(column: x & 1, row: y & 3)
    }
  }

  /// The part of a line that lies in the clip, however far the line goes.
  private func visible(_ line: Line) -> Line? {
    let left = CGFloat(clip.columns.lowerBound) * scale.pointsPerColumn
    let right = CGFloat(clip.columns.upperBound) * scale.pointsPerColumn
    let top = CGFloat(clip.rows.lowerBound) * scale.pointsPerRow
    let bottom = CGFloat(clip.rows.upperBound) * scale.pointsPerRow
    var (start, end): (CGFloat, CGFloat) = (0, 1)
    let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
    for (step, low, high) in [
      (dx, left - line.from.x, right - line.from.x), (dy, top - line.from.y, bottom - line.from.y),
    ] {
      guard step.isFinite, low.isFinite, high.isFinite else { return nil }
      if step == 0 {
        if low > 0 || high < 0 { return nil }
      } else {
        start = max(start, min(low / step, high / step))
        end = min(end, max(low / step, high / step))
      }
    }
    guard start <= end else { return nil }
    func point(_ share: CGFloat) -> CGPoint {
      CGPoint(x: line.from.x + dx * share, y: line.from.y + dy * share)
    }
    return (point(start), point(end))
  }
}

nonisolated extension CGPoint {
  /// Returns how far the point is from the nearest point of a line.
  fileprivate func distance(to line: (from: CGPoint, to: CGPoint)) -> CGFloat {
    let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
    let length = dx * dx + dy * dy
    let along = (x - line.from.x) * dx + (y - line.from.y) * dy
    let share = length > 0 ? min(max(along / length, 0), 1) : 0
    let (px, py) = (line.from.x + dx * share - x, line.from.y + dy * share - y)
    return (px * px + py * py).squareRoot()
  }
}
