import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  ExerciseScreen()
}

/// The screen, which keeps what its views know only weakly.
final class ExerciseScreen: UIViewController {
  private let board = DepartureBoard(
    departures: [
      Departure(line: "S1", place: "Harbour", track: "3"),
      Departure(line: "S4", place: "Airport", track: nil),
      Departure(line: "R7", place: "Lakeside", track: "12"),
    ], nibName: "Departure", bundle: .main)

  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = UIPickerView()
    picker.dataSource = board
    picker.delegate = board
    view.addSubview(picker)
  }
}
