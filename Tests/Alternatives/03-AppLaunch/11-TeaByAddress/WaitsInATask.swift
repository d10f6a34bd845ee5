// Alternative: A task waits for the answer to the shop's address, without a closure.

import HeadlessUIKit

/// The address of the shop, which another app opens.
let shopAddress = "teashop:all"

/// Returns the tea that an address names: mint for `tea:mint`.
func name(ofTeaAt url: URL) -> String {
  URLComponents(url: url, resolvingAgainstBaseURL: false)?.path ?? ""
}

/// A screen that says which tea a person wants.
final class WantedTeaViewController: UIViewController {
  /// What the screen says.
  var text = "No tea" {
    didSet { label.text = text }
  }

  private let label = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 24))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = text
    view.addSubview(label)
    let action = UIAction(title: "Shop") { [weak self] _ in
      if let page = URL(string: shopAddress) { self?.openShop(at: page) }
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
    view.addSubview(button)
  }

  private func openShop(at page: URL) {
    Task { [weak self] in
      if await !UIApplication.shared.open(page) { self?.text = "No app opens it" }
    }
  }
}

/// The delegate of the scene, which the system makes.
final class WantedTeaSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let screen = WantedTeaViewController()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    self.window = window
    // Nobody calls the method below for the address of a launch.
    for context in connectionOptions.urlContexts {
      screen.text = name(ofTeaAt: context.url)
    }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts {
      screen.text = name(ofTeaAt: context.url)
    }
  }
}
