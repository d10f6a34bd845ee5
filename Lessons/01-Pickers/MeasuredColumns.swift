import HeadlessUIKit

/// A delegate that says how wide and how high, and what is red.
final class MeasuredColumns: NSObject, UIPickerViewDelegate {
  let words: [[String]]

  init(_ words: [[String]]) { self.words = words }

  func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat {
    component == 2 ? 140 : 80
  }

  func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat {
    40
  }

  // A title with a look of its own wins over a plain one. Where it is
  // nil, the picker asks for the plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    guard row == 0 else { return nil }
    return NSAttributedString(
      string: words[component][row],
      attributes: [.foregroundColor: UIColor.systemRed])
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    words[component][row]
  }
}
