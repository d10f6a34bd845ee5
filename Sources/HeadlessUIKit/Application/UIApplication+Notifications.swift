/// The names of what an application posts.
extension UIApplication {
  /// Posted when the launch is nearly done, after the delegate has heard of it.
  public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")

  /// Posted when the application has become active, after the delegate has heard of it.
  public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// Posted when the application is about to be active no more.
  public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")

  /// Posted when the application has gone out of sight, after the delegate has heard of it.
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")

  /// Posted when the application is about to come back, after the delegate has heard of it.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Posted when the application is about to end.
  public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")

  /// Posted when memory is short, after the delegate and the controllers have heard of it.
  public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// The status bar, as applications decided about it before iOS 7.
extension UIApplication {
  /// How the text of the status bar looks now.
  @available(*, deprecated, message: "Ask the window scene's statusBarManager since iOS 13.")
  public var statusBarStyle: UIStatusBarStyle { device.statusBar.style }

  /// Says how the text of the status bar looks.
  ///
  /// It does nothing while controllers decide: while `UIViewControllerBasedStatusBarAppearance`
  /// of Info.plist is true, as it is when it is missing.
  @available(*, deprecated, message: "Override preferredStatusBarStyle since iOS 9.")
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    device.runningProcess.running.statusBarStyle = statusBarStyle
    device.updateStatusBar()
  }

  /// Whether the status bar is out of sight.
  @available(*, deprecated, message: "Ask the window scene's statusBarManager since iOS 13.")
  public var isStatusBarHidden: Bool { device.statusBar.frame.isEmpty }
}
