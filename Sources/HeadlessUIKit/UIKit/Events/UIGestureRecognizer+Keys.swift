extension UIGestureRecognizer {
  /// The keys of a gesture recognizer.
  static var keysOfGestureRecognizer: Keys {
    Keys(
      [
        "cancelsTouchesInView": \UIGestureRecognizer.cancelsTouchesInView,
        "delaysTouchesBegan": \UIGestureRecognizer.delaysTouchesBegan,
        "delegate": \UIGestureRecognizer.delegate,
        "isEnabled": \UIGestureRecognizer.isEnabled,
        "name": \UIGestureRecognizer.name,
        "numberOfTouches": \UIGestureRecognizer.numberOfTouches,
      ],
      accessors: [
        "state": Accessor { (object: UIGestureRecognizer) in object.state.rawValue },
        "view": Accessor { (object: UIGestureRecognizer) in object.view },
      ])
  }
}
