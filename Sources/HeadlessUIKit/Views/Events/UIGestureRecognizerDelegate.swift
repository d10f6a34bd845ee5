/// The object that decides what a gesture recognizer may do.
///
/// Every method may be left out.
///
/// - Shape: Asked in the order of the methods below.
/// - Differs: Put the conformance on the class that implements the methods. A subclass of it is
///   not called, because Swift chooses the default when it compiles the conformance.
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a recognizer follows a touch; the default follows.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Returns whether a recognizer may recognize its gesture; the default lets it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether two recognizers may recognize at once; the default lets only one.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Lets the recognizer follow the touch.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Lets the recognizer recognize.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Lets only one of the recognizers recognize.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
