// # Exercise 2: Days a birthday can be
//
// In a form for a birthday a person can choose a day of the last 120 years.
//
// - The first moment is the beginning of the day 120 years ago. If today is 29 February, and that
//   year has no such day, it is 28 February.
// - The last moment lies in the last second of today.
// - The calendar that is given counts years and days, in its own time zone: some years have a day
//   more, and some days have 23 or 25 hours.
// - After `limit`, a date picker refuses all other days. The `calendar` of the picker counts the
//   days. The `timeZone` of the picker is nil, and stays nil. The limits are the same, whatever day
//   the wheels show.
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
