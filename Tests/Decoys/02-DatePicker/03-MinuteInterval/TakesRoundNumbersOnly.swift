// Misconception: Only the intervals one sees on wheels are taken. Every sixth minute is as good.
// Rejected by: a time goes down to the offer before it
// Rejected by: a time that is offered stays
// Rejected by: late in the evening it is still today
// Rejected by: what divides the hour is taken

import HeadlessUIKit

/// Returns the interval that a date picker uses when it is given this one, in minutes.
func effectiveInterval(_ interval: Int) -> Int {
  [1, 5, 10, 15, 20, 30].contains(interval) ? interval : 1
}

/// Returns the last time a wheel offers before or at a time.
func rounded(_ date: Date, to interval: Int, calendar: Calendar) -> Date {
  let interval = effectiveInterval(interval)
  let minute = calendar.component(.minute, from: date)
  let start = calendar.dateInterval(of: .minute, for: date)?.start ?? date
  return start - TimeInterval(minute % interval * 60)
}
