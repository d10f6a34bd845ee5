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
  let day = calendar.date(byAdding: .year, value: -120, to: now)
  return day.map { calendar.startOfDay(for: $0) }
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
