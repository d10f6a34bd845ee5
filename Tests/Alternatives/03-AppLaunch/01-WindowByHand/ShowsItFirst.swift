// Alternative: The window is shown before it has a root: what counts is the end of the method.

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

    window?.makeKeyAndVisible()

    window?.rootViewController = ClockViewController()
  }
}
