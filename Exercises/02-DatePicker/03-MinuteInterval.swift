// # Exercise 3: Every six minutes
//
// A date picker can offer every sixth minute only. It takes an interval that divides
// the 60 minutes of an hour into two parts at least; given any other number it offers
// every minute. A time between two offers goes down to the one before it, on the whole
// minute, by the clock of the calendar. So no time is ever moved into the next hour.
//
//     swift test --filter MinuteInterval

import HeadlessUIKit

/// Returns the interval that a date picker uses when it is given this one, in minutes.
func effectiveInterval(_ interval: Int) -> Int {
  // TODO 1: The interval itself where the wheel can be divided so, else 1.
  0
}

/// Returns the last time a wheel offers before or at a time.
func rounded(_ date: Date, to interval: Int, calendar: Calendar) -> Date {
  // TODO 2: The offer before or at the date.
  date
}
