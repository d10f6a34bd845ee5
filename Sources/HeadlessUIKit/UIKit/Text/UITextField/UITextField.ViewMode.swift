extension UITextField {
  /// When a view at an end of a text field is shown.
  ///
  /// - Shape: One case a rule, numbered as UIKit numbers them.
  /// - Units: None.
  /// - Errors: None.
  /// - Source: Apple, UIKit, "UITextField.ViewMode".
  public enum ViewMode: Int, Sendable {
    /// It is never shown.
    case never
    /// It is shown while a person edits the words.
    case whileEditing
    /// It is shown while nobody edits the words.
    case unlessEditing
    /// It is always shown.
    case always

    /// Whether the rule allows for showing the view.
    func shows(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }
}
