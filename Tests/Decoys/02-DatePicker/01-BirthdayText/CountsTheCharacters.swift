// Misconception: Ten characters are taken for the right way. " 2015-8-29" has ten, too.
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
  text.count == 10 ? birthdayFormatter(in: timeZone).date(from: text) : nil
}
