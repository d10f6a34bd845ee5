// Misconception: The number of wheels is confused with the number of rows. A component is a
//   whole wheel: count the columns, not the words of one.
// Rejected by: there is one wheel for every column
// Rejected by: every wheel is as long as its own column
// Rejected by: an empty column has no rows and no selection
// Rejected by: every row is named after its word

import HeadlessUIKit

/// Feeds a picker view with one wheel for every column of words.
final class ColumnsSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let columns: [[String]]

  init(_ columns: [[String]]) {
    self.columns = columns
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    columns.first?.count ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns.indices.contains(component) ? columns[component].count : 0
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
