// Alternative: one class for both screens makes its view in loadView, with a date as trigger.

import HeadlessUIKit

/// The delegate of the scene, which the system makes.
final class TeaSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let model = TeaModel()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = root()
    window?.makeKeyAndVisible()
  }

  private func root() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      TeaScreen(tab: "Tea", button: "Drink", text: { [model] in model.cupsText }) { [model] in
        model.cups += 1
      },
      TeaScreen(tab: "Reminder", button: "Remind me", text: { [model] in model.state }) { [model] in
        await model.remind()
      },
    ]
    return tabs
  }
}

/// What the app knows.
final class TeaModel {
  var cups = 0
  private(set) var state = " " {
    didSet { UIAccessibility.post(notification: .announcement, argument: state) }
  }

  var cupsText: String {
    switch cups {
    case 1: "1 cup"
    default: "\(cups) cups"
    }
  }

  func remind() async {
    let center = UNUserNotificationCenter.current()
    _ = try? await center.requestAuthorization(options: .alert)
    let settings = await center.notificationSettings()
    guard settings.authorizationStatus == .authorized else {
      state = "Not allowed"
      return
    }
    let content = UNMutableNotificationContent()
    content.body = "Time for tea"
    let parts = Calendar.current.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: Date() + 60)
    let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
    try? await center.add(
      UNNotificationRequest(identifier: "reminder", content: content, trigger: trigger))
    state = "Reminder set"
  }
}

/// A screen with a text and a button that changes it.
final class TeaScreen: UIViewController {
  private let buttonTitle: String
  private let text: () -> String
  private let action: () async -> Void
  private let label = UILabel(frame: CGRect(x: 8, y: 400, width: 304, height: 30))

  init(
    tab: String, button: String, text: @escaping () -> String, action: @escaping () async -> Void
  ) {
    (buttonTitle, self.text, self.action) = (button, text, action)
    super.init(nibName: nil, bundle: nil)
    tabBarItem.title = tab
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let screen = UIView()
    screen.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle(buttonTitle, for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 120, height: 50)
    button.addTarget(self, action: TeaScreen.wasTapped, for: .touchUpInside)
    screen.addSubview(button)
    screen.addSubview(label)
    view = screen
    label.text = text()
  }

  private func wasTapped() {
    Task.immediate {
      await action()
      label.text = text()
    }
  }
}
