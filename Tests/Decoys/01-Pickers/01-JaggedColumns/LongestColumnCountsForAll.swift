// Misconception: The wheels are taken for a table whose columns are padded to the longest
//   one. Every wheel has a length of its own.
// Rejected by: every wheel is as long as its own column
// Rejected by: an empty column has no rows and no selection

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
    columns.map(\.count).max() ?? 0
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
