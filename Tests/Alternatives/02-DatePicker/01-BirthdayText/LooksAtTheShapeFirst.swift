// Alternative: The shape of the text is looked at before it is read. Then noon of the day is read,
// which every day has, and a calendar finds the beginning of that day.

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
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  let isDigits = text.unicodeScalars.allSatisfy { "0123456789-".unicodeScalars.contains($0) }
  guard isDigits, parts.map(\.count) == [4, 2, 2] else { return nil }
  let formatter = birthdayFormatter(in: timeZone)
  formatter.dateFormat += " HH"
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = timeZone
  return formatter.date(from: text + " 12").map { calendar.startOfDay(for: $0) }
}
