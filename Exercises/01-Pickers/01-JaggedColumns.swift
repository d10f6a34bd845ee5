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
    // TODO 1: Return the number of columns: one wheel for each.
    0
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    // TODO 2: Return the number of words in this column.
    0
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    // TODO 3: Return the word in this row of this column, or nil if there is none.
    nil
  }
}
