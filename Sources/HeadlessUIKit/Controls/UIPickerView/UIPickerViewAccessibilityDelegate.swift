/// The object that says what the wheels of a picker view are, for those who hear the screen.
///
/// Every method may be left out. A delegate that conforms is asked in place of nobody: without it a
/// wheel has its value and no name.
///
///     extension OrderViewController: UIPickerViewAccessibilityDelegate {
///       func pickerView(
///         _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
///       ) -> String? {
///         ["Starter", "Main", "Drink"][component]
///       }
///     }
///
/// - Shape: Components count from 0, left to right.
/// - Differs: Put the conformance on the class that implements the methods, as with
///   ``UIPickerViewDelegate``.
@MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// Returns a short name for a wheel.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String?

  /// Returns what happens when a person turns a wheel.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String?
}

extension UIPickerViewAccessibilityDelegate {
  /// Says that the method is not implemented: the wheel has no name.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    notImplemented(PickerMethod.accessibilityLabel, answer: nil)
  }

  /// Says that the method is not implemented: the wheel has no hint.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String? {
    notImplemented(PickerMethod.accessibilityHint, answer: nil)
  }
}

extension UIPickerView {
  /// Asks what a wheel is called, without a line in the conversation: a test may look at any time.
  func askAccessibilityLabel(_ component: Int) -> String? {
    guard let delegate = delegate as? any UIPickerViewAccessibilityDelegate else { return nil }
    return Device.current.conversation.askQuietly(delegate, PickerMethod.accessibilityLabel) {
      delegate.pickerView(self, accessibilityLabelForComponent: component)
    } ?? nil
  }

  /// Asks what turning a wheel does.
  func askAccessibilityHint(_ component: Int) -> String? {
    guard let delegate = delegate as? any UIPickerViewAccessibilityDelegate else { return nil }
    return Device.current.conversation.askQuietly(delegate, PickerMethod.accessibilityHint) {
      delegate.pickerView(self, accessibilityHintForComponent: component)
    } ?? nil
  }
}
