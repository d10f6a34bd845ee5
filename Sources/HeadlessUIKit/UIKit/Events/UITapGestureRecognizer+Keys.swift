extension UITapGestureRecognizer {
  /// The keys of a tap gesture recognizer.
  static var keysOfTapGestureRecognizer: Keys {
    [
      "numberOfTapsRequired": \UITapGestureRecognizer.numberOfTapsRequired,
      "numberOfTouchesRequired": \UITapGestureRecognizer.numberOfTouchesRequired,
    ]
  }
}
