import HeadlessUIKit

/// The fingers of a person who touches the screen live: each comes, moves and goes by itself.
///
/// - Shape: A finger is known by a number as long as it is down. Points are in the screen's
///   coordinates.
/// - Units: Points.
/// - Errors: A finger that is not down neither moves nor goes. One that comes a second time is
///   lifted first.
final class Fingers {
  private let device = Device.current
  private var touches: [Int: UITouch] = [:]

  /// How many fingers may be on the screen at once.
  private static let most = 10

  /// How far beyond the screen a finger may be said to be.
  private static let reach: CGFloat = 1000

  /// Puts a finger down, and returns the view it touches.
  @discardableResult
  func put(_ id: Int, at point: CGPoint) -> UIView? {
    if touches[id] != nil { lift(id) }
    guard touches.count < Self.most else { return nil }
    let touch = device.digitizer.begin(at: [pinned(point)]).first
    touches[id] = touch
    let view = touch?.view
    device.clock.runPass()
    return view
  }

  /// Moves fingers together, each to a point of its own.
  func move(_ points: [(id: Int, point: CGPoint)]) {
    let moved = points.compactMap { id, point in touches[id].map { ($0, pinned(point)) } }
    guard !moved.isEmpty else { return }
    device.digitizer.move(moved.map { (touch: $0.0, point: $0.1) })
    device.clock.runPass()
  }

  /// Lifts a finger, from another point than it was last at if one is given.
  func lift(_ id: Int, at point: CGPoint? = nil) {
    if let point, let touch = touches[id], hasLeft(location(of: touch), for: pinned(point)) {
      move([(id, point)])
    }
    guard let touch = touches.removeValue(forKey: id) else { return }
    device.digitizer.end([touch])
    device.clock.runPass()
  }

  /// Takes a touch away, as the system does that needs the finger for itself.
  func cancel(_ id: Int) {
    guard let touch = touches.removeValue(forKey: id) else { return }
    device.digitizer.cancel([touch])
    device.clock.runPass()
  }

  /// Whether a finger has moved, more than by what calculating with points makes of them.
  private func hasLeft(_ former: CGPoint, for point: CGPoint) -> Bool {
    max(abs(former.x - point.x), abs(former.y - point.y)) > 0.01
  }

  private func location(of touch: UITouch) -> CGPoint {
    let location = touch.location(in: nil)
    return touch.window?.toSuperview(location) ?? location
  }

  private func pinned(_ point: CGPoint) -> CGPoint {
    let screen = UIScreen.main.bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
    func pinned(_ number: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      number.isNaN ? least : min(max(number, least), most)
    }
    return CGPoint(
      x: pinned(point.x, screen.minX, screen.maxX), y: pinned(point.y, screen.minY, screen.maxY))
  }
}
