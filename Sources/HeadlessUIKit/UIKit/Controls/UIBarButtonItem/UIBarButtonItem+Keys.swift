extension UIBarButtonItem {
  /// The keys of a button of a bar.
  static var keysOfBarButtonItem: Keys {
    [
      "customView": \UIBarButtonItem.customView,
      "possibleTitles": \UIBarButtonItem.possibleTitles,
      "primaryAction": \UIBarButtonItem.primaryAction,
      "style": \UIBarButtonItem.style,
      "target": \UIBarButtonItem.target,
      "tintColor": \UIBarButtonItem.tintColor,
      "width": \UIBarButtonItem.width,
    ]
  }
}
