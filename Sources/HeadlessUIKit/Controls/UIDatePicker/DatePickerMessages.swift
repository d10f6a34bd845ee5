/// What date pickers write on the console, or into the report on a document.
enum DatePickerMessage: ConsoleMessage {
  case impossibleDuration(TimeInterval, taken: TimeInterval)
  case dateWithoutYear(property: String, seconds: TimeInterval)
  case impossibleInterval(Int)

  case wheelsAlone(mode: String)
  case unknownTimeZone(String)

  var text: String {
    switch self {
    case .impossibleDuration(let seconds, let taken):
      "UIDatePicker: countDownDuration is to be \(seconds) seconds. It is \(taken). "
        + "Durations run from 0 to 23 hours and 59 minutes."
    case .dateWithoutYear(let property, let seconds):
      "UIDatePicker: \(property) is to lie \(seconds) seconds after 2001, where the calendar has "
        + "no year from 1 to 9986. It is not taken. Look at how the date was made."
    case .impossibleInterval(let minutes):
      "UIDatePicker: minuteInterval is to be \(minutes), which does not divide 60 or lies outside "
        + "1 to 30. It is 1. Take 1, 2, 3, 4, 5, 6, 10, 12, 15, 20 or 30."
    case .wheelsAlone(let mode): "style is \"compact\", and the mode \(mode) has wheels alone."
    case .unknownTimeZone(let name): "There is no time zone \"\(name)\"."
    }
  }
}

/// What date pickers raise an exception for.
enum DatePickerError: ExceptionCase {
  case wheelsAlone(mode: String)

  var exception: Exception {
    switch self {
    case .wheelsAlone(let mode):
      .invalidArgument(
        "UIDatePicker: the mode \(mode) is only supported with the style wheels",
        help: "Set preferredDatePickerStyle to .wheels before datePickerMode.")
    }
  }
}
