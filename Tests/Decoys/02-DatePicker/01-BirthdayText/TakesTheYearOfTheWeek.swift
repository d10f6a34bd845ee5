// Misconception: YYYY looks like a year. It is the year the week belongs to, and wrong in the days
//   around New Year only.
// Rejected by: the last days of December keep their year

import HeadlessUIKit

/// Returns what writes and reads the days of a file.
func birthdayFormatter(in timeZone: TimeZone) -> DateFormatter {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = timeZone
  formatter.dateFormat = "YYYY-MM-dd"
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
