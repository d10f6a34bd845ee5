// # Exercise 1: A day as text
//
// A file of birthdays says 2015-08-29 in Thailand, in Egypt and in Japan: year, month
// and day of the Gregorian calendar, in the digits 0 to 9, with 4, 2 and 2 of them. The
// day is that of the time zone asked about. What the phone is set to does not matter.
// Text that is written in any other way, or names no day, is not read.
//
//     swift test --filter BirthdayText

import HeadlessUIKit

/// Returns what writes and reads the days of a file.
func birthdayFormatter(in timeZone: TimeZone) -> DateFormatter {
  let formatter = DateFormatter()
  // TODO 1: The same digits and the same calendar on every phone.
  // TODO 2: The days of the time zone asked about.
  // TODO 3: Year, month and day, as in 2015-08-29.
  return formatter
}

/// Returns the midnight that begins the day a text names, or nil.
func birthday(from text: String, in timeZone: TimeZone) -> Date? {
  // TODO 4: The day, if the formatter would write it in the very same way.
  nil
}
