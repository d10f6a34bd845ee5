import HeadlessUIKit

extension Stage {
  /// Touches a point of the screen and lifts the finger, whatever lies there.
  package func tap(at point: CGPoint) {
    Finger(on: point, in: window).lift()
  }
}
