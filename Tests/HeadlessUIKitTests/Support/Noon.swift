import HeadlessUIKit

/// Returns noon of a day in Greenwich.
func noon(_ year: Int, _ month: Int, _ day: Int) -> Date {
  let components = DateComponents(year: year, month: month, day: day, hour: 12)
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar.date(from: components) ?? .distantPast
}
