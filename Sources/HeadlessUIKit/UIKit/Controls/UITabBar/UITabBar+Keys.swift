extension UITabBar {
  /// The keys of a tab bar.
  static var keysOfTabBar: Keys {
    [
      "barStyle": \UITabBar.barStyle,
      "barTintColor": \UITabBar.barTintColor,
      "delegate": \UITabBar.delegate,
      "isTranslucent": \UITabBar.isTranslucent,
      "items": \UITabBar.items,
      "selectedItem": \UITabBar.selectedItem,
      "unselectedItemTintColor": \UITabBar.unselectedItemTintColor,
    ]
  }
}
