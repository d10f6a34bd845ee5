// # Exercise 5: A lamp with settings (small project)
//
// What Anna's family got in lessons 1 and 2 were single screens. Now it gets an app of its own,
// with two screens: a lamp for the night, and its settings.
//
// Build an app, from the class LampSceneDelegate:
//
// - A person who starts it sees a tab bar with the tabs "Lamp" and "Settings", and the screen of
//   the first.
// - The first screen has a label, "The lamp is off", and a button, "Switch". A tap on the button
//   switches the lamp, and the label says "The lamp is on" or "The lamp is off".
// - The second screen has a label that says how often the lamp was switched, "Switched: 3", and a
//   button, "Reset", which begins again with "Switched: 0". The label is right each time the screen
//   is opened. The view of this screen is not loaded before.
// - When a person has left the app, the lamp is off, and the label says so when they come back. The
//   lamp goes off by itself then: this is not counted.
// - Who hears the screen hears at the button whether the lamp is on: "Switch, on, button" or
//   "Switch, off, button". VoiceOver (lesson 1) reads the title of a button, and then its
//   `accessibilityValue`. This is a text that you set, such as "on".
// - Labels and buttons lie between the status bar (20 points) and the tab bar (49) of a screen of
//   320 by 568 points, and do not cover each other. A label is at least 120 by 16 points.
//
//     swift run course check LampApp

import HeadlessUIKit

// Write your own classes into this file, too. LampScreen and SettingsScreen are good names: no
// other exercise has them.

/// The delegate of the scene, which the system makes.
final class LampSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let lamp = Lamp()
  private lazy var lampScreen = LampScreen(lamp: lamp)

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let tabs = UITabBarController()
    tabs.viewControllers = [lampScreen, SettingsScreen(lamp: lamp)]
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    // Nobody else keeps the window.
    self.window = window
  }

  // The screen does not disappear when the app is left, so no method of it is called.
  func sceneDidEnterBackground(_ scene: UIScene) {
    lamp.isOn = false
    lampScreen.showLamp()
  }
}

/// The screen with the lamp.
final class LampScreen: UIViewController {
  private let lamp: Lamp
  private let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 24))
  private let button = UIButton(type: .system)

  init(lamp: Lamp) {
    self.lamp = lamp
    super.init(nibName: nil, bundle: nil)
    title = "Lamp"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(label)
    button.setTitle("Switch", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.switchLamp() }, for: .touchUpInside)
    button.frame = CGRect(x: 20, y: 80, width: 120, height: 44)
    view.addSubview(button)
    showLamp()
  }

  func showLamp() {
    label.text = lamp.isOn ? "The lamp is on" : "The lamp is off"
    // The value of an element is read after its name.
    button.accessibilityValue = lamp.isOn ? "on" : "off"
  }

  private func switchLamp() {
    lamp.isOn.toggle()
    lamp.switches += 1
    showLamp()
  }
}

/// The screen that counts.
final class SettingsScreen: UIViewController {
  private let lamp: Lamp
  private let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 24))

  init(lamp: Lamp) {
    self.lamp = lamp
    super.init(nibName: nil, bundle: nil)
    // A tab shows its title before its screen is opened.
    title = "Settings"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(label)
    let action = UIAction(title: "Reset") { [weak self] _ in self?.reset() }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: 80, width: 120, height: 44)
    view.addSubview(button)
  }

  // viewDidLoad is called once, and the lamp is switched again later.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSwitches()
  }

  private func showSwitches() {
    label.text = "Switched: \(lamp.switches)"
  }

  private func reset() {
    lamp.switches = 0
    showSwitches()
  }
}

/// The lamp, which both screens know.
final class Lamp {
  var isOn = false
  var switches = 0
}
