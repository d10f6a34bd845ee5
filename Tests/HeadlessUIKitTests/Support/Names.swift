import HeadlessUIKit

/// Names each row after its number, and notes which rows it named and which were selected.
final class Names: NSObject, UIPickerViewDelegate {
  private(set) var named: [Int] = []
  private(set) var selections: [String] = []
  var whenSelected: (UIPickerView) -> Void = { _ in }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    named.append(row)
    return "Row \(row)"
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    selections.append("\(row) in \(component)")
    whenSelected(pickerView)
  }
}
