/// What is known of the status bar above a scene.
///
/// - Shape: It answers with what is the case at the moment it is asked.
/// - Units: Points, in the window's coordinates.
open class UIStatusBarManager: NSObject {
  private let device: Device

  init(on device: Device) {
    self.device = device
  }

  /// How the text of the status bar looks.
  open var statusBarStyle: UIStatusBarStyle { device.statusBar.style }

  /// Whether the status bar is out of sight.
  open var isStatusBarHidden: Bool { device.statusBar.frame.isEmpty }

  /// The frame of the status bar; zero if it is hidden.
  open var statusBarFrame: CGRect { device.statusBar.frame }
}
