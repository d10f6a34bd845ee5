extension UIDatePicker {
  /// The keys of a date picker.
  static var keysOfDatePicker: Keys {
    [
      "calendar": \UIDatePicker.calendar,
      "countDownDuration": \UIDatePicker.countDownDuration,
      "date": \UIDatePicker.date,
      "datePickerMode": \UIDatePicker.datePickerMode,
      "datePickerStyle": \UIDatePicker.datePickerStyle,
      "locale": \UIDatePicker.locale,
      "maximumDate": \UIDatePicker.maximumDate,
      "minimumDate": \UIDatePicker.minimumDate,
      "minuteInterval": \UIDatePicker.minuteInterval,
      "preferredDatePickerStyle": \UIDatePicker.preferredDatePickerStyle,
      "roundsToMinuteInterval": \UIDatePicker.roundsToMinuteInterval,
      "timeZone": \UIDatePicker.timeZone,
    ]
  }
}
