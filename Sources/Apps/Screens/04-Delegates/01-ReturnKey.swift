import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  ExerciseScreen()
}

/// The screen, which keeps what its views know only weakly.
final class ExerciseScreen: UIViewController {
  private let chat = ChatFieldDelegate()
  private let field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = chat
    view.addSubview(field)
    let label = UILabel(frame: CGRect(x: 40, y: 110, width: 240, height: 24))
    view.addSubview(label)
    let tell = UIAction { [chat] _ in label.text = "sent: " + chat.sent.joined(separator: ", ") }
    field.addAction(tell, for: .editingDidEnd)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }
}
