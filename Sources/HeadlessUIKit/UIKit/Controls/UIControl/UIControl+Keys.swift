extension UIControl {
  /// The keys of a control.
  static var keysOfControl: Keys {
    Keys(
      [
        "contentHorizontalAlignment": \UIControl.contentHorizontalAlignment,
        "contentVerticalAlignment": \UIControl.contentVerticalAlignment,
        "isEnabled": \UIControl.isEnabled,
        "isHighlighted": \UIControl.isHighlighted,
        "isSelected": \UIControl.isSelected,
        "state": \UIControl.state,
      ],
      accessors: [
        "isTouchInside": Accessor { (object: UIControl) in object.isTouchInside },
        "isTracking": Accessor { (object: UIControl) in object.isTracking },
      ])
  }
}
