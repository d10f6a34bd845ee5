// # Exercise 2: Days a birthday can be
//
// In a form for a birthday a person can choose a day of the last 120 years.
//
// - The first moment is the beginning of the day 120 years ago. From a 29 February it is 28
//   February, if the year 120 years ago has no 29 February.
// - The last moment is the last second of today.
// - The calendar counts years and days, in its own time zone: some years have a day more, and
//   some days have 23 or 25 hours.
// - A date picker that was limited refuses all other days. The days are counted by the calendar of
//   the picker, which has no `timeZone` of its own. The limits are the same, whatever day its wheels
//   show.
//
//     swift run course check BirthdayLimits

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
