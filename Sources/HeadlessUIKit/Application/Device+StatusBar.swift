/// Deciding about the status bar.
extension Device {
  /// Asks the controller in front, or the application, how the status bar is to look.
  func updateStatusBar() {
    guard statusBarState.isThere else { return }
    let controller = isByController ? statusBarWindow?.rootViewController?.inFront : nil
    let forStyle = controller.map { $0.last(by: \.childForStatusBarStyle) }
    let forHiding = controller.map { $0.last(by: \.childForStatusBarHidden) }
    let isHidden = forHiding?.prefersStatusBarHidden ?? chosenHidden
    var bar = StatusBar(style: forStyle?.preferredStatusBarStyle ?? chosenStyle)
    if !isHidden, !interfaceOrientation.isLandscape {
      bar.frame = CGRect(x: 0, y: 0, width: screen.bounds.width, height: StatusBar.height)
    }
    guard bar != statusBar else { return }
    let hasMoved = bar.frame != statusBar.frame
    statusBarState.bar = bar
    guard hasMoved else { return }
    for window in windows.all { window.rootViewController?.viewIfLoaded?.setNeedsLayout() }
  }

  /// The window whose controller decides: the frontmost below the status bar that fills the
  /// screen.
  private var statusBarWindow: UIWindow? {
    windows.onScreen.last {
      !$0.isHidden && $0.windowLevel < .statusBar
        && $0.frame == screen.bounds
    }
  }

  /// Whether controllers decide, and not the application.
  private var isByController: Bool { info("UIViewControllerBasedStatusBarAppearance") ?? true }

  private var chosenStyle: UIStatusBarStyle {
    if let style = process?.running.statusBarStyle, !isByController { return style }
    switch info("UIStatusBarStyle") as String? {
    case "UIStatusBarStyleLightContent": return .lightContent
    case "UIStatusBarStyleDarkContent": return .darkContent
    default: return .default
    }
  }

  private var chosenHidden: Bool { info("UIStatusBarHidden") ?? false }

  private func info<Value>(_ key: String) -> Value? {
    infoPlist.value(key)
  }
}

extension UIViewController {
  /// Follows the way from a controller to its child, as far as it goes.
  func last(by child: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    var seen = [ObjectIdentifier(self)]
    while let next = child(controller), !seen.contains(ObjectIdentifier(next)) {
      controller = next
      seen.append(ObjectIdentifier(next))
    }
    return controller
  }
}
