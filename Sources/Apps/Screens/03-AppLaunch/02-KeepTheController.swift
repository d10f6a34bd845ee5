import UIKit

/// Shows the screen, as `course play` opens it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    showNextCounter(in: window)
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// Shows a counter, with a button for the next one.
private func showNextCounter(in window: UIWindow) {
  let controller = CounterViewController()
  controller.loadViewIfNeeded()
  let action = UIAction(title: "Next screen") { [weak window] _ in
    if let window { showNextCounter(in: window) }
  }
  let button = UIButton(type: .system, primaryAction: action)
  button.frame = CGRect(x: 20, y: 160, width: 140, height: 44)
  controller.view.addSubview(button)
  show(controller, in: window)
}
