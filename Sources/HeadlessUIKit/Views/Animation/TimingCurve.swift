/// How far an animation has got when some part of its time is over.
///
///     1 ┤        ╭──
///       │      ╭─╯
///       │    ╭─╯
///     0 ┤────╯
///       └┬─────────┬
///        0         1
///
/// - Shape: The part of the time that is over, from 0 to 1, against how far the property has come.
/// - Source: Apple, Core Animation, "CAMediaTimingFunctionName", for the four curves: a cubic
///   Bézier from (0, 0) to (1, 1) whose two control points are listed there.
nonisolated struct TimingCurve: Equatable {
  static let linear = TimingCurve(first: CGPoint(x: 0, y: 0), second: CGPoint(x: 1, y: 1))
  static let easeIn = TimingCurve(first: CGPoint(x: 0.42, y: 0), second: CGPoint(x: 1, y: 1))
  static let easeOut = TimingCurve(first: CGPoint(x: 0, y: 0), second: CGPoint(x: 0.58, y: 1))
  static let easeInOut = TimingCurve(first: CGPoint(x: 0.42, y: 0), second: CGPoint(x: 0.58, y: 1))

  /// The control points.
  let first: CGPoint
  let second: CGPoint

  /// Returns how far the property has come when a part of the time is over.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    guard self != .linear else { return time }
    return Self.cubic(Self.parameter(where: time, first.x, second.x), first.y, second.y)
  }

  /// Returns the parameter where a curve reaches a time; the time only grows along the curve.
  private static func parameter(where time: Double, _ first: Double, _ second: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if cubic(middle, first, second) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns one coordinate of a cubic Bézier curve from 0 to 1.
  private static func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
