// # Exercise 4: Another row by chance
//
// The button "Surprise me" turns each wheel to a random row.
//
// - It is never the current row, and all other rows are equally likely.
// - `random` returns a random number. Call it once for each wheel: calling it until the row
//   differs may go on for ever.
// - A wheel with one row stays on row 0, and a wheel without rows has no row: return 0 and nil,
//   and do not call `random` for them.
// - A wheel on which no row is selected (row -1) may turn to any row.
//
//     swift run course check RandomButDifferent

import HeadlessUIKit

/// Returns a random number from 0 up to, but not including, the bound.
typealias RandomNumber = (Int) -> Int

/// Returns another row of a wheel, given the number of its rows and the current one.
func randomRow(count: Int, current: Int, random: RandomNumber) -> Int? {
  guard count > 1 else { return count == 1 ? 0 : nil }
  guard (0..<count).contains(current) else { return random(count) }
  // There are count - 1 other rows. Those below the current one lie one row further down.
  let row = random(count - 1)
  return row < current ? row : row + 1
}

/// A screen with wheels, a label for each, and a button that chooses by chance.
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

  /// Does what the button "Surprise me" is for.
  func surprise() {
    for component in columns.indices {
      let current = picker.selectedRow(inComponent: component)
      let row = randomRow(count: columns[component].count, current: current, random: random)
      guard let row else { continue }
      picker.selectRow(row, inComponent: component, animated: true)
      show(row: row, inComponent: component)
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
