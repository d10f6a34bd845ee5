import UIKit

/// Shows the screen, as `course play` opens it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let notice = Notice()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let page = LetterPageViewController()
    window.rootViewController = page
    window.makeKeyAndVisible()
    self.window = window
    let view: UIView = page.view
    let actions = [
      UIAction(title: "Show notice") { [notice] _ in notice.show("Saved", over: view) },
      UIAction(title: "Hide notice") { [notice] _ in notice.hide() },
    ]
    for (index, action) in actions.enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 20, y: 220 + 50 * index, width: 160, height: 44)
      view.addSubview(button)
    }
  }
}

/// A letter that somebody writes.
final class LetterPageViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 30))
    field.borderStyle = .roundedRect
    field.placeholder = "Letter"
    view.addSubview(field)
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.frame = CGRect(x: 20, y: 170, width: 120, height: 44)
    view.addSubview(button)
  }
}
