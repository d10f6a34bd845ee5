// Misconception: The word is looked up in the first column, whichever wheel asks. The
//   component says in which column to look.
// Rejected by: every row is named after its word
// Rejected by: a row that does not exist has no words

import HeadlessUIKit

/// Feeds a picker view with one wheel for every column of words.
final class ColumnsSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let columns: [[String]]

  init(_ columns: [[String]]) {
    self.columns = columns
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
    guard columns.indices.contains(component), columns[0].indices.contains(row) else { return nil }
    return columns[0][row]
  }
}
