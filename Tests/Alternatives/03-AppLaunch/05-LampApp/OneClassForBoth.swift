// Alternative: One value is kept by the scene delegate, and closures hand it to two plain screens.

import HeadlessUIKit

/// The delegate of the scene, which the system makes.
final class LampSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private let lampScreen = LampScreen("Lamp", button: "Switch")
  private let settingsScreen = LampScreen("Settings", button: "Reset")
  private var isOn = false
  private var count = 0

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    lampScreen.text = { [unowned self] in self.isOn ? "The lamp is on" : "The lamp is off" }
    lampScreen.value = { [unowned self] in self.isOn ? "on" : "off" }
    lampScreen.tapped = { [unowned self] in
      self.isOn.toggle()
      self.count += 1
    }
    settingsScreen.text = { [unowned self] in "Switched: \(self.count)" }
    settingsScreen.tapped = { [unowned self] in self.count = 0 }
    let tabs = UITabBarController()
    tabs.viewControllers = [lampScreen, settingsScreen]
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    isOn = false
    if lampScreen.isViewLoaded { lampScreen.write() }
  }
}

/// A screen with a label and a button.
final class LampScreen: UIViewController {
  var text: () -> String = { "" }
  var value: () -> String? = { nil }
  var tapped: () -> Void = {}

  private let buttonTitle: String
  private let label = UILabel(frame: CGRect(x: 40, y: 150, width: 240, height: 30))
  private var button = UIButton()

  init(_ title: String, button: String) {
    buttonTitle = button
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction(title: buttonTitle) { [weak self] _ in
      self?.tapped()
      self?.write()
    }
    button = UIButton(primaryAction: action)
    button.frame = CGRect(x: 40, y: 250, width: 240, height: 60)
    [label, button].forEach(view.addSubview)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write()
  }

  func write() {
    label.text = text()
    button.accessibilityValue = value()
  }
}
