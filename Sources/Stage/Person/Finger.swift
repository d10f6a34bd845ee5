import HeadlessUIKit

/// A finger on the screen: it touches, moves, and is lifted.
package final class Finger {
  private let touch: UITouch
  private let window: UIWindow
  private let start: CGPoint

  /// Puts the finger down at a point of a window.
  package init(on point: CGPoint, in window: UIWindow) {
    self.window = window
    start = point
    touch = UITouch(at: point, in: window)
    send()
  }

  /// Moves the finger to a height above the point where it was put down.
  package func move(up distance: CGFloat) {
    touch.move(to: CGPoint(x: start.x, y: start.y - distance))
    touch.phase = .moved
    send()
  }

  /// Moves the finger to a point of the window.
  package func move(to point: CGPoint) {
    touch.move(to: point)
    touch.phase = .moved
    send()
  }

  /// Takes the touch away, as an incoming call does.
  package func cancel() {
    touch.phase = .cancelled
    send()
  }

  /// Lifts the finger.
  package func lift() {
    touch.phase = .ended
    send()
  }

  private func send() {
    UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
    window.layoutIfNeeded()
  }
}
