// Misconception: The interval is used as it was given, although the wheel refused it.
// Rejected by: an interval that cannot be leaves the minute

import HeadlessUIKit

/// Returns the interval that a date picker uses when it is given this one, in minutes.
func effectiveInterval(_ interval: Int) -> Int {
  (1...30).contains(interval) && 60 % interval == 0 ? interval : 1
}

/// Returns the last time a wheel offers before or at a time.
func rounded(_ date: Date, to interval: Int, calendar: Calendar) -> Date {
  let interval = max(interval, 1)
  let minute = calendar.component(.minute, from: date)
  let start = calendar.dateInterval(of: .minute, for: date)?.start ?? date
  return start - TimeInterval(minute % interval * 60)
}
