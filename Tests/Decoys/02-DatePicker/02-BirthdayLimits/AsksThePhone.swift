// Misconception: The phone's own calendar is asked in the place of the one that was given.
// Rejected by: a day of 23 hours ends with its own last second
// Rejected by: the first day begins in the calendar's time zone

import HeadlessUIKit

/// Returns the first moment at which somebody alive may have been born.
func firstBirthday(at now: Date, calendar: Calendar) -> Date? {
  let calendar = Calendar.current
  let day = calendar.date(byAdding: .year, value: -120, to: now)
  return day.map { calendar.startOfDay(for: $0) }
}

/// Returns the last moment of the day.
func lastBirthday(at now: Date, calendar: Calendar) -> Date? {
  let calendar = Calendar.current
  let today = calendar.startOfDay(for: now)
  return calendar.date(byAdding: .day, value: 1, to: today).map { $0 - 1 }
}

/// Limits a picker to birthdays, as its own calendar counts them at this moment.
func limit(_ picker: UIDatePicker) {
  picker.minimumDate = firstBirthday(at: Date(), calendar: picker.calendar)
  picker.maximumDate = lastBirthday(at: Date(), calendar: picker.calendar)
}
