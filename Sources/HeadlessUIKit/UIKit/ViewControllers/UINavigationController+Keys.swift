extension UINavigationController {
  /// The keys of a navigation controller.
  static var keysOfNavigationController: Keys {
    [
      "delegate": \UINavigationController.delegate,
      "isNavigationBarHidden": \UINavigationController.isNavigationBarHidden,
      "isToolbarHidden": \UINavigationController.isToolbarHidden,
      "navigationBar": \UINavigationController.navigationBar,
      "topViewController": \UINavigationController.topViewController,
      "viewControllers": \UINavigationController.viewControllers,
      "visibleViewController": \UINavigationController.visibleViewController,
    ]
  }
}
