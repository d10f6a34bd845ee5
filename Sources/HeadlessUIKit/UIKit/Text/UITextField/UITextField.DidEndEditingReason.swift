extension UITextField {
  /// Why editing of a text field ended.
  ///
  /// - Shape: One case; Apple TV, where a person can call editing off, has a second.
  /// - Units: None.
  /// - Errors: None.
  /// - Source: Apple, UIKit, "UITextField.DidEndEditingReason".
  public enum DidEndEditingReason: Int, Sendable {
    /// What was edited is to be kept.
    case committed
  }
}
