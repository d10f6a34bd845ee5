import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  ExerciseScreen()
}

/// The screen, which keeps what its views know only weakly.
final class ExerciseScreen: UIViewController {
  private let limit = LengthLimitDelegate(10)
  private let field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = limit
    view.addSubview(field)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }
}
