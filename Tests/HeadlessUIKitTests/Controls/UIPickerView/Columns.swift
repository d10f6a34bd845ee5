import HeadlessUIKit

/// Counts rows, and notes which question it was asked.
final class Columns: NSObject, UIPickerViewDataSource {
  var rows: [Int]
  private(set) var questions: [String] = []

  init(_ rows: Int...) {
    self.rows = rows
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    questions.append("components")
    return rows.count
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    questions.append("rows in \(component)")
    return rows[component]
  }
}
