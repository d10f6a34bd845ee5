// Misconception: A row that does not exist is given an empty word. There is a difference
//   between a row with nothing on it and no row: the answer for none is nil.
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
    guard columns.indices.contains(component), columns[component].indices.contains(row) else {
      return ""
    }
    return columns[component][row]
  }
}
