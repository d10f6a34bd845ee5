// Alternative: a subclass of the tab bar controller fills two plain screens, and uses closures.

import HeadlessUIKit

/// The delegate of the scene, which the system makes.
final class TeaSceneDelegate: NSObject, UIWindowSceneDelegate {
  private var kept: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    kept = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
    kept?.isHidden = false
    kept?.rootViewController = TeaTabs()
    kept?.makeKey()
  }
}

/// Both screens of the app.
final class TeaTabs: UITabBarController {
  private var cups = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let tea = UIViewController()
    tea.tabBarItem = UITabBarItem(title: "Tea", image: nil, tag: 0)
    let reminder = UIViewController()
    reminder.tabBarItem = UITabBarItem(title: "Reminder", image: nil, tag: 1)
    setViewControllers([tea, reminder], animated: false)
    let count = addLabel("0 cups", to: tea)
    addButton("Drink", to: tea) { [unowned self] in
      cups += 1
      count.text = "\(cups) cup" + (cups == 1 ? "" : "s")
    }
    let state = addLabel("", to: reminder)
    addButton("Remind me", to: reminder) {
      remind {
        state.text = $0
        UIAccessibility.post(notification: .announcement, argument: $0)
      }
    }
  }

  private func addLabel(_ text: String, to screen: UIViewController) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    label.frame = CGRect(x: 0, y: 300, width: 320, height: 40)
    screen.view.addSubview(label)
    return label
  }

  private func addButton(
    _ title: String, to screen: UIViewController, action: @escaping () -> Void
  ) {
    let button = UIButton(frame: CGRect(x: 60, y: 200, width: 200, height: 60))
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    screen.view.addSubview(button)
  }
}

/// Asks, sets the reminder, and says what came of it.
private func remind(_ say: @escaping (String) -> Void) {
  let center = UNUserNotificationCenter.current()
  center.requestAuthorization(options: [.alert, .sound, .badge]) { granted, _ in
    guard granted else { return say("Not allowed") }
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.body = "Time for tea"
    let request = UNNotificationRequest(
      identifier: UUID().uuidString, content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    center.add(request) { error in say(error == nil ? "Reminder set" : "Not set") }
  }
}
