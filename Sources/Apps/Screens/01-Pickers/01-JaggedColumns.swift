import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  ExerciseScreen()
}

/// The screen, which keeps what its views know only weakly.
final class ExerciseScreen: UIViewController {
  private let source = ColumnsSource([
    ["All", "Food", "Film", "Hotel", "Karaoke"],
    ["Any day", "Today", "Tomorrow", "Weekend"],
    [
      "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius",
      "Capricorn", "Aquarius", "Pisces",
    ],
  ])

  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    view.addSubview(picker)
  }
}
