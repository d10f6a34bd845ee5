import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  ExerciseScreen()
}

/// The screen, which keeps what its views know only weakly.
final class ExerciseScreen: UIViewController {
  private let wheels: ProvinceWheels = {
    let url = Bundle.main.url(forResource: "provinces", withExtension: "plist")
    let data = url.flatMap { try? Data(contentsOf: $0) } ?? Data()
    let words = (try? PropertyListDecoder().decode([[String]].self, from: data)) ?? []
    return ProvinceWheels(words.map { Province(name: $0[0], cities: Array($0.dropFirst())) })
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = UIPickerView()
    picker.dataSource = wheels
    picker.delegate = wheels
    view.addSubview(picker)
    let label = UILabel(frame: CGRect(x: 20, y: 240, width: 280, height: 30))
    view.addSubview(label)
    label.text = wheels.text(of: picker)
    wheels.onChoice = { label.text = $0 }
  }
}
