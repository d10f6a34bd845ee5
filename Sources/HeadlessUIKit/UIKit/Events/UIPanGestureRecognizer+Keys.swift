extension UIPanGestureRecognizer {
  /// The keys of a pan gesture recognizer.
  static var keysOfPanGestureRecognizer: Keys {
    [
      "maximumNumberOfTouches": \UIPanGestureRecognizer.maximumNumberOfTouches,
      "minimumNumberOfTouches": \UIPanGestureRecognizer.minimumNumberOfTouches,
    ]
  }
}
