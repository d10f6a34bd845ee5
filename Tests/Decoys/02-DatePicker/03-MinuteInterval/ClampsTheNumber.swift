// Misconception: A number out of bounds becomes the nearest bound. The picker takes 1, the
//   default.
// Rejected by: what leaves a single row is 1

import HeadlessUIKit

/// Returns the interval that a date picker uses when it is given this one, in minutes.
func effectiveInterval(_ interval: Int) -> Int {
  let interval = min(max(interval, 1), 30)
  return 60 % interval == 0 ? interval : 1
}

/// Returns the last time a wheel offers before or at a time.
func rounded(_ date: Date, to interval: Int, calendar: Calendar) -> Date {
  let interval = effectiveInterval(interval)
  let minute = calendar.component(.minute, from: date)
  let start = calendar.dateInterval(of: .minute, for: date)?.start ?? date
  return start - TimeInterval(minute % interval * 60)
}
