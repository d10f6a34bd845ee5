// Alternative: constraints say where the picker and the label are, and no frame is computed.

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
    picker.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: view.topAnchor),
      picker.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      picker.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      picker.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5),
      label.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      label.heightAnchor.constraint(equalToConstant: 24),
    ])
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
