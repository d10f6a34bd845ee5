// # Exercise 4: Random, but different
//
// The button "Surprise me" turns every wheel by chance. A wheel that stays where
// it is looks broken, so the new row differs from the current one, and all others
// are equally likely. One throw has to do: throwing again until the row differs
// may take for ever. A wheel that rests nowhere (row -1) may turn to any row.
//
//     swift test --filter RandomButDifferent

import HeadlessUIKit

/// A throw of the dice: a number from 0 up to, not including, the bound.
typealias Uniform = (Int) -> Int

/// Returns the row to turn to for a wheel of some rows that rests on the current one.
func randomRow(count: Int, current: Int, uniform: Uniform) -> Int? {
  // TODO 1: Another row by one throw; without any, the only row, or nil if there are no rows.
  nil
}

/// A screen of wheels, with a label for each and a button that leaves the choice to chance.
final class SurpriseViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The words of every wheel, filled in by whoever makes the screen, before it opens.
  var columns: [[String]] = []

  /// The dice, brought by whoever makes the screen.
  var uniform: Uniform = { _ in 0 }
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
    // TODO 2: Every wheel that has rows rests on a row by chance, and its label shows the word.
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
