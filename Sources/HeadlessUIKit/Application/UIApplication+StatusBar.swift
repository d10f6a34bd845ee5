/// The status bar, as applications decided about it before iOS 7.
extension UIApplication {
  /// How the words of the status bar look now.
  @available(*, deprecated, message: "Ask the window scene's statusBarManager since iOS 13.")
  public var statusBarStyle: UIStatusBarStyle { state.statusBar.style }

  /// Says how the words of the status bar look.
  ///
  /// It does nothing while controllers decide: while `UIViewControllerBasedStatusBarAppearance`
  /// of Info.plist is true, as it is when it is missing.
  @available(*, deprecated, message: "Override preferredStatusBarStyle since iOS 9.")
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    state.applicationStyle = statusBarStyle
    state.updateStatusBar()
  }

  /// Whether the status bar is out of sight.
  @available(*, deprecated, message: "Ask the window scene's statusBarManager since iOS 13.")
  public var isStatusBarHidden: Bool { state.statusBar.frame.isEmpty }

  /// The place of the status bar on the screen; zero if it is hidden.
  @available(*, deprecated, message: "Ask the window scene's statusBarManager since iOS 13.")
  public var statusBarFrame: CGRect { state.statusBar.frame }
}
