// Alternative: `selectedRow(inComponent:)` says which row each wheel shows. It is -1 for an empty
// wheel.

import HeadlessUIKit

/// A screen of wheels, with a label for each that repeats its word.
final class FilterViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The words of every wheel, filled in by whoever makes the screen, before it opens.
  var columns: [[String]] = []
  let picker = UIPickerView()
  private(set) var labels: [UILabel] = []

  /// How often a person has turned a wheel.
  private(set) var turns = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
    for component in columns.indices {
      let label = UILabel(frame: CGRect(x: 16, y: 232 + 32 * component, width: 288, height: 24))
      label.text = "–"
      view.addSubview(label)
      labels.append(label)
    }
    applyDefaults()
  }

  /// Writes the word in a row of a wheel on the wheel's label.
  func show(row: Int, inComponent component: Int) {
    labels[component].text = columns[component][row]
  }

  /// Fills the labels while nobody has turned a wheel.
  func applyDefaults() {
    for component in columns.indices {
      let row = picker.selectedRow(inComponent: component)
      if row >= 0 { show(row: row, inComponent: component) }
    }
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
