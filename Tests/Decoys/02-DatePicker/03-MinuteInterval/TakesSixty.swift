// Misconception: 60 divides 60. A wheel with one row is none, and the picker refuses it.
// Rejected by: what leaves a single row is 1

import HeadlessUIKit

/// Returns the interval that a date picker uses when it is given this one, in minutes.
func effectiveInterval(_ interval: Int) -> Int {
  interval > 0 && 60 % interval == 0 ? interval : 1
}

/// Returns the last time a wheel offers before or at a time.
func rounded(_ date: Date, to interval: Int, calendar: Calendar) -> Date {
  let interval = effectiveInterval(interval)
  let minute = calendar.component(.minute, from: date)
  let start = calendar.dateInterval(of: .minute, for: date)?.start ?? date
  return start - TimeInterval(minute % interval * 60)
}
