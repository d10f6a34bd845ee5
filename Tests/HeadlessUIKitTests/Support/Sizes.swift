import HeadlessUIKit

/// Answers with the widths and heights it was given.
final class Sizes: NSObject, UIPickerViewDelegate {
  var widths: [CGFloat]
  var heights: [CGFloat]

  init(widths: [CGFloat], heights: [CGFloat]) {
    self.widths = widths
    self.heights = heights
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    widths[component]
  }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    heights[component]
  }
}
