// # Exercise 1: Wheels of different lengths
//
// A search filter has three wheels: what to look for, when, and for which sign of the
// zodiac. They have 5, 4 and 12 rows, and each wheel has the words of its own column.
// Return nil as the title of a row or a column that does not exist: a number may be too large,
// or below 0, and the program must not stop.
//
//     swift run course check JaggedColumns

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
    // An array stops the program when it is read past its end, so ask it first.
    guard columns.indices.contains(component), columns[component].indices.contains(row) else {
      return nil
    }
    return columns[component][row]
  }
}
