// # Exercise 1: A window for a scene
//
// A person who starts the clock sees its screen, with the time 12:00. Its scene has no
// storyboard, so the delegate of the scene does what is needed. It makes a window of the
// scene, as large as the scene, and keeps it. On this phone that is the whole screen. A
// ClockViewController is the root view controller. The window is shown, and it is the key
// window.
//
//     swift run course check WindowByHand

import HeadlessUIKit

/// The first screen of a clock.
final class ClockViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 24))
    label.text = "12:00"
    view.addSubview(label)
  }
}

/// The delegate of a scene without a storyboard.
final class ClockSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    openWindow(in: windowScene)
  }

  /// Opens the window of the clock.
  private func openWindow(in scene: UIWindowScene) {
    window = UIWindow(windowScene: scene)

    window?.rootViewController = ClockViewController()

    window?.makeKeyAndVisible()
  }
}
