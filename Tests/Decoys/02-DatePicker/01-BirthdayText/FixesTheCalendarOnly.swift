// Misconception: The calendar is fixed, and the language is left to the phone, which has digits of
//   its own.
// Rejected by: an Egyptian phone writes the same digits

import HeadlessUIKit

/// Returns what writes and reads the days of a file.
func birthdayFormatter(in timeZone: TimeZone) -> DateFormatter {
  let formatter = DateFormatter()
  formatter.calendar = Calendar(identifier: .gregorian)
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
