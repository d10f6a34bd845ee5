// # Exercise 1: A day as text
//
// A file of birthdays says 2015-08-29 on every phone.
//
// - The language, the region and the calendar of the phone do not matter. First comes the year
//   of the Gregorian calendar with four digits, then month and day with two, in the digits 0 to
//   9.
// - The day is that of `timeZone`. A text is read as midnight of its day. Where the clocks go
//   forward at midnight, a day has no midnight: then the text is read as the first moment of
//   that day.
// - A text in any other form, or one that names no day, gives nil.
//
//     swift run course check BirthdayText

import HeadlessUIKit

/// Returns what writes and reads the days of a file.
func birthdayFormatter(in timeZone: TimeZone) -> DateFormatter {
  let formatter = DateFormatter()
  // TODO 1: The same digits and the same calendar on every phone.
  // TODO 2: The days of the time zone asked about.
  // TODO 3: Year, month and day, as in 2015-08-29.
  return formatter
}

/// Returns the beginning of the day that a text names, or nil.
func birthday(from text: String, in timeZone: TimeZone) -> Date? {
  // TODO 4: The day, if the formatter would write it in the very same way.
  nil
}
