// Misconception: An array is expected to answer nil beyond its end. It stops the program
//   instead, so the indices have to be checked before it is read.
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
    columns[component][row]
  }
}
