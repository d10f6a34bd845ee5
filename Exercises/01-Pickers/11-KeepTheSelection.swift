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
    // TODO 1: Return the row of the word, or else the former or the last one; -1 if there is none.
    0
  }

  /// Announces what a wheel shows.
  func showSelection(inComponent component: Int) {
    // TODO 2: Announce the selected word, or an empty text if no row is selected.
  }

  /// Gives a wheel other words.
  func replace(column component: Int, with words: [String]) {
    // TODO 3: Give the wheel the new words, turn it to the right row, and show its selection once.
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
