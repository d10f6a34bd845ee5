// # Exercise 10: A picker in a layout
//
// A screen has a wheel with seasons, and a label below it. Both fit the view of the screen,
// on a phone of any size, held upright or on its side:
//
// - The picker begins in the upper left corner of the view, and is as wide as the view.
// - The picker has its natural height, but at most half the height of the view.
// - The label begins 8 points below the picker, and is 24 points high. It stays 24 points
//   away from the left edge of the view, and from the right edge.
// - When the size of the view changes, both get new frames.
//
//     swift run course check PickerInALayout

import HeadlessUIKit

/// A screen with a wheel of seasons, and a label below it.
final class SeasonViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let seasons = ["Spring", "Summer", "Autumn", "Winter"]
  let picker = UIPickerView()
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    label.text = "When do you travel?"
    view.addSubview(picker)
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // TODO 1: Give the picker its frame.
    // TODO 2: Give the label its frame.
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    1
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    seasons.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    seasons[row]
  }
}
