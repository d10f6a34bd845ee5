// Alternative: the wheel is turned first. Then `selectedRow(inComponent:)` says which row to show.

import HeadlessUIKit

/// A screen of two wheels, with a label for each and a button that chooses.
final class TonightViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let columns = [
    ["All", "Food", "Film", "Hotel", "Karaoke"],
    ["Any day", "Today", "Tomorrow", "Weekend"],
  ]
  let picker = UIPickerView()
  let labels = [UILabel(), UILabel()]

  /// How often a person has turned a wheel.
  private(set) var turns = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
    for (component, label) in labels.enumerated() {
      label.frame = CGRect(x: 16, y: 232 + 32 * component, width: 288, height: 24)
      label.text = "–"
      view.addSubview(label)
    }
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Tonight") { [weak self] _ in self?.chooseTonight() })
    button.frame = CGRect(x: 110, y: 304, width: 100, height: 44)
    view.addSubview(button)
  }

  /// Returns whether a wheel has a row.
  func hasRow(_ row: Int, inComponent component: Int) -> Bool {
    columns[component].indices.contains(row)
  }

  /// Chooses a row of a wheel in the place of the person.
  func select(_ row: Int, inComponent component: Int) {
    if hasRow(row, inComponent: component) {
      picker.selectRow(row, inComponent: component, animated: false)
      show(row: picker.selectedRow(inComponent: component), inComponent: component)
    }
  }

  /// Answers the button "Tonight".
  func chooseTonight() {
    select(2, inComponent: 0)
    select(1, inComponent: 1)
  }

  /// Writes the word in a row of a wheel on the wheel's label.
  func show(row: Int, inComponent component: Int) {
    labels[component].text = columns[component][row]
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    turns += 1
    show(row: row, inComponent: component)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    columns.count
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    columns[component][row]
  }
}
