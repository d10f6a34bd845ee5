// Misconception: The view is added to the window. Its controller belongs to nobody, and is gone.
// Rejected by: the window is there after the launch

import HeadlessUIKit

/// The first screen of a clock.
final class ClockViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBlue
  }
}

/// The delegate of an application without a storyboard.
final class ClockAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    openWindow()
    return true
  }

  /// Opens the window of the application.
  private func openWindow() {
    window = UIWindow(frame: UIScreen.main.bounds)

    window?.addSubview(ClockViewController().view)

    window?.makeKeyAndVisible()
  }
}
