extension UINavigationBar {
  /// The keys of a navigation bar.
  static var keysOfNavigationBar: Keys {
    [
      "barStyle": \UINavigationBar.barStyle,
      "barTintColor": \UINavigationBar.barTintColor,
      "isTranslucent": \UINavigationBar.isTranslucent,
    ]
  }
}
