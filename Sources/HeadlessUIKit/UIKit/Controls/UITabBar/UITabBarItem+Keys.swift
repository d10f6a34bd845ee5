extension UITabBarItem {
  /// The keys of a tab.
  static var keysOfTabBarItem: Keys {
    [
      "badgeColor": \UITabBarItem.badgeColor,
      "badgeValue": \UITabBarItem.badgeValue,
      "selectedImage": \UITabBarItem.selectedImage,
    ]
  }
}
