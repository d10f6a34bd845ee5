import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DatePickerExercises

@Suite("DatePicker 2: BirthdayLimits", .exercise, .serialized)
struct BirthdayLimitsTests {
  let stage = Stage()
  let afternoon = Date(timeIntervalSince1970: 1_440_857_400)

  @Test(.todo(1))
  func `the first day is 120 years ago`() async throws {
    try await #require(
      processExitsWith: .success,
      "The program stopped. 120 years have more seconds than an Int32 holds. Let the calendar count."
    ) {
      await MainActor.run { _ = firstBirthday(at: Date(), calendar: .current) }
    }

    #expect(
      words(firstBirthday(at: afternoon, calendar: .current)) == words(day(1895, 8, 29)),
      "Today is 2015-08-29, so the first day is 1895-08-29, from its midnight on. Years differ in length."
    )
  }

  @Test(.todo(1))
  func `from a leap day it is the day before, where there is none`() {
    #expect(
      words(firstBirthday(at: day(2020, 2, 29), calendar: .current)) == words(day(1900, 2, 28)),
      "1900 had no 29 February. Add -120 years with the calendar, which knows.")
    #expect(
      words(firstBirthday(at: day(2024, 2, 29) + 3600, calendar: .current))
        == words(day(1904, 2, 29)),
      "1904 had a 29 February. Add -120 years with the calendar, which knows.")
  }

  @Test(.todo(1))
  func `the first day begins in the calendar's time zone`() throws {
    let tokyo = try calendar(in: "Asia/Tokyo")

    #expect(
      words(firstBirthday(at: afternoon, calendar: tokyo)) == words(day(1895, 8, 29, in: tokyo)),
      "Midnight comes earlier in Tokyo. Ask the calendar that you are given, not the phone's.")
  }

  @Test(.todo(2))
  func `the last moment lies in the last second of the day`() {
    #expect(
      inLastSecond(lastBirthday(at: afternoon, calendar: .current), before: day(2015, 8, 30)),
      "It is 14:10 on 29 August 2015. Somebody born later today has a birthday, too: the last moment lies in the last second of the day, which begins at 23:59:59."
    )
  }

  @Test(.todo(2))
  func `a day of 23 hours ends with its own last second`() throws {
    let newYork = try calendar(in: "America/New_York")
    let noon = day(2015, 3, 8, in: newYork) + 39_600

    #expect(
      inLastSecond(
        lastBirthday(at: noon, calendar: newYork), before: day(2015, 3, 9, in: newYork)),
      "Clocks went forward that night, so the day had 23 hours. Add a day, not seconds.")
    let night = day(2015, 11, 1, in: newYork)
    #expect(
      inLastSecond(
        lastBirthday(at: night, calendar: newYork), before: day(2015, 11, 2, in: newYork)),
      "Clocks went back that night, so the day had 25 hours. Add a day, not seconds.")
  }

  @Test(.todo(3))
  func `the picker refuses tomorrow`() throws {
    let picker = try shown()

    stage.pickerWheels[1].adjust(toPickerWheelValue: "30")

    #expect(
      picker.date < day(2015, 8, 30),
      "A person turned to the 30th, and it is the 29th. Set maximumDate, and minimumDate before it."
    )
  }

  @Test(.todo(3))
  func `the picker refuses what is longer ago`() throws {
    let picker = try shown()

    picker.date = day(1815, 12, 10)

    #expect(
      picker.date == firstBirthday(at: Date(), calendar: .current),
      "Nobody alive was born in 1815. The earliest day is the picker's minimumDate.")
  }

  @Test(.todo(3))
  func `the day the picker stands on does not matter`() throws {
    let picker = UIDatePicker()
    picker.date = day(2000, 1, 1)

    limit(picker)

    let last = try #require(
      lastBirthday(at: Date(), calendar: .current), .needed("Find the last moment first."))
    #expect(
      isAbout(picker.maximumDate, last),
      "It is 2015-08-29, and the picker stood on 2000-01-01. Ask the clock, not the picker.")
  }

  @Test(.todo(3))
  func `the picker's own calendar counts`() throws {
    let tokyo = try calendar(in: "Asia/Tokyo")
    let picker = UIDatePicker()
    picker.calendar = tokyo

    limit(picker)
    let first = try #require(
      firstBirthday(at: Date(), calendar: tokyo), .needed("Find the first day first."))

    #expect(
      picker.minimumDate == first,
      "This picker counts days in Tokyo. Ask picker.calendar for the range.")
    let last = try #require(
      lastBirthday(at: Date(), calendar: tokyo), .needed("Find the last moment first."))
    #expect(
      isAbout(picker.maximumDate, last),
      "In Tokyo the day ends nine hours earlier. Ask picker.calendar for the last moment, too.")
    #expect(
      picker.timeZone == nil,
      "The picker had no timeZone, and has one. Leave it nil, and set the two limits alone.")
  }

  private func shown() throws -> UIDatePicker {
    let first = firstBirthday(at: Date(), calendar: .current)
    try #require(first != nil, .needed("Find the first day first."))
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    stage.present(picker)
    limit(picker)
    return picker
  }

  private func day(
    _ year: Int, _ month: Int, _ day: Int, in calendar: Calendar = .current
  ) -> Date {
    DateComponents(calendar: calendar, year: year, month: month, day: day).date ?? .distantPast
  }

  /// Whether a moment lies in the second that ends with another one.
  private func inLastSecond(_ date: Date?, before end: Date) -> Bool {
    date.map { end - 1 <= $0 && $0 < end } ?? false
  }

  /// Whether two moments are less than a second apart.
  private func isAbout(_ date: Date?, _ other: Date) -> Bool {
    date.map { abs($0.timeIntervalSince(other)) < 1 } ?? false
  }

  /// A moment in GMT to the thousandth of a second, so that a part of a second is seen.
  private func words(_ date: Date?) -> String {
    guard let date else { return "nil" }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    return formatter.string(from: date)
  }

  private func calendar(in zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }
}

extension BirthdayLimitsTests: ExerciseScene {
  static let advice =
    "Turn the wheels to tomorrow, or to a day 121 years ago. They go back to what is allowed."

  var opening: SceneOpening {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    stage.present(picker)
    limit(picker)
    return .phone(stage)
  }
}
