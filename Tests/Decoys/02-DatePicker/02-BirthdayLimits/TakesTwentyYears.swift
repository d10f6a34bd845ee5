// Misconception: The limits are 20 years either way, as in many a tutorial. Most people's
//   birthdays are then out of reach.
// Rejected by: the first day is 120 years ago
// Rejected by: the last moment is a second before midnight
// Rejected by: a day of 23 hours ends with its own last second
// Rejected by: from a leap day it is the day before, where there is none
// Rejected by: the first day begins in the calendar's time zone
// Rejected by: the picker refuses tomorrow

import HeadlessUIKit

/// Returns the first moment at which somebody alive may have been born.
func firstBirthday(at now: Date, calendar: Calendar) -> Date? {
  calendar.date(byAdding: .year, value: -20, to: calendar.startOfDay(for: now))
}

/// Returns the last moment of the day.
func lastBirthday(at now: Date, calendar: Calendar) -> Date? {
  calendar.date(byAdding: .year, value: 20, to: now)
}

/// Limits a picker to birthdays, as its own calendar counts them at this moment.
func limit(_ picker: UIDatePicker) {
  picker.minimumDate = firstBirthday(at: Date(), calendar: picker.calendar)
  picker.maximumDate = lastBirthday(at: Date(), calendar: picker.calendar)
}
