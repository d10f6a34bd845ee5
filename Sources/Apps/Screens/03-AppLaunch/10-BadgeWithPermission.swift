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
    window.rootViewController = makeScreen()
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// The screen with a button for each number.
private func makeScreen() -> UIViewController {
  let badge = IconBadge()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let label = UILabel(frame: CGRect(x: 20, y: 220, width: 280, height: 24))
  label.text = "No number yet"
  for (index, number) in [3, 0, -3].enumerated() {
    let action = UIAction(title: "Show \(number)") { _ in
      Task {
        do {
          try await badge.show(number)
          label.text = "show(\(number)) has returned"
        } catch {
          label.text = "show(\(number)) throws \(error)"
        }
      }
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: 40 + 52 * index, width: 160, height: 44)
    view.addSubview(button)
  }
  view.addSubview(label)
  let controller = UIViewController()
  controller.view.addSubview(view)
  return controller
}
