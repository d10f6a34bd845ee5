/// The object that says what a picker view shows, and hears what a person chose.
///
/// Every method may be left out. A picker asks for a row's view first; a delegate without such
/// a method is asked for an attributed title, and where there is none, for a plain one. Rows of a
/// delegate that has none of the three show a question mark.
///
/// - Shape: Components count from 0, left to right; rows count from 0, top to bottom.
/// - Units: Points for widths and heights.
/// - Errors: A length below 0, or one that is no number, gives way to the natural one, and the
///   console says so.
/// - Differs: Put the conformance on the class that implements the methods. A subclass of it is
///   not heard, because Swift chooses the default when it compiles the conformance.
@MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns how wide a wheel is, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// Returns how high the rows of a wheel are, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// Returns the text of a row; rows count from 0, top to bottom. A row of nil stays blank.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// Returns the text of a row with attributes of its own, or nil to use the plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// Returns the view of a row. `view` is one that is no longer seen, or nil.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// Tells the delegate that a person turned a wheel and it came to rest on a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Says that the method is not implemented: the wheels share the picker's width.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat {
    notImplemented(PickerMethod.width, answer: 0)
  }

  /// Says that the method is not implemented: rows have the system's height.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat {
    notImplemented(PickerMethod.rowHeight, answer: 0)
  }

  /// Says that the method is not implemented: rows show a question mark.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    notImplemented(PickerMethod.titleForRow, answer: nil)
  }

  /// Says that the method is not implemented: the plain title is used.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    notImplemented(PickerMethod.attributedTitleForRow, answer: nil)
  }

  /// Says that the method is not implemented: titles are used.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    notImplemented(PickerMethod.viewForRow, answer: UIView())
  }

  /// Says that the method is not implemented: nobody hears of the selection.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    notImplemented(PickerMethod.didSelectRow)
  }
}

/// The methods of a picker view's data source and delegate, as the conversation names them.
nonisolated enum PickerMethod: String, DelegateMethod {
  static let speaker = "picker"

  case numberOfComponents, numberOfRows, accessibilityLabel, accessibilityHint, width, rowHeight,
    titleForRow, attributedTitleForRow, viewForRow, didSelectRow
}
