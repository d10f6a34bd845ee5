extension UIDatePicker {
  /// Gives a date picker what its element says.
  ///
  /// The date of a document is the one it was drawn at, unless it is to be that of today.
  static func fill(_ picker: UIDatePicker, from coder: DocumentCoder) {
    if let mode = coder.choice("datePickerMode", modes) { picker.datePickerMode = mode }
    picker.fillStyle(from: coder)
    if let minutes = coder.integer("minuteInterval") { picker.minuteInterval = minutes }
    if let words = coder.element.child(for: "locale")?.attributes["localeIdentifier"] {
      picker.locale = Locale(identifier: words)
    }
    picker.fillTimeZone(from: coder)
    if let date = coder.date("minimumDate") { picker.minimumDate = date }
    if let date = coder.date("maximumDate") { picker.maximumDate = date }
    if coder.flag("useCurrentDate") != true, let date = coder.date("date") { picker.date = date }
    if let seconds = coder.number("countDownDuration") { picker.countDownDuration = seconds }
  }

  private func fillStyle(from coder: DocumentCoder) {
    guard let style = coder.choice("style", Self.styles) else { return }
    if datePickerMode.needsWheels, style == .compact {
      coder.load.note(
        .value, coder.element,
        "style is \"compact\", and the mode \(datePickerMode) has wheels alone.")
    } else {
      preferredDatePickerStyle = style
    }
  }

  private func fillTimeZone(from coder: DocumentCoder) {
    guard let zone = coder.element.child(for: "timeZone"), let name = zone.attributes["name"]
    else { return }
    timeZone =
      TimeZone(identifier: name) ?? coder.complain(zone, "There is no time zone \"\(name)\".")
  }

  private static let modes: KeyValuePairs<String, Mode> = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]

  private static let styles: KeyValuePairs<String, UIDatePickerStyle> = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact,
  ]
}
