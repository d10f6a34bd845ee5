/// A scene that shows windows.
///
///     guard let scene = scene as? UIWindowScene else { return }
///     let window = UIWindow(windowScene: scene)
///
/// - Shape: A scene has any number of windows; one of them may be its key window.
/// - Units: Points.
/// - Differs: A phone has one screen, and every scene is on it.
open class UIWindowScene: UIScene {
  /// The screen the scene is on.
  open var screen: UIScreen { device.screen }

  /// The windows of the scene, hidden ones included, from the backmost to the frontmost level.
  open var windows: [UIWindow] {
    device.windows.byLevel.filter { $0.windowScene === self && !$0.isOfSystem }
  }

  /// The window of the scene that events without a position go to, or nil.
  open var keyWindow: UIWindow? {
    let scenes = device.process?.scenes
    if scenes?.inFront ?? scenes?.implicit === self { return ownKeyWindow(device.keyWindow) }
    return ownKeyWindow(formerKeyWindow)
  }

  /// How the interface is turned.
  @available(*, deprecated, message: "Ask the view for its bounds since iOS 26.")
  open var interfaceOrientation: UIInterfaceOrientation { device.interfaceOrientation }

  /// What is known of the status bar above the scene.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(on: device) }

  /// The window that was key when the scene was last in front.
  weak var formerKeyWindow: UIWindow?

  private func ownKeyWindow(_ window: UIWindow?) -> UIWindow? {
    window?.windowScene === self ? window : nil
  }
}
