import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let reminders = Reminders()
  let view = UIView(frame: UIScreen.main.bounds)
  let label = UILabel(frame: CGRect(x: 20, y: 140, width: 280, height: 30))
  label.text = "No reminder yet"
  let remind = UIAction(title: "Remind me in a minute") { _ in
    Task {
      let result = try? await reminders.remind("Tea", at: Date() + 60)
      label.text = result.map { "\($0)" } ?? "an error was thrown"
    }
  }
  let button = UIButton(type: .system, primaryAction: remind)
  button.frame = CGRect(x: 20, y: 40, width: 280, height: 44)
  view.addSubview(button)
  view.addSubview(label)
  let controller = UIViewController()
  controller.view.addSubview(view)
  return controller
}
