import HeadlessUIKit

/// A finger on the screen: it touches, moves, and is lifted.
package final class Finger {
  private let window: UIWindow
  private let start: CGPoint
  private let state = ApplicationState.current
  private var touches: [UITouch] = []

  /// Puts the finger down at a point of a window.
  ///
  /// A window in front of it may take the touch.
  package init(on point: CGPoint, in window: UIWindow, continuesTaps: Bool = false) {
    self.window = window
    start = point
    if !continuesTaps { state.touchScreen.forgetTaps() }
    touches = state.touchScreen.begin(at: [window.toSuperview(point)])
    state.clock.turn()
  }

  /// Moves the finger to a height above the point where it was put down.
  package func move(up distance: CGFloat) {
    move(to: CGPoint(x: start.x, y: start.y - distance))
  }

  /// Moves the finger to a point of the window.
  package func move(to point: CGPoint) {
    state.touchScreen.move(touches.map { ($0, window.toSuperview(point)) })
    state.clock.turn()
  }

  /// Takes the touch away, as an incoming call does.
  package func cancel() {
    state.touchScreen.cancel(touches)
    state.clock.turn()
  }

  /// Lifts the finger.
  package func lift() {
    state.touchScreen.end(touches)
    state.clock.turn()
  }
}
