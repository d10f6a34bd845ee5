import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  ExerciseScreen()
}

/// The screen, which keeps what its views know only weakly.
final class ExerciseScreen: UIViewController {
  private let history = ClearHistory()

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))
    field.text = "LOVE"
    field.clearButtonMode = .always
    field.delegate = history
    view.addSubview(field)
    let actions = [
      UIAction(title: "Empty") { _ in clearButtonTapped(field) },
      UIAction(title: "Lock or unlock") { [history] _ in history.isLocked.toggle() },
      UIAction(title: "Write LOVE") { _ in field.text = "LOVE" },
    ]
    for (index, action) in actions.enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 40, y: 120 + 44 * index, width: 240, height: 44)
      view.addSubview(button)
    }
  }
}
