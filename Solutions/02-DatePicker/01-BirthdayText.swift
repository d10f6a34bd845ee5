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
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = timeZone
  formatter.dateFormat = "yyyy-MM-dd"
  return formatter
}

/// Returns the beginning of the day that a text names, or nil.
func birthday(from text: String, in timeZone: TimeZone) -> Date? {
  let formatter = birthdayFormatter(in: timeZone)
  // A day without midnight is read, too. So is 30 February, and the comparison refuses it.
  formatter.isLenient = true
  guard let date = formatter.date(from: text), formatter.string(from: date) == text else {
    return nil
  }
  return date
}
