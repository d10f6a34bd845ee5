// Alternative: Since iOS 9 a window that is given no frame is as large as the screen.

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
    window = UIWindow()

    window?.rootViewController = ClockViewController()

    window?.makeKeyAndVisible()
  }
}
