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
  private(set) var lines: [LineCell] = []

  private let clip: CellArea
  private let scale: CellScale

  init(
    _ outline: DisplayList.Outline, _ ink: DisplayList.Ink, _ clip: CellArea, _ scale: CellScale
  ) {
    (self.clip, self.scale) = (clip, scale)
    let lines = outline.parts.flatMap(\.lines)
    switch ink {
    case .fill(let evenOdd):
      cover(Self.box(lines, around: 0)) { outline.contains($0, evenOdd: evenOdd) }
      if covered.isEmpty { draw(lines) }
    case .stroke(let width):
      // A line as thick as a cell is wide is an area.
      if width >= scale.pointsPerColumn {
        cover(Self.box(lines, around: width / 2)) { point in
          lines.contains { point.distance(to: $0) <= width / 2 }
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
  private mutating func cover(_ box: CGRect, _ isInside: (CGPoint) -> Bool) {
    guard !box.isNull else { return }
    let reach = box.insetBy(dx: -scale.pointsPerColumn, dy: -scale.pointsPerRow)
    let area = scale.area(of: reach).clamped(to: clip)
    let shares = [1.0 / 6, 0.5, 5.0 / 6]
    for row in area.rows {
      for column in area.columns {
        var count = 0
        for y in shares {
          for x in shares {
            let point = CGPoint(
              x: (Double(column) + x) * scale.pointsPerColumn,
              y: (Double(row) + y) * scale.pointsPerRow)
            if isInside(point) { count += 1 }
          }
        }
        if count > 4 { covered.append((column, row)) }
      }
    }
  }

  private mutating func draw(_ lines: [Line]) {
    let lines = Self.pulledIn(lines)
    let isUpright = lines.allSatisfy {
      abs($0.from.x - $0.to.x) < 1 || abs($0.from.y - $0.to.y) < 1
    }
    var cells: [LineCell.Place: LineCell] = [:]
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
  private func join(_ line: Line, _ cells: inout [LineCell.Place: LineCell]) {
    let columns = [scale.column(at: line.from.x), scale.column(at: line.to.x)].sorted()
    let rows = [scale.row(at: line.from.y), scale.row(at: line.to.y)].sorted()
    let isFlat = abs(line.from.y - line.to.y) < abs(line.from.x - line.to.x)
    let run = isFlat ? columns : rows
    for step in (run[0]..<run[1] + 1).clamped(to: isFlat ? clip.columns : clip.rows) {
      let place = LineCell.Place(
        column: isFlat ? step : scale.column(at: line.from.x),
        row: isFlat ? scale.row(at: line.from.y) : step)
      guard clip.contains(column: place.column, row: place.row) else { continue }
      var arms: UInt8 = 0
      if step > run[0] { arms |= isFlat ? LineCell.left : LineCell.up }
      if step < run[1] { arms |= isFlat ? LineCell.right : LineCell.down }
      if run[0] == run[1] {
        arms |= isFlat ? LineCell.left | LineCell.right : LineCell.up | LineCell.down
      }
      cells[place, default: LineCell(place, isDotted: false)].marks |= arms
    }
  }

  /// Puts a dot wherever a line goes.
  private func dot(_ line: Line, _ cells: inout [LineCell.Place: LineCell]) {
    let (width, height) = (scale.pointsPerColumn / 2, scale.pointsPerRow / 4)
    guard let line = visible(line) else { return }
    let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
    let steps = max(Int((max(abs(dx) / width, abs(dy) / height) * 2).rounded(.up)), 1)
    for step in 0...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let x = Int(((line.from.x + dx * share) / width).rounded(.down))
      let y = Int(((line.from.y + dy * share) / height).rounded(.down))
      let place = LineCell.Place(column: x >> 1, row: y >> 2)
      guard clip.contains(column: place.column, row: place.row) else { continue }
      cells[place, default: LineCell(place, isDotted: true)].marks |=
        LineCell.dot(column: x & 1, row: y & 3)
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
