// Misconception: The nearest offer is taken. Late in the evening that is tomorrow.
// Rejected by: a time goes down to the offer before it
// Rejected by: late in the evening it is still today
// Rejected by: the minutes are those of the calendar's clock

import HeadlessUIKit

/// Returns the interval that a date picker uses when it is given this one, in minutes.
func effectiveInterval(_ interval: Int) -> Int {
  (1...30).contains(interval) && 60 % interval == 0 ? interval : 1
}

/// Returns the last time a wheel offers before or at a time.
func rounded(_ date: Date, to interval: Int, calendar: Calendar) -> Date {
  let interval = effectiveInterval(interval)
  let minute = calendar.component(.minute, from: date)
  let start = calendar.dateInterval(of: .minute, for: date)?.start ?? date
  return start - TimeInterval((minute + interval / 2) % interval * 60)
    + TimeInterval(interval / 2 * 60)
}
