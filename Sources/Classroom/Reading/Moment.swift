import Answers
import Foundation

/// A day and an hour as people and platforms write them.
///
/// `2030-01-31`, `2030-01-31 18:00`, `2030-01-31T18:00:30Z`, `2030-01-31 18:00 +01:00`. A day alone
/// is its last second. Without a zone it is meant in that of the machine.
struct Moment: Equatable {
  let date: Date

  /// Reads a text, or returns nil if it is no day.
  init?(_ text: String) {
    let pattern =
      /(\d{4})-(\d{2})-(\d{2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|UTC|[-+]\d{2}:?\d{2})?/
    guard let match = text.trimmingCharacters(in: .whitespaces).wholeMatch(of: pattern) else {
      return nil
    }
    let number = { (text: Substring?) in text.flatMap { Int($0) } }
    let isDay = match.4 == nil
    var parts = DateComponents(
      year: number(match.1), month: number(match.2), day: number(match.3),
      hour: isDay ? 23 : number(match.4), minute: isDay ? 59 : number(match.5),
      second: isDay ? 59 : number(match.6) ?? 0)
    var calendar = Calendar(identifier: .gregorian)
    if let zone = match.7 {
      guard let zone = Self.zone(String(zone)) else { return nil }
      calendar.timeZone = zone
    } else {
      calendar.timeZone = .current
    }
    parts.calendar = calendar
    // The calendar takes the 32nd of a month for the next one's first.
    guard parts.isValidDate, let date = parts.date else { return nil }
    self.date = date
  }

  private static func zone(_ text: String) -> TimeZone? {
    let digits = text.filter(\.isNumber)
    guard digits.count == 4, let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2))
    else { return TimeZone(secondsFromGMT: 0) }
    let seconds = (hours * 60 + minutes) * 60
    return TimeZone(secondsFromGMT: text.hasPrefix("-") ? -seconds : seconds)
  }

  /// A date as a report holds it: `2030-01-31T17:00:00Z`, the same on every machine.
  static func text(of date: Date) -> String { date.ISO8601Format() }
}
