extension UIView {
  /// The keys of a view.
  static var keysOfView: Keys {
    Keys(
      [
        "alpha": \UIView.alpha,
        "autoresizesSubviews": \UIView.autoresizesSubviews,
        "autoresizingMask": \UIView.autoresizingMask,
        "backgroundColor": \UIView.backgroundColor,
        "bounds": \UIView.bounds,
        "center": \UIView.center,
        "clipsToBounds": \UIView.clipsToBounds,
        "contentMode": \UIView.contentMode,
        "frame": \UIView.frame,
        "intrinsicContentSize": \UIView.intrinsicContentSize,
        "isExclusiveTouch": \UIView.isExclusiveTouch,
        "isHidden": \UIView.isHidden,
        "isMultipleTouchEnabled": \UIView.isMultipleTouchEnabled,
        "isUserInteractionEnabled": \UIView.isUserInteractionEnabled,
        "safeAreaInsets": \UIView.safeAreaInsets,
        "tag": \UIView.tag,
        "tintColor": \UIView.tintColor,
        "transform": \UIView.transform,
        "window": \UIView.window,
      ],
      accessors: [
        "subviews": Accessor { (object: UIView) in object.subviews },
        "superview": Accessor { (object: UIView) in object.superview },
      ])
  }
}
