// Alternative: The screen is made with its first tea, and later found in the window.

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
    let former = text
    UIApplication.shared.open(page) { [weak self] in
      self?.text = $0 ? former : "No app opens it"
    }
  }
}

/// The delegate of the scene, which the system makes.
final class WantedTeaSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let screen = WantedTeaViewController()
    if let url = connectionOptions.urlContexts.first?.url { screen.text = name(ofTeaAt: url) }
    window.rootViewController = screen
    window.makeKeyAndVisible()
    self.window = window
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    let screen = window?.rootViewController as? WantedTeaViewController
    URLContexts.map(\.url).forEach { screen?.text = name(ofTeaAt: $0) }
  }
}
