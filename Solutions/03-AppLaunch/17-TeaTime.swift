// # Exercise 17: Tea time (project)
//
// In the morning Anna's family puts out its lamp (exercise 5) and drinks tea. This app has two
// tabs, too, and a reminder as in lesson 2.
//
// Build an app, from the class TeaSceneDelegate:
//
// - A person who starts it sees a tab bar with the tabs "Tea" and "Reminder", and the screen of the
//   first.
// - The first screen has a label, "0 cups", and a button, "Drink". Each tap adds a cup: "1 cup",
//   "2 cups". The cups are still there after a visit to the other tab.
// - On the second screen the button "Remind me" asks for permission to show alerts. Nothing asks
//   before.
// - If the person allows it, a label says "Reminder set". One notification with the body "Time for
//   tea" arrives 60 seconds after the answer, when the person has left the app.
// - If the person does not allow it, the label says "Not allowed", and none arrives.
// - What the label says after the answer is announced to those who hear the screen:
//   `UIAccessibility.post(notification: .announcement, argument: text)` has VoiceOver read it.
// - On a screen of 320 by 568 points labels and buttons lie between the status bar (20 points) and
//   the tab bar (49), are large enough for their texts, and do not cover each other.
//
//     swift run course check TeaTime

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
  private let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 24))
  private var cups = 0

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Tea"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(label)
    let action = UIAction(title: "Drink") { [weak self] _ in self?.drink() }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: 80, width: 120, height: 44)
    view.addSubview(button)
    showCups()
  }

  private func drink() {
    cups += 1
    showCups()
  }

  private func showCups() {
    label.text = cups == 1 ? "1 cup" : "\(cups) cups"
  }
}

/// The screen that sets a reminder.
final class RemindViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 24))

  init() {
    super.init(nibName: nil, bundle: nil)
    // The tab is seen before the view is loaded.
    title = "Reminder"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(label)
    let action = UIAction(title: "Remind me") { [weak self] _ in
      Task { await self?.setReminder() }
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: 80, width: 120, height: 44)
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
    // The finger of who hears the screen is on the button, and not on the label.
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}
