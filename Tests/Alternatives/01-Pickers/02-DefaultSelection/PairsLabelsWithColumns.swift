// Alternative: `zip` makes pairs of a label and a column, so the loop needs no numbers.

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
    for (label, column) in zip(labels, columns) {
      if let word = column.first { label.text = word }
    }
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    turns += 1
    let word = columns[component][row]
    labels[component].text = word
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
