import HeadlessUIKit

/// A delegate of recognizers that answers as it is told.
final class ConfigurableRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
  var letsTouch = true
  var letsBegin = true
  var letsBoth = false
  private(set) var questions = 0

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { letsTouch }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions += 1
    return letsBegin
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { letsBoth }
}
