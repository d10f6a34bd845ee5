import UIKit

/// Shows the screen, as `course play` opens it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var buttons: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let book = BookViewController(page: PageViewController())
    window.rootViewController = book
    window.makeKeyAndVisible()
    self.window = window
    showButtons(for: book, in: windowScene)
  }

  /// Shows buttons in front of the book.
  private func showButtons(for book: BookViewController, in scene: UIWindowScene) {
    let actions = [
      UIAction(title: "Dark or light") { _ in book.page.isDark.toggle() },
      UIAction(title: "Read or stop") { _ in book.page.isReading.toggle() },
      UIAction(title: "Turn") { _ in
        let other = PageViewController()
        other.isDark = !book.page.isDark
        book.turn(to: other)
      },
    ]
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    for (index, action) in actions.enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 20, y: 8 + 44 * index, width: 200, height: 44)
      controller.view.addSubview(button)
    }
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 40, y: 200, width: 240, height: 148)
    window.rootViewController = controller
    window.isHidden = false
    buttons = window
  }
}
