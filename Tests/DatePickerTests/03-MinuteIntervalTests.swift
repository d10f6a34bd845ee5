import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DatePickerExercises

@Suite("DatePicker 3: MinuteInterval", .exercise, .serialized)
struct MinuteIntervalTests {
  let stage = Stage()

  @Test(.todo(1))
  func `what divides the hour is taken`() {
    let legal = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30]

    #expect(
      legal.map(effective) == legal && asked(of: legal) == legal,
      "Each of these divides 60, and a picker takes it. Return it as it is.")
  }

  @Test(.todo(1))
  func `what leaves a remainder is 1`() {
    let others = (1...30).filter { 60 % $0 != 0 }

    #expect(
      others.map(effective) == asked(of: others),
      "After 56 minutes no 7 are left of the hour. A picker offers every minute then.")
  }

  @Test(.todo(1))
  func `what is 0 or less is 1`() async throws {
    try await #require(
      processExitsWith: .success,
      "The program stopped: nothing can be divided by 0. Look at the bounds first."
    ) {
      await MainActor.run { _ = effectiveInterval(0) }
    }

    #expect(
      [0, -5, -60].map(effective) == asked(of: [0, -5, -60]),
      "The wheel cannot be divided so. The default is 1.")
  }

  @Test(.todo(1))
  func `what leaves a single row is 1`() {
    #expect(
      [31, 45, 60, 120].map(effective) == asked(of: [31, 45, 60, 120]),
      "An interval is 30 at most: a wheel of one row cannot be turned.")
  }

  @Test(.todo(2))
  func `a time goes down to the offer before it`() {
    #expect(
      round(time(10, 7), to: 6, calendar: .current) == time(10, 6),
      "10:07 lies between 10:06 and 10:12. Take the remainder of the minutes away.")
    #expect(
      round(time(10, 59, 59), to: 15, calendar: .current) == time(10, 45),
      "10:59:59 lies between 10:45 and 11:00. Take the remainder of the minutes away, and the seconds."
    )
    #expect(
      round(time(10, 47, 0.5), to: 12, calendar: .current) == time(10, 36),
      "Half a second after 10:47 lies between 10:36 and 10:48. Go down to the whole minute.")
  }

  @Test(.todo(2))
  func `late in the evening it is still today`() throws {
    try #require(round(time(10, 7), to: 6, calendar: .current) != time(10, 7), "Round first.")

    #expect(
      round(time(23, 59), to: 30, calendar: .current) == time(23, 30),
      "Midnight is nearer than 23:30, and another day. Always go down.")
  }

  @Test(.todo(2))
  func `a time that is offered stays`() throws {
    try #require(round(time(10, 7), to: 6, calendar: .current) != time(10, 7), "Round first.")

    #expect(
      round(time(10, 45), to: 15, calendar: .current) == time(10, 45),
      "10:45 is one of the offers: there is nothing to take away.")
  }

  @Test(.todo(2))
  func `the minutes are those of the calendar's clock`() throws {
    var nepal = Calendar(identifier: .gregorian)
    nepal.timeZone = try #require(TimeZone(identifier: "Asia/Kathmandu"))

    #expect(
      round(time(10, 10), to: 30, calendar: nepal) == time(10, 0) - 900,
      "Nepal is 5 hours and 45 minutes ahead: there it is 15:55. Ask the calendar for the minute.")
  }

  @Test(.todo(2))
  func `an interval that cannot be leaves the minute`() {
    #expect(
      round(time(10, 47, 30), to: 7, calendar: .current) == time(10, 47),
      "The wheel shows every minute when it is given 7. Round by the effective interval, to the whole minute."
    )
  }

  // A date picker complains about an interval it does not take. An answer may ask one, too.
  private func effective(_ interval: Int) -> Int {
    despiteComplaints { effectiveInterval(interval) }
  }

  private func round(_ date: Date, to interval: Int, calendar: Calendar) -> Date {
    despiteComplaints { rounded(date, to: interval, calendar: calendar) }
  }

  /// What a date picker makes of these intervals.
  private func asked(of intervals: [Int]) -> [Int] {
    intervals.map { interval in
      despiteComplaints {
        let picker = UIDatePicker()
        picker.minuteInterval = interval
        return picker.minuteInterval
      }
    }
  }

  private func time(_ hour: Int, _ minute: Int, _ second: TimeInterval = 0) -> Date {
    Date() + TimeInterval(hour * 3600 + minute * 60) + second
  }
}

extension MinuteIntervalTests: ExerciseScene {
  static let advice = "The interval a picker takes, and the offer at or before 10:52."

  var opening: SceneOpening {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm"
    return .table(
      ["asked for", "effectiveInterval", "rounded"],
      rows: [-5, 0, 1, 5, 7, 10, 15, 20, 30, 45, 60].map { interval in
        let offer = rounded(
          time(10, 52), to: max(effectiveInterval(interval), 1), calendar: .current)
        return [
          "\(interval)", "\(effectiveInterval(interval))", formatter.string(from: offer),
        ]
      })
  }
}
