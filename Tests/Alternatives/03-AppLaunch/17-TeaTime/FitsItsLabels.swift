// Alternative: labels and buttons are as large as their texts, and not larger.

import HeadlessUIKit

// Write your own classes into this file, too. CupsViewController and RemindViewController
// are good names: no other exercise has them.

/// The delegate of the scene, which the system makes.
final class TeaSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let tabs = UITabBarController()
    tabs.viewControllers = [CupsViewController(), RemindViewController()]
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    // Nobody else keeps the window.
    self.window = window
  }
}

/// The screen that counts cups.
final class CupsViewController: UIViewController {
  private let label = UILabel()
  private var cups = 0

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Tea"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.frame.origin = CGPoint(x: 20, y: 40)
    view.addSubview(label)
    let action = UIAction(title: "Drink") { [weak self] _ in self?.drink() }
    let button = UIButton(type: .system, primaryAction: action)
    button.sizeToFit()
    button.frame.origin = CGPoint(x: 20, y: 80)
    view.addSubview(button)
    showCups()
  }

  private func drink() {
    cups += 1
    showCups()
  }

  private func showCups() {
    label.text = cups == 1 ? "1 cup" : "\(cups) cups"
    label.sizeToFit()
  }
}

/// The screen that sets a reminder.
final class RemindViewController: UIViewController {
  private let label = UILabel()

  init() {
    super.init(nibName: nil, bundle: nil)
    // The tab is seen before the view is loaded.
    title = "Reminder"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.frame.origin = CGPoint(x: 20, y: 40)
    view.addSubview(label)
    let action = UIAction(title: "Remind me") { [weak self] _ in
      Task { await self?.setReminder() }
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.sizeToFit()
    button.frame.origin = CGPoint(x: 20, y: 80)
    view.addSubview(button)
  }

  private func setReminder() async {
    let center = UNUserNotificationCenter.current()
    do {
      guard try await center.requestAuthorization(options: [.alert]) else {
        show("Not allowed")
        return
      }
      let content = UNMutableNotificationContent()
      content.body = "Time for tea"
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
      let request = UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
      try await center.add(request)
      show("Reminder set")
    } catch {
      show("Not set: \(error.localizedDescription)")
    }
  }

  private func show(_ text: String) {
    label.text = text
    label.sizeToFit()
    UIAccessibility.post(notification: .announcement, argument: label.text)
  }
}
