/// A piece of a circle, as curves of a quarter turn or less.
struct Arc {
  let start: CGPoint
  private(set) var curves: [DisplayList.Path.Element] = []

  /// Creates the piece from one angle to another, a full turn at most.
  init(
    center: CGPoint, radius: CGFloat, _ startAngle: CGFloat, _ endAngle: CGFloat, clockwise: Bool
  ) {
    func point(_ angle: CGFloat, _ outwards: CGFloat = 1, _ onwards: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) * outwards - sin(angle) * onwards),
        y: center.y + radius * (sin(angle) * outwards + cos(angle) * onwards))
    }
    start = point(startAngle)
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    let count = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
    guard count > 0 else { return }
    let step = sweep / count
    // How far the control points lie along the tangents.
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<Int(count) {
      let from = startAngle + CGFloat(index) * step
      let to = from + step
      curves.append(
        .curve(point(to), control1: point(from, 1, reach), control2: point(to, 1, -reach)))
    }
  }

  /// The turn from one angle to another: not negative clockwise, not positive the other way.
  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let difference = clockwise ? end - start : start - end
    guard difference.isFinite else { return 0 }
    var turn = min(difference, 2 * .pi)
    if difference < 0 {
      turn = difference.truncatingRemainder(dividingBy: 2 * .pi)
      if turn < 0 { turn += 2 * .pi }
    }
    return clockwise ? turn : -turn
  }
}
