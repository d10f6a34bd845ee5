import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  ExerciseScreen()
}

/// The screen, which keeps what its views know only weakly.
final class ExerciseScreen: UIViewController {
  private let flags = FlagPicker(flags: [
    Flag(name: "China", icon: "china"),
    Flag(name: "Japan", icon: "japan"),
    Flag(name: "Italy", icon: "italy"),
    Flag(name: "France", icon: "france"),
  ])

  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = UIPickerView()
    picker.dataSource = flags
    picker.delegate = flags
    view.addSubview(picker)
  }
}
