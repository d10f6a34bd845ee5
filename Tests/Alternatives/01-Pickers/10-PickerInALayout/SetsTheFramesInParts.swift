// Alternative: the frames begin as the bounds of the view. Then the code changes their height and
// their place.

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
    picker.frame = view.bounds
    picker.frame.size.height = picker.sizeThatFits(view.bounds.size).height
    if picker.frame.height > view.bounds.height / 2 {
      picker.frame.size.height = view.bounds.height / 2
    }
    label.frame = view.bounds.insetBy(dx: 24, dy: 0)
    label.frame.origin.y = picker.frame.maxY + 8
    label.frame.size.height = 24
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
