import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DatePickerExercises

@Suite("DatePicker 1: BirthdayText", .exercise, .serialized)
struct BirthdayTextTests {
  let stage = Stage()

  @Test(.todo(1))
  func `a Thai phone counts the same years`() throws {
    let here = try written()
    stage.locale = Locale(identifier: "th_TH")

    #expect(
      text(1_440_806_400) == here,
      "Thailand counts years from the Buddha, and this phone filled your pattern. Fix the locale.")
  }

  @Test(.todo(1))
  func `a phone with the Japanese calendar counts the same years`() throws {
    let here = try written()
    stage.calendar = .japanese

    #expect(
      text(1_440_806_400) == here,
      "The phone's owner counts the years of emperors. Fix the locale; its calendar comes with it.")
  }

  @Test(.todo(1))
  func `an Egyptian phone writes the same digits`() throws {
    let here = try written()
    stage.locale = Locale(identifier: "ar_EG")

    #expect(
      text(1_440_806_400) == here,
      "Digits belong to the locale, not to the calendar. Fix the locale.")
  }

  @Test(.todo(2))
  func `the day is that of the time zone`() throws {
    _ = try written()
    let zones = try ["Pacific/Honolulu", "Asia/Tokyo"].map {
      try #require(TimeZone(identifier: $0))
    }

    #expect(
      zones.map {
        birthdayFormatter(in: $0).string(from: Date(timeIntervalSince1970: 1_440_860_400))
      }
        == [text(1_440_806_400), text(1_440_892_800)],
      "At this moment it is the 29th in Honolulu and the 30th in Tokyo. Use the zone you are given."
    )
  }

  @Test(.todo(3))
  func `the last days of December keep their year`() {
    #expect(
      [text(1_451_520_000), text(1_419_811_200)] == ["2015-12-31", "2014-12-29"],
      "The week of these days belongs to the next year, the days do not. Look at the letter of the year."
    )
  }

  @Test(.todo(3))
  func `days and months have two digits`() {
    #expect(
      text(981_158_400) == "2001-02-03",
      "The pattern has a letter for every digit: four for the year, two for month and day.")
  }

  @Test(.todo(3))
  func `a year before 1000 has four digits too`() throws {
    _ = try written()

    #expect(
      text(-36_000_000_000).hasPrefix("0829-"),
      "This moment lies in the year 829, which is written as 0829. Look at the letters of the year."
    )
  }

  @Test(.todo(4))
  func `text is read as the midnight of the time zone`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let noon = Date(timeIntervalSince1970: 1_440_817_200)

    #expect(
      birthday(from: birthdayFormatter(in: tokyo).string(from: noon), in: tokyo)
        == Date(timeIntervalSince1970: 1_440_774_000),
      "The day begins in Tokyo nine hours before it does in GMT. Read with your formatter.")
  }

  @Test(.todo(4))
  func `a day without midnight is read`() throws {
    let saoPaulo = try #require(TimeZone(identifier: "America/Sao_Paulo"))
    let noon = Date(timeIntervalSince1970: 1_541_340_000)

    #expect(
      birthday(from: birthdayFormatter(in: saoPaulo).string(from: noon), in: saoPaulo)
        == Date(timeIntervalSince1970: 1_541_300_400),
      "At midnight the clocks of São Paulo went forward to 01:00. Set isLenient, and compare as before."
    )
  }

  @Test(.todo(4))
  func `text that names no day is nil`() throws {
    try #require(
      birthday(from: written(), in: .gmt) != nil,
      .needed("What the formatter writes has to be read as a day first."))

    #expect(
      ["2015-02-30", "2015-13-01", "tomorrow!!"].allSatisfy { birthday(from: $0, in: .gmt) == nil },
      "There is no such day, so the answer is nil. A lenient formatter reads another day: write what you read, and compare."
    )
  }

  @Test(.todo(4))
  func `text that is written in another way is nil`() throws {
    try #require(
      birthday(from: written(), in: .gmt) != nil,
      .needed("What the formatter writes has to be read as a day first."))

    for other in [
      "2015-8-9", " 2015-08-29", "2015-08-29 ", " 2015-8-29", "2015-8-029", "15-08-29",
      "2015/08/29", "20150829", "02015-08-29", "2015-08-29 12:00", "٢٠١٥-٠٨-٢٩", "",
    ] {
      #expect(
        birthday(from: other, in: .gmt) == nil,
        "\"\(other)\" is read, and would be written otherwise. Write what you read, and compare.")
    }
  }

  /// What the formatter writes for 2015-08-29 on a phone from the United States.
  private func written() throws -> String {
    let text = text(1_440_806_400)
    try #require(!text.isEmpty, .needed("The formatter writes nothing. Give it a pattern first."))
    return text
  }

  private func text(_ seconds: TimeInterval) -> String {
    birthdayFormatter(in: .gmt).string(from: Date(timeIntervalSince1970: seconds))
  }
}

extension BirthdayTextTests: ExerciseScene {
  static let advice = "The same moments, written by your formatter in three time zones."

  var opening: SceneOpening {
    let moments: [TimeInterval] = [1_440_806_400, 1_440_860_400, 1_451_520_000]
    let zones = ["Pacific/Honolulu", "GMT", "Asia/Tokyo"]
    return .table(
      ["moment"] + zones,
      rows: moments.map { moment in
        let date = Date(timeIntervalSince1970: moment)
        return ["\(Int(moment))"]
          + zones.map { zone in
            TimeZone(identifier: zone).map { birthdayFormatter(in: $0).string(from: date) } ?? ""
          }
      })
  }
}
