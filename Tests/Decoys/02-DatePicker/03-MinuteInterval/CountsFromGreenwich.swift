// Misconception: The seconds since 1970 are divided. In Nepal the clock is a quarter of an hour
//   beside that.
// Rejected by: the minutes are those of the calendar's clock

import HeadlessUIKit

/// Returns the interval that a date picker uses when it is given this one, in minutes.
func effectiveInterval(_ interval: Int) -> Int {
  (1...30).contains(interval) && 60 % interval == 0 ? interval : 1
}

/// Returns the last time a wheel offers before or at a time.
func rounded(_ date: Date, to interval: Int, calendar: Calendar) -> Date {
  let seconds = TimeInterval(effectiveInterval(interval) * 60)
  let past = date.timeIntervalSince1970
  return Date(timeIntervalSince1970: (past / seconds).rounded(.down) * seconds)
}
