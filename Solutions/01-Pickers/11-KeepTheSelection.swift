// # Exercise 11: The rows of a wheel change
//
// A cinema changes its films while a person looks at the wheels. `replace` gives a wheel its
// new words:
//
// - If the selected word is still there, the wheel turns to its new row. The selected word is
//   the one that the wheel shows, whatever its label says.
// - If it is gone, the wheel keeps its row number, or goes to the last row if there are fewer
//   rows.
// - If no row was selected before (row -1), the first row is selected.
// - The label says what the wheel shows. It is empty if the wheel has no rows.
// - The wheel that changed is reloaded, once, and no other. What it shows is announced once.
//
//     swift run course check KeepTheSelection

import HeadlessUIKit

/// A screen with wheels whose rows may change, and a label for each.
final class CinemaViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The words of every wheel, filled in by whoever makes the screen, before it opens.
  var columns: [[String]] = []
  let picker = UIPickerView()
  private(set) var labels: [UILabel] = []

  /// The words that were announced since the screen opened, oldest first.
  private(set) var announcements: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
    for component in columns.indices {
      let label = UILabel(frame: CGRect(x: 16, y: 232 + 32 * component, width: 288, height: 24))
      label.text = columns[component].first
      view.addSubview(label)
      labels.append(label)
    }
  }

  /// Returns the new row of a wheel, given its former word and row; -1 stands for no row.
  func row(of word: String?, formerly former: Int, in words: [String]) -> Int {
    if let word, let row = words.firstIndex(of: word) { return row }
    return min(max(former, 0), words.count - 1)
  }

  /// Announces what a wheel shows.
  func showSelection(inComponent component: Int) {
    let row = picker.selectedRow(inComponent: component)
    announce(row < 0 ? "" : columns[component][row], inComponent: component)
  }

  /// Gives a wheel other words.
  func replace(column component: Int, with words: [String]) {
    // The word is read before the column changes, while the row still stands for it.
    let former = picker.selectedRow(inComponent: component)
    let word = former < 0 ? nil : columns[component][former]
    columns[component] = words
    // The picker remembers how many rows there were, so it is told first and turned afterwards.
    picker.reloadComponent(component)
    let row = row(of: word, formerly: former, in: words)
    if row >= 0 { picker.selectRow(row, inComponent: component, animated: false) }
    showSelection(inComponent: component)
  }

  /// Writes a word on a wheel's label and remembers it.
  func announce(_ word: String, inComponent component: Int) {
    labels[component].text = word
    announcements.append(word)
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    showSelection(inComponent: component)
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
