// Alternative: Constraints give both their frames, and the label lies in a row of its own.

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
    let row = UIView()
    row.addSubview(label)
    for part in [picker, label, row] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(picker)
    view.addSubview(row)
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: view.topAnchor),
      picker.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      picker.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      picker.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5),
      row.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      row.heightAnchor.constraint(equalToConstant: 24),
      label.topAnchor.constraint(equalTo: row.topAnchor),
      label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 24),
      label.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -24),
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
