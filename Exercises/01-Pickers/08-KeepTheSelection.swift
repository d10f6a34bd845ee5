// # Exercise 8: The rows change under the wheel
//
// A cinema changes its films while a person looks at the wheels. A wheel knows
// rows and not words, so a word that moved has to be followed to its new row. If
// it is gone, the wheel keeps its row, or rests on the last one if that is gone
// too. The label says what the wheel shows, and the other wheels are left alone.
//
//     swift test --filter KeepTheSelection

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
    // TODO 1: The row of the word; if it is gone, the former row or the last one; -1 of none.
    0
  }

  /// Announces what a wheel shows.
  func showSelection(inComponent component: Int) {
    // TODO 2: The word the wheel rests on is announced, or an empty one if it rests nowhere.
  }

  /// Gives a wheel other words.
  func replace(column component: Int, with words: [String]) {
    // TODO 3: The wheel has the new words, rests where it should, and its selection is shown once.
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
