// Misconception: mm is taken for the month. It is the minute, and midnight always has the month
//   00.
// Rejected by: days and months have two digits
// Rejected by: text is read as the midnight of the time zone
// Rejected by: text that names no day is nil
// Rejected by: the last days of December keep their year

import HeadlessUIKit

/// Returns what writes and reads the days of a file.
func birthdayFormatter(in timeZone: TimeZone) -> DateFormatter {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = timeZone
  formatter.dateFormat = "yyyy-mm-dd"
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
