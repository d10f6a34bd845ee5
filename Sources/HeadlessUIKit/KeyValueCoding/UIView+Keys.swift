extension UIView {
  /// The keys of a view.
  static var builtInKeys: Keys {
    [
      "alpha": \UIView.alpha, "autoresizesSubviews": \UIView.autoresizesSubviews,
      "autoresizingMask": \UIView.autoresizingMask, "backgroundColor": \UIView.backgroundColor,
      "bounds": \UIView.bounds, "center": \UIView.center, "clipsToBounds": \UIView.clipsToBounds,
      "contentMode": \UIView.contentMode, "isExclusiveTouch": \UIView.isExclusiveTouch,
      "frame": \UIView.frame, "isHidden": \UIView.isHidden,
      "isMultipleTouchEnabled": \UIView.isMultipleTouchEnabled,
      "isUserInteractionEnabled": \UIView.isUserInteractionEnabled, "tag": \UIView.tag,
      "tintColor": \UIView.tintColor, "transform": \UIView.transform, "window": \UIView.window,
      "intrinsicContentSize": \UIView.intrinsicContentSize,
      "safeAreaInsets": \UIView.safeAreaInsets,
    ]
  }
}
