// # Exercise 2: Days a birthday can be
//
// Nobody is older than 120 years, and nobody is born tomorrow. The days that can be
// chosen begin with the midnight 120 years before today, and end with the last second
// of today. Years and days are those of a calendar: some years have a day more, and
// some days an hour less. A date picker that is limited refuses all other days.
//
//     swift test --filter BirthdayLimits

import HeadlessUIKit

/// Returns the first moment at which somebody alive may have been born.
func firstBirthday(at now: Date, calendar: Calendar) -> Date? {
  // TODO 1: The midnight that begins the day 120 years before.
  nil
}

/// Returns the last moment of the day.
func lastBirthday(at now: Date, calendar: Calendar) -> Date? {
  // TODO 2: The last second of today.
  nil
}

/// Limits a picker to birthdays, as its own calendar counts them at this moment.
func limit(_ picker: UIDatePicker) {
  // TODO 3: The picker refuses every other day.
}
