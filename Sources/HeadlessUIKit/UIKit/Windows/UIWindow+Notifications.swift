/// The names of what a window posts, with itself as the object.
extension UIWindow {
  /// Posted when the window is shown.
  public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")

  /// Posted when the window is hidden.
  public static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// Posted when the window has become the key window.
  public static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")

  /// Posted when the window is the key window no more.
  public static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
}
