import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  ExerciseScreen()
}

/// The screen, which keeps what its views know only weakly.
final class ExerciseScreen: UIViewController {
  private let nameDelegate = NameFieldDelegate()
  private let field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))
  private let label = UILabel(frame: CGRect(x: 40, y: 240, width: 240, height: 24))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = nameDelegate
    view.addSubview(field)
    nameDelegate.hint.frame = CGRect(x: 40, y: 110, width: 240, height: 24)
    nameDelegate.hint.text = "Your name, please"
    view.addSubview(nameDelegate.hint)
    view.addSubview(label)
    let actions = [
      UIAction(title: "Ask") { [weak self] _ in
        self?.field.resignFirstResponder()
        self?.tell()
      },
      UIAction(title: "By force") { [weak self] _ in
        self?.view.endEditing(true)
        self?.tell()
      },
    ]
    for (index, action) in actions.enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 40, y: 140 + 44 * index, width: 240, height: 44)
      view.addSubview(button)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  private func tell() {
    label.text = "noted: " + nameDelegate.names.map { $0 ?? "nil" }.joined(separator: ", ")
  }
}
