// Misconception: The day is that of the place where the phone is. A child born in Tokyo then has
//   two birthdays.
// Rejected by: the day is that of the time zone
// Rejected by: text is read as the midnight of the time zone

import HeadlessUIKit

/// Returns what writes and reads the days of a file.
func birthdayFormatter(in timeZone: TimeZone) -> DateFormatter {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")

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
