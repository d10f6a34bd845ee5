import HeadlessUIKit

/// A finger on the screen: it touches, moves, and is lifted.
final class Finger {
  private let touch: UITouch
  private let window: UIWindow
  private let start: CGPoint

  /// Puts the finger down at a point of a window.
  init(on point: CGPoint, in window: UIWindow) {
    self.window = window
    start = point
    touch = UITouch(at: point, in: window)
    send()
  }

  /// Moves the finger to a height above the point where it was put down.
  func move(up distance: CGFloat) {
    touch.move(to: CGPoint(x: start.x, y: start.y - distance))
    touch.phase = .moved
    send()
  }

  /// Lifts the finger.
  func lift() {
    touch.phase = .ended
    send()
  }

  private func send() {
    UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
    window.layoutIfNeeded()
  }
}
