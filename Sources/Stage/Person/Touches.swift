import HeadlessUIKit

/// Fingers on the screen: they touch, move together, and are lifted.
package final class Touches {
  private let device = Device.current
  private let touches: [UITouch]

  /// Where the fingers are, in the screen's coordinates.
  private var points: [CGPoint]

  /// The window whose coordinates a move is given in; nil stands for the screen's.
  private let window: UIWindow?

  /// Where the first finger was put down, in the window's coordinates.
  private let start: CGPoint

  /// Puts fingers down at points of the screen.
  package convenience init(at points: [CGPoint], continuesTaps: Bool = false) {
    self.init(at: points, start: points.first ?? .zero, in: nil, continuesTaps)
  }

  /// Puts one finger down at a point of a window.
  ///
  /// A window in front of it may take the touch.
  package convenience init(on point: CGPoint, in window: UIWindow) {
    self.init(at: [window.toSuperview(point)], start: point, in: window)
  }

  private init(
    at points: [CGPoint], start: CGPoint, in window: UIWindow?, _ continuesTaps: Bool = false
  ) {
    (self.points, self.start, self.window) = (points, start, window)
    if !continuesTaps { device.digitizer.forgetTaps() }
    touches = device.digitizer.begin(at: points)
    device.clock.runPass()
  }

  /// Moves the fingers so that the first is at a point of the window.
  package func move(to point: CGPoint) {
    guard let first = points.first else { return }
    let target = window?.toSuperview(point) ?? point
    move(by: CGPoint(x: target.x - first.x, y: target.y - first.y), from: points)
  }

  /// Moves the fingers to a height above the points where they were put down.
  package func move(up distance: CGFloat) {
    move(to: CGPoint(x: start.x, y: start.y - distance))
  }

  /// Moves the fingers in steps, as a hand does.
  package func drag(by distance: CGPoint) {
    let (steps, origin) = (10, points)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      move(by: CGPoint(x: distance.x * share, y: distance.y * share), from: origin)
    }
  }

  /// Moves each finger to a point of the screen, after some time.
  func move(to places: [CGPoint], after duration: TimeInterval) {
    device.clock.advance(by: duration)
    points = places
    device.digitizer.move(zip(touches, points).map { (touch: $0, point: $1) })
    device.clock.runPass()
  }

  /// Takes the touches away, as an incoming call does.
  package func cancel() {
    device.digitizer.cancel(touches)
    device.clock.runPass()
  }

  /// Lifts the fingers.
  package func lift() {
    device.digitizer.end(touches)
    device.clock.runPass()
  }

  /// Returns points for fingers side by side, 10 points apart.
  static func points(_ count: Int, around middle: CGPoint) -> [CGPoint] {
    (0..<count).map { finger in
      let offset = CGFloat(finger) - CGFloat(count - 1) / 2
      return CGPoint(x: middle.x + 10 * offset, y: middle.y)
    }
  }

  private func move(by distance: CGPoint, from origin: [CGPoint]) {
    points = origin.map { CGPoint(x: $0.x + distance.x, y: $0.y + distance.y) }
    device.digitizer.move(zip(touches, points).map { (touch: $0, point: $1) })
    device.clock.runPass()
  }
}

extension Stage {
  /// Drags a finger from the left edge of the screen to the right, halfway up, and lifts it.
  ///
  /// A navigation controller goes back then, if the finger goes far enough. `part` is how much of
  /// the screen's width it goes over, from 0 to 1; what lies beyond is pinned.
  public func swipeFromLeftEdge(overPart part: CGFloat) {
    let screen = window.bounds
    let finger = Touches(on: CGPoint(x: screen.minX + 5, y: screen.midY), in: window)
    finger.drag(by: CGPoint(x: min(max(part, 0), 1) * (screen.width - 5), y: 0))
    finger.lift()
  }

  /// Touches a point of the screen and lifts the finger, whatever lies there.
  package func tap(at point: CGPoint) {
    Touches(on: point, in: window).lift()
  }
}
