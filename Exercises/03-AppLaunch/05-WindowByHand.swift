// # Exercise 5: A window by hand
//
// An application without a storyboard makes its window itself, as every application
// of the year 2009 did, in didFinishLaunching: a window of the size of the screen, that
// somebody keeps; a controller at its root; and then it has to be shown, and to be the
// one that keys are sent to. (Built for iOS 27 an application does the same three
// things in `scene(_:willConnectTo:options:)`, and makes the window for its scene.)
//
//     swift test --filter WindowByHand

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
    // TODO 1: A window as large as the screen, which lives as long as the delegate.

    // TODO 2: A ClockViewController is at the root of the window.

    // TODO 3: The window is seen, and keys go to it.
  }
}
