// Alternative: Whoever makes the tabs names them.

import HeadlessUIKit

/// The delegate of the scene, which the system makes.
final class FamilyTabsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let tabs = UITabBarController()
    let guests = GuestsScreen()
    guests.title = "Guests"
    tabs.viewControllers = [PlansScreen(), guests]
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// The screen of the first tab.
final class PlansScreen: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Plans"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 24, y: 60, width: 272, height: 24))
    label.text = "A picnic on Sunday"
    view.addSubview(label)
  }
}

/// The screen of the second tab.
final class GuestsScreen: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Guests"
    let label = UILabel(frame: CGRect(x: 24, y: 60, width: 272, height: 24))
    label.text = "Uncle Bo comes"
    view.addSubview(label)
  }
}
