import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("UIDatePicker", .isolated)
struct UIDatePickerTests {
  let console = ConsoleRecorder()
  let stage = Stage()
  let picker = UIDatePicker()

  @Test func `B16: a new date picker has the values of the header`() {
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.minuteInterval == 1 && picker.roundsToMinuteInterval)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.timeZone == nil)
    #expect(picker.date == noon(2015, 8, 29) - 43_200)
    #expect(picker.countDownDuration == 0)
    #expect(picker.preferredDatePickerStyle == .automatic)
  }

  @Test func `B16: the date is the moment the picker was made, by the application's clock`() {
    stage.clock.advance(by: 90.5)

    #expect(UIDatePicker().date == picker.date + 90.5)
    #expect(stage.clock.date == picker.date + 90.5)
  }

  @Test func `B17: limits in the wrong order are ignored, and count again when one is mended`() {
    picker.minimumDate = noon(2015, 8, 30)
    picker.maximumDate = noon(2015, 8, 20)

    picker.date = noon(1999, 1, 1)
    #expect(picker.date == noon(1999, 1, 1))

    picker.maximumDate = noon(2015, 9, 1)
    #expect(picker.date == noon(2015, 8, 30))
  }

  @Test func `B18: limits are ignored for a duration`() {
    picker.datePickerMode = .countDownTimer
    picker.minimumDate = noon(2020, 1, 1)
    picker.maximumDate = noon(2020, 1, 2)
    picker.date = noon(1999, 1, 1)
    #expect(picker.date == noon(1999, 1, 1))

    picker.datePickerMode = .date
    #expect(picker.date == noon(2020, 1, 1))
  }

  @Test(arguments: [(2015, 8, 1, 10), (2015, 8, 15, 15), (2015, 8, 31, 20)])
  func `B19: a date beyond the limits becomes the nearest one`(
    year: Int, month: Int, day: Int, nearest: Int
  ) {
    picker.minimumDate = noon(2015, 8, 10)
    picker.maximumDate = noon(2015, 8, 20)

    picker.date = noon(year, month, day)

    #expect(picker.date == noon(2015, 8, nearest))
  }

  @Test func `B19: a limit that moves takes the date with it, and does not give it back`() {
    picker.minimumDate = picker.date + 60
    picker.minimumDate = nil

    #expect(picker.date == Date() + 60)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30])
  func `B20: an interval that divides 60 is accepted`(interval: Int) {
    picker.minuteInterval = interval

    #expect(picker.minuteInterval == interval && console.lines == [])
  }

  @Test(arguments: [7, 25, 45, 60, 0, -5, .max, .min])
  func `B20: with any other interval the default is used, and the console says so`(interval: Int) {
    picker.minuteInterval = 15
    picker.minuteInterval = interval

    #expect(picker.minuteInterval == 1)
    #expect(
      console.lines == [
        "UIDatePicker: minuteInterval is to be \(interval), which does not divide 60 or lies outside "
          + "1 to 30. It is 1. Take 1, 2, 3, 4, 5, 6, 10, 12, 15, 20 or 30."
      ])
  }

  @Test func `B21: the date is rounded to the interval, unless it is not to be`() {
    picker.minuteInterval = 15
    let date = noon(2015, 8, 29) + 29 * 60 + 59.5
    picker.date = date
    #expect(picker.date == noon(2015, 8, 29) + 15 * 60)

    picker.roundsToMinuteInterval = false
    #expect(picker.date == date)
  }

  @Test func `B21: rounding does not go below the minimum`() {
    picker.minuteInterval = 30
    picker.minimumDate = noon(2015, 8, 29) + 300

    picker.date = noon(2015, 8, 29) + 600

    #expect(picker.date == noon(2015, 8, 29) + 300)
  }

  @Test func `B21: the interval has no effect on days`() {
    picker.datePickerMode = .date
    picker.minuteInterval = 30
    picker.date = noon(2015, 8, 29) + 61

    #expect(picker.date == noon(2015, 8, 29) + 61)
  }

  @Test(arguments: [(119, 60), (60, 60), (59.9, 0), (3661, 3660)])
  func `B22: a duration loses its seconds`(duration: Double, whole: Double) {
    picker.countDownDuration = duration

    #expect(picker.countDownDuration == whole && console.lines == [])
  }

  @Test(arguments: [(86_399, 86_340), (86_340, 86_340)])
  func `B23: the longest duration is 23 hours and 59 minutes`(duration: Double, longest: Double) {
    picker.countDownDuration = duration

    #expect(picker.countDownDuration == longest && console.lines == [])
  }

  @Test(arguments: [(86_400, 86_340), (.infinity, 86_340), (-1, 0), (.nan, 0)])
  func `B23: a duration there is none of is brought to the nearest one`(
    duration: Double, nearest: Double
  ) {
    picker.countDownDuration = duration

    #expect(picker.countDownDuration == nearest)
    #expect(
      console.lines == [
        "UIDatePicker: countDownDuration is to be \(duration) seconds. It is \(nearest). "
          + "Durations run from 0 to 23 hours and 59 minutes."
      ])
  }

  @Test func `B24: a duration and a date are two values`() {
    let date = picker.date
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 600
    #expect(picker.date == date)

    picker.date = noon(2000, 1, 1)
    #expect(picker.countDownDuration == 600)
  }

  @Test func `B25: a duration does not count down by itself`() {
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 600
    stage.present(picker)

    stage.clock.advance(by: 300)

    #expect(picker.countDownDuration == 600)
    #expect(stage.pickerWheels[1].value == "10 min")
  }

  @Test func `B26: what code sets is silent`() {
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .allEvents)

    picker.date = noon(2000, 1, 1)
    picker.setDate(noon(2001, 1, 1), animated: true)
    picker.minimumDate = noon(2002, 1, 1)
    picker.countDownDuration = 600
    picker.datePickerMode = .date

    #expect(events == 0)
    picker.sendActions(for: .valueChanged)
    #expect(events == 1)
  }

  @Test func `B27: a date that is set is there at once, animated or not`() {
    picker.setDate(noon(2001, 2, 3), animated: true)
    #expect(picker.date == noon(2001, 2, 3))

    picker.setDate(noon(2004, 5, 6), animated: false)
    #expect(picker.date == noon(2004, 5, 6))
  }

  @Test func `B29: the automatic style is compact, and is never read back`() {
    #expect(picker.datePickerStyle == .compact)
    stage.present(picker)
    #expect(stage.pickerWheels.count == 0)

    picker.preferredDatePickerStyle = .wheels
    #expect(picker.datePickerStyle == .wheels)
    #expect(stage.pickerWheels.count == 4)
  }

  @Test(arguments: [UIDatePicker.Mode.countDownTimer, .yearAndMonth])
  func `B29: a mode that is nothing but wheels has them by itself`(mode: UIDatePicker.Mode) {
    picker.datePickerMode = mode

    #expect(picker.datePickerStyle == .wheels && picker.preferredDatePickerStyle == .automatic)
  }

  @Test func `B30: nil is the locale, the calendar and the time zone of the device`() {
    picker.locale = Locale(identifier: "zh_CN")
    picker.calendar = Calendar(identifier: .buddhist)
    #expect(picker.locale?.identifier == "zh_CN" && picker.calendar.identifier == .buddhist)

    (picker.locale, picker.calendar) = (nil, nil)
    stage.locale = Locale(identifier: "ja_JP")
    stage.calendar = .japanese

    #expect(picker.locale == .current && picker.calendar.identifier == .japanese)
    #expect(picker.timeZone == nil)
  }

  @Test func `B30: a time zone of nil is that of the calendar, or that of the device`() throws {
    picker.preferredDatePickerStyle = .wheels
    picker.locale = Locale(identifier: "en_GB")
    stage.present(picker)
    #expect(hour == "00")

    stage.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(hour == "09")

    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    picker.calendar = calendar
    #expect(hour == "08")

    picker.timeZone = .gmt
    #expect(hour == "00")
  }

  @Test func `B31: years and months stand on wheels`() {
    picker.datePickerMode = .yearAndMonth
    stage.present(picker)

    #expect((0..<2).map { stage.pickerWheels[$0].value } == ["August", "2015"])
  }

  @Test func `B31: years and months have no compact style`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .compact
      picker.datePickerMode = .yearAndMonth
    }
  }

  @Test func `a duration has no compact style`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let picker = UIDatePicker()
      picker.datePickerMode = .countDownTimer
      picker.preferredDatePickerStyle = .compact
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Set preferredDatePickerStyle to .wheels before datePickerMode."))
  }

  @Test func `raw values are those of the header`() {
    let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(
      [UIDatePickerStyle.automatic, .wheels, .compact].map(\.rawValue) == [0, 1, 2])
  }

  private var hour: String? { stage.pickerWheels[1].value }
}
