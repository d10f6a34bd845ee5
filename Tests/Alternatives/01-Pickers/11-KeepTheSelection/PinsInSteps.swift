// Alternative: the row is found in steps, one `if` for each rule.

import HeadlessUIKit

/// A screen of wheels whose rows may change, with a label for each.
final class CinemaViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The words of every wheel, filled in by whoever makes the screen, before it opens.
  var columns: [[String]] = []
  let picker = UIPickerView()
  private(set) var labels: [UILabel] = []

  /// Every word a label was given since the screen opened, oldest first.
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

  /// Returns where a wheel comes to rest that rested on a word in another row, or on none.
  func row(of word: String?, formerly former: Int, in words: [String]) -> Int {
    guard !words.isEmpty else { return -1 }
    if let found = words.indices.first(where: { words[$0] == word }) { return found }
    if former < 0 { return 0 }
    return former < words.count ? former : words.count - 1
  }

  /// Announces what a wheel shows.
  func showSelection(inComponent component: Int) {
    let words = columns[component]
    let row = picker.selectedRow(inComponent: component)
    announce(words.indices.contains(row) ? words[row] : "", inComponent: component)
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
