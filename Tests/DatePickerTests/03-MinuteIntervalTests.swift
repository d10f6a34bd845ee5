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
      "The program stopped: nothing can be divided by 0. Look at the bounds before you divide."
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
      rounded(time(10, 7), to: 6, calendar: .current) == clock(10, 6),
      "10:07 lies between 10:06 and 10:12. Take the remainder of the minutes away.")
    #expect(
      rounded(time(10, 59, 59), to: 15, calendar: .current) == clock(10, 45),
      "10:59:59 lies between 10:45 and 11:00. Take the remainder of the minutes away, and the seconds."
    )
    #expect(
      rounded(time(10, 47, 0.5), to: 12, calendar: .current) == clock(10, 36),
      "Half a second after 10:47 lies between 10:36 and 10:48. Go down to the whole minute.")
  }

  @Test(.todo(2))
  func `a time long ago goes down, too`() throws {
    try #require(
      rounded(time(10, 7), to: 6, calendar: .current) != clock(10, 7), .needed("Round first."))

    #expect(
      rounded(Date(timeIntervalSince1970: -410.5), to: 6, calendar: .current)
        == "1969-12-31 23:48:00.000",
      "23:53:09.5 on the last day of 1969 lies between 23:48 and 23:54. Go down, whatever the year."
    )
  }

  @Test(.todo(2))
  func `late in the evening it is still today`() throws {
    try #require(
      rounded(time(10, 7), to: 6, calendar: .current) != clock(10, 7), .needed("Round first."))

    #expect(
      rounded(time(23, 59), to: 30, calendar: .current) == clock(23, 30),
      "Midnight is nearer than 23:30, and another day. Always go down.")
  }

  @Test(.todo(2))
  func `a time that is offered stays`() throws {
    try #require(
      rounded(time(10, 7), to: 6, calendar: .current) != clock(10, 7), .needed("Round first."))

    #expect(
      rounded(time(10, 45), to: 15, calendar: .current) == clock(10, 45),
      "10:45 is one of the offers: there is nothing to take away.")
  }

  @Test(.todo(2))
  func `the minutes are those of the calendar's clock`() throws {
    var nepal = Calendar(identifier: .gregorian)
    nepal.timeZone = try #require(TimeZone(identifier: "Asia/Kathmandu"))

    #expect(
      rounded(time(10, 10), to: 30, calendar: nepal) == clock(9, 45),
      "Nepal is 5 hours and 45 minutes ahead: there it is 15:55. Ask the calendar for the minute.")
  }

  @Test(.todo(2))
  func `a time stays in its hour when an hour comes twice`() throws {
    var berlin = Calendar(identifier: .gregorian)
    berlin.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    // From August 29 to October 25, 2015. There it is 2:52 twice, with an hour in between.
    let days = 57

    #expect(
      [0, 1].map { rounded(time(days * 24 + $0, 52), to: 15, calendar: berlin) }
        == ["2015-10-25 00:45:00.000", "2015-10-25 01:45:00.000"],
      "In this night it is 2:52 twice in Berlin, at 00:52 and at 01:52 GMT. Each becomes the 2:45 of its own hour: subtract minutes from the date, and do not make a new date from its parts."
    )
  }

  @Test(.todo(2))
  func `an interval that cannot be leaves the minute`() {
    #expect(
      rounded(time(10, 47, 30), to: 7, calendar: .current) == clock(10, 47),
      "The wheel shows every minute when it is given 7. Round by the effective interval, to the whole minute."
    )
  }

  // A date picker complains about an interval it does not take. An answer may ask one, too.
  private func effective(_ interval: Int) -> Int {
    despiteComplaints { effectiveInterval(interval) }
  }

  /// What a time becomes, to the thousandth of a second, so that a part of a second is seen.
  private func rounded(_ date: Date, to interval: Int, calendar: Calendar) -> String {
    let offer = despiteComplaints {
      DatePickerExercises.rounded(date, to: interval, calendar: calendar)
    }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    return formatter.string(from: offer)
  }

  private func clock(_ hour: Int, _ minute: Int) -> String {
    String(format: "2015-08-29 %02d:%02d:00.000", hour, minute)
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
        let offer = DatePickerExercises.rounded(
          time(10, 52), to: max(effectiveInterval(interval), 1), calendar: .current)
        return [
          "\(interval)", "\(effectiveInterval(interval))", formatter.string(from: offer),
        ]
      })
  }
}
