extension UITabBarController {
  /// The keys of a tab bar controller.
  static var keysOfTabBarController: Keys {
    [
      "delegate": \UITabBarController.delegate,
      "selectedIndex": \UITabBarController.selectedIndex,
      "selectedViewController": \UITabBarController.selectedViewController,
      "tabBar": \UITabBarController.tabBar,
      "viewControllers": \UITabBarController.viewControllers,
    ]
  }
}
