// Misconception: Any number from 1 to 30 is taken. With 7 the wheel ends at 56, and the next hour
//   begins three minutes too early.
// Rejected by: an interval that cannot be leaves the minute
// Rejected by: what leaves a remainder is 1

import HeadlessUIKit

/// Returns the interval that a date picker uses when it is given this one, in minutes.
func effectiveInterval(_ interval: Int) -> Int {
  (1...30).contains(interval) ? interval : 1
}

/// Returns the last time a wheel offers before or at a time.
func rounded(_ date: Date, to interval: Int, calendar: Calendar) -> Date {
  let interval = effectiveInterval(interval)
  let minute = calendar.component(.minute, from: date)
  let start = calendar.dateInterval(of: .minute, for: date)?.start ?? date
  return start - TimeInterval(minute % interval * 60)
}
