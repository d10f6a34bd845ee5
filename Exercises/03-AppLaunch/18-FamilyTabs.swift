// # Exercise 18: A tab without a name (it does not work)
//
// An app has two tabs: the plans of the family, and its guests. It does not work.
//
// What a person sees:
//
// - The app opens with the first tab, "Plans", and its screen. That is right.
// - The second tab has no name. After a tap on it the screen of the guests opens, and from then on the
//   tab is called "Guests".
// - The console says nothing.
//
// Find out why, and fix it. Then both tabs have their names when the app opens. The view of the second
// screen is still loaded when its tab is opened, and not before.
//
//     swift run course play FamilyTabs
//     swift run course inspect FamilyTabs
//     swift run course check FamilyTabs

import HeadlessUIKit

// TODO 1: Find out why the second tab has no name, fix it, and delete this line.

/// The delegate of the scene, which the system makes.
final class FamilyTabsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let tabs = UITabBarController()
    tabs.viewControllers = [PlansScreen(), GuestsScreen()]
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
