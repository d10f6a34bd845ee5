// Alternative: The beginning of the hour is found, and whole intervals are added.

import HeadlessUIKit

/// Returns the interval that a date picker uses when it is given this one, in minutes.
func effectiveInterval(_ interval: Int) -> Int {
  (1...30).contains(interval) && 60 % interval == 0 ? interval : 1
}

/// Returns the last time a wheel offers before or at a time.
func rounded(_ date: Date, to interval: Int, calendar: Calendar) -> Date {
  let seconds = TimeInterval(effectiveInterval(interval) * 60)
  let hour = calendar.dateInterval(of: .hour, for: date)?.start ?? date
  let offers = (date.timeIntervalSince(hour) / seconds).rounded(.down)
  return hour + offers * seconds
}
