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
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = timeZone
  formatter.dateFormat = "yyyy-MM-dd"
  return formatter
}

/// Returns the midnight that begins the day a text names, or nil.
func birthday(from text: String, in timeZone: TimeZone) -> Date? {
  let formatter = birthdayFormatter(in: timeZone)
  guard let date = formatter.date(from: text), formatter.string(from: date) == text else {
    return nil
  }
  return date
}
