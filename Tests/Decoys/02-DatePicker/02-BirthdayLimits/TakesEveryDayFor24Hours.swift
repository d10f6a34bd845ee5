// Misconception: A day is taken for 24 hours. When clocks go forward that reaches into tomorrow.
// Rejected by: a day of 23 hours ends with its own last second

import HeadlessUIKit

/// Returns the first moment at which somebody alive may have been born.
func firstBirthday(at now: Date, calendar: Calendar) -> Date? {
  let day = calendar.date(byAdding: .year, value: -120, to: now)
  return day.map { calendar.startOfDay(for: $0) }
}

/// Returns the last moment of the day.
func lastBirthday(at now: Date, calendar: Calendar) -> Date? {
  calendar.startOfDay(for: now) + 86_399
}

/// Limits a picker to birthdays, as its own calendar counts them at this moment.
func limit(_ picker: UIDatePicker) {
  picker.minimumDate = firstBirthday(at: Date(), calendar: picker.calendar)
  picker.maximumDate = lastBirthday(at: Date(), calendar: picker.calendar)
}
