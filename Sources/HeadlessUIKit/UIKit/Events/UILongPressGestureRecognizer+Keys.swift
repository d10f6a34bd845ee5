extension UILongPressGestureRecognizer {
  /// The keys of a long press gesture recognizer.
  static var keysOfLongPressGestureRecognizer: Keys {
    [
      "allowableMovement": \UILongPressGestureRecognizer.allowableMovement,
      "minimumPressDuration": \UILongPressGestureRecognizer.minimumPressDuration,
      "numberOfTouchesRequired": \UILongPressGestureRecognizer.numberOfTouchesRequired,
    ]
  }
}
