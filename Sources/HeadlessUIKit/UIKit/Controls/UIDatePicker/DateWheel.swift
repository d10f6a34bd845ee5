/// What one wheel of a date picker stands for.
///
/// Each wheel has values that count from 0: 0 is January, the first day of the month, midnight.
nonisolated enum DateWheel: Equatable {
  case year, month, day
  /// The day of the month with its month, one row for each day there is.
  case date
  case hour, minute
  /// The half of the day: AM or PM.
  case period
  /// The hours and the minutes of a duration.
  case hours, minutes

  /// Whether the values begin anew after the last one.
  var isRound: Bool {
    switch self {
    case .year, .date, .period: false
    case .month, .day, .hour, .minute, .hours, .minutes: true
    }
  }

  /// Whether the wheel turns a duration and not a date.
  var isDuration: Bool { self == .hours || self == .minutes }
}
