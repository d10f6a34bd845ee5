// Misconception: The seconds are counted with 32 bits, which hold 68 years.
// Rejected by: from a leap day it is the day before, where there is none
// Rejected by: the first day is 120 years ago

import HeadlessUIKit

/// Returns the first moment at which somebody alive may have been born.
func firstBirthday(at now: Date, calendar: Calendar) -> Date? {
  let years = Int32(calendar.component(.year, from: now) - 1895)
  let seconds = years * 365 * 24 * 3600
  return calendar.startOfDay(for: now - TimeInterval(seconds))
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
