extension UITextField {
  /// What a text field's edge looks like.
  ///
  /// - Shape: One case a look, numbered as UIKit numbers them.
  /// - Units: None.
  /// - Errors: None.
  /// - Source: Apple, UIKit, "UITextField.BorderStyle".
  public enum BorderStyle: Int, Sendable {
    /// No edge at all.
    case none
    /// A thin line around the field.
    case line
    /// A sunken edge.
    case bezel
    /// A white field with round corners and a grey edge.
    case roundedRect
  }
}
