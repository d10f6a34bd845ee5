// Alternative: The second screen asks the first one, which listens to a notification.

import HeadlessUIKit

/// The delegate of the scene, which the system makes.
final class LampSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    let tabs = UITabBarController()
    let lamp = LampScreen()
    let settings = SettingsScreen()
    settings.lamp = lamp
    lamp.tabBarItem = UITabBarItem(title: "Lamp", image: nil, tag: 0)
    settings.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
    tabs.setViewControllers([lamp, settings], animated: false)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    let tabs = window?.rootViewController as? UITabBarController
    (tabs?.viewControllers?.first as? LampScreen)?.isOn = false
  }
}

/// The screen with the lamp, which counts as well.
final class LampScreen: UIViewController {
  var count = 0
  var isOn = false {
    didSet {
      label.text = "The lamp is " + word
      button.accessibilityValue = word
    }
  }

  private var word: String { isOn ? "on" : "off" }
  private let button = UIButton(frame: CGRect(x: 60, y: 200, width: 200, height: 44))

  private let label = UILabel(frame: CGRect(x: 0, y: 100, width: 320, height: 40))

  override func loadView() {
    let screen = UIView()
    screen.backgroundColor = .systemBackground
    button.setTitle("Switch", for: .normal)
    button.accessibilityValue = "off"
    button.setTitleColor(.systemBlue, for: .normal)
    button.addTarget(self, action: LampScreen.tapped, for: .touchUpInside)
    label.text = "The lamp is off"
    label.textAlignment = .center
    screen.addSubview(label)
    screen.addSubview(button)
    view = screen
  }

  private func tapped() {
    isOn = !isOn
    count += 1
  }
}

/// The screen that says what the other one counts.
final class SettingsScreen: UIViewController {
  weak var lamp: LampScreen?
  private let label = UILabel(frame: CGRect(x: 0, y: 300, width: 320, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 60, y: 400, width: 200, height: 44))
    button.setTitle("Reset", for: .normal)
    button.addTarget(self, action: SettingsScreen.reset, for: .touchUpInside)
    view.addSubview(button)
    view.addSubview(label)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    label.text = "Switched: \(lamp?.count ?? 0)"
  }

  private func reset() {
    lamp?.count = 0
    label.text = "Switched: 0"
  }
}
