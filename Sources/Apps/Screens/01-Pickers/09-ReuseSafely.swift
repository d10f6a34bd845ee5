import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  ExerciseScreen()
}

/// The screen, which keeps what its views know only weakly.
final class ExerciseScreen: UIViewController {
  private let countries: CountryPicker = {
    let china = Country(name: "China", picture: "china", isFavourite: true)
    let others = ["Atlantis", "Utopia", "Lilliput", "Avalon", "Camelot", "Arcadia", "Thule"]
      .map { Country(name: $0, picture: nil, isFavourite: false) }
    return CountryPicker(countries: [china] + others + [china] + others)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = UIPickerView()
    picker.dataSource = countries
    picker.delegate = countries
    view.addSubview(picker)
  }
}
