/// How a date picker looks.
///
/// - Differs: There is no calendar, `inline`.
/// - Source: Apple, UIKit, "UIDatePickerStyle" and its header.
public enum UIDatePickerStyle: Int, Sendable {
  /// What suits a phone: compact, or wheels for modes that have no other look.
  case automatic = 0
  /// Wheels that a person turns.
  case wheels = 1
  /// The date as words; a tap on them shows the wheels.
  case compact = 2
}
