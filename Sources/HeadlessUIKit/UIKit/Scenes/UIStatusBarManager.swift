/// What is known of the status bar above a scene.
///
/// - Shape: It answers with what is the case at the moment it is asked.
/// - Units: Points, in the window's coordinates.
/// - Source: Apple, UIKit, "UIStatusBarManager".
open class UIStatusBarManager: NSObject {
  private let state: Device

  init(in state: Device) {
    self.state = state
  }

  /// How the words of the status bar look.
  open var statusBarStyle: UIStatusBarStyle { state.statusBar.style }

  /// Whether the status bar is out of sight.
  open var isStatusBarHidden: Bool { state.statusBar.frame.isEmpty }

  /// The place of the status bar; zero if it is hidden.
  open var statusBarFrame: CGRect { state.statusBar.frame }
}
