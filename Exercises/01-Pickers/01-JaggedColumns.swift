// # Exercise 1: Columns of unequal length
//
// A search filter has three wheels: what to look for, when, and for which sign of
// the zodiac. There are 5 kinds, 4 times and 12 signs, so every wheel is as long
// as its own column. Columns and rows that do not exist have no words.
//
//     swift test --filter JaggedColumns

import HeadlessUIKit

/// Feeds a picker view with one wheel for every column of words.
final class ColumnsSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let columns: [[String]]

  init(_ columns: [[String]]) {
    self.columns = columns
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    // TODO 1: One wheel for every column.
    0
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    // TODO 2: As many rows as the wheel's own column has words.
    0
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    // TODO 3: The word in this row of this column, or nil where there is none.
    nil
  }
}
