// Misconception: The window has the size of the phone on the desk. Another phone has another.
// Rejected by: it is as large as the screen
// Rejected by: its view fills the window

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
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    window?.rootViewController = ClockViewController()

    window?.makeKeyAndVisible()
  }
}
