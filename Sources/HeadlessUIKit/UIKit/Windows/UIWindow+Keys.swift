extension UIWindow {
  /// The keys of a window.
  static var keysOfWindow: Keys {
    [
      "isKeyWindow": \UIWindow.isKeyWindow,
      "rootViewController": \UIWindow.rootViewController,
      "screen": \UIWindow.screen,
      "windowLevel": \UIWindow.windowLevel,
    ]
  }
}
