import HeadlessUIKit

/// A finger on the screen: it touches, moves, and is lifted.
package final class Finger {
  private let window: UIWindow
  private let start: CGPoint
  private let state = Device.current
  private var touches: [UITouch] = []

  /// Puts the finger down at a point of a window.
  ///
  /// A window in front of it may take the touch.
  package init(on point: CGPoint, in window: UIWindow, continuesTaps: Bool = false) {
    self.window = window
    start = point
    if !continuesTaps { state.digitizer.forgetTaps() }
    touches = state.digitizer.begin(at: [window.toSuperview(point)])
    state.clock.runPass()
  }

  /// Moves the finger to a height above the point where it was put down.
  package func move(up distance: CGFloat) {
    move(to: CGPoint(x: start.x, y: start.y - distance))
  }

  /// Moves the finger to a point of the window.
  package func move(to point: CGPoint) {
    state.digitizer.move(touches.map { ($0, window.toSuperview(point)) })
    state.clock.runPass()
  }

  /// Takes the touch away, as an incoming call does.
  package func cancel() {
    state.digitizer.cancel(touches)
    state.clock.runPass()
  }

  /// Lifts the finger.
  package func lift() {
    state.digitizer.end(touches)
    state.clock.runPass()
  }
}
