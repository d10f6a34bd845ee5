/// What is posted when the keyboard comes and goes.
extension UIResponder {
  /// Is posted before the keyboard comes, or while it is there becomes higher or lower.
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")

  /// Is posted when the keyboard has come, or has become higher or lower.
  nonisolated public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")

  /// Is posted before the keyboard goes.
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")

  /// Is posted when the keyboard has gone.
  nonisolated public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")

  /// Is posted before the keyboard takes another place: it comes, goes, or changes its height.
  nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")

  /// Is posted when the keyboard has taken another place.
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// Names the keyboard's place before the change, an `NSValue` in the screen's coordinates.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

  /// Names the keyboard's place after the change, an `NSValue` in the screen's coordinates.
  ///
  /// - Differs: `as? NSValue` and then `cgRectValue` reads it. On a device `as? CGRect` does too.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// Names how long the keyboard takes to come or go, in seconds.
  ///
  /// - Differs: It is 0. The keyboard of a device takes a quarter of a second.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  /// Names the curve of the keyboard's way, a number to shift by 16 into `AnimationOptions`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"

  /// Names whether the keyboard is that of this application; it is.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
