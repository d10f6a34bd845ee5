// Misconception: Whatever the formatter can read is let in. It reads 2015-8-9, and the file is no
//   longer uniform.
// Rejected by: text that is written in another way is nil

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
  birthdayFormatter(in: timeZone).date(from: text)
}
