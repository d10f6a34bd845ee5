// # Exercise 3: Every six minutes
//
// A date picker can offer every sixth minute only.
//
// - An interval from 1 to 30 that divides 60 is used as it is. For any other number 1 is used.
// - A time between two rows becomes the row before it, and its seconds become 0. So a time
//   never moves into the next hour.
// - The clock of the calendar counts. Where clocks go back in autumn, one hour comes twice: a
//   time stays in its own one of the two.
//
// (Apple does not say which row a date picker takes. This is the exercise's rule.)
//
//     swift run course check MinuteInterval

import HeadlessUIKit

/// Returns the interval that a date picker uses when it is given this one, in minutes.
func effectiveInterval(_ interval: Int) -> Int {
  // TODO 1: The interval itself if a date picker takes it, else 1.
  0
}

/// Returns the last time a wheel offers before or at a time.
func rounded(_ date: Date, to interval: Int, calendar: Calendar) -> Date {
  // TODO 2: The last row that is not later than the date.
  date
}
