// Alternative: the code goes on from the current row by a random number of rows. After the last
// row, `%` begins at 0 again.

import HeadlessUIKit

/// Returns a random number from 0 up to, but not including, the bound.
typealias RandomNumber = (Int) -> Int

/// Returns the row to turn to for a wheel, given the number of its rows and the current one.
func randomRow(count: Int, current: Int, random: RandomNumber) -> Int? {
  guard count > 0 else { return nil }
  if count == 1 { return 0 }
  guard current >= 0, current < count else { return random(count) }
  return (current + 1 + random(count - 1)) % count
}

/// A screen of wheels, with a label for each and a button that leaves the choice to chance.
final class SurpriseViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The words of every wheel, filled in by whoever makes the screen, before it opens.
  var columns: [[String]] = []

  /// The function for random numbers, set by whoever makes the screen.
  var random: RandomNumber = { _ in 0 }
  let picker = UIPickerView()
  private(set) var labels: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
    for component in columns.indices {
      let label = UILabel(frame: CGRect(x: 16, y: 288 + 32 * component, width: 288, height: 24))
      label.text = "–"
      view.addSubview(label)
      labels.append(label)
    }
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Surprise me") { [weak self] _ in self?.surprise() })
    button.frame = CGRect(x: 100, y: 232, width: 120, height: 44)
    view.addSubview(button)
  }

  /// Answers the button "Surprise me".
  func surprise() {
    for (component, column) in columns.enumerated() where !column.isEmpty {
      let current = picker.selectedRow(inComponent: component)
      if let row = randomRow(count: column.count, current: current, random: random) {
        show(row: row, inComponent: component)
        picker.selectRow(row, inComponent: component, animated: false)
      }
    }
  }

  /// Writes the word in a row of a wheel on the wheel's label.
  func show(row: Int, inComponent component: Int) {
    labels[component].text = columns[component][row]
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
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
