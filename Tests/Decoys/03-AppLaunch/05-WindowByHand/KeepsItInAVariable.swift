// Misconception: The window is kept by a variable of the method, and gone when the method returns.
// Rejected by: the window is there after the launch
// Rejected by: it is as large as the screen
// Rejected by: the clock is at its root
// Rejected by: its view fills the window
// Rejected by: the window is seen
// Rejected by: keys go to the window

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
    let window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

    window?.rootViewController = ClockViewController()

    window?.makeKeyAndVisible()
  }
}
