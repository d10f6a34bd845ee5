// Misconception: A year is taken for 365 days. In 120 years that is a month too few.
// Rejected by: the first day is 120 years ago
// Rejected by: from a leap day it is the day before, where there is none
// Rejected by: the first day begins in the calendar's time zone

import HeadlessUIKit

/// Returns the first moment at which somebody alive may have been born.
func firstBirthday(at now: Date, calendar: Calendar) -> Date? {
  calendar.startOfDay(for: now - 120 * 365 * 24 * 3600)
}

/// Returns the last moment of the day.
func lastBirthday(at now: Date, calendar: Calendar) -> Date? {
  let today = calendar.startOfDay(for: now)
  return calendar.date(byAdding: .day, value: 1, to: today).map { $0 - 1 }
}

/// Limits a picker to birthdays, as its own calendar counts them at this moment.
func limit(_ picker: UIDatePicker) {
  picker.minimumDate = firstBirthday(at: Date(), calendar: picker.calendar)
  picker.maximumDate = lastBirthday(at: Date(), calendar: picker.calendar)
}
