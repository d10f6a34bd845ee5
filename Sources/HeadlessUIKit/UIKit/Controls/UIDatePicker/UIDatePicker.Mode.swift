extension UIDatePicker {
  /// What a date picker lets a person choose.
  ///
  /// - Unconfirmed: The raw value of ``yearAndMonth``.
  /// - Source: Apple, UIKit, "UIDatePicker.Mode" and its header.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time of day.
    case dateAndTime = 2
    /// A number of hours and minutes.
    case countDownTimer = 3
    /// A month of a year, on wheels alone.
    case yearAndMonth = 4
  }
}
