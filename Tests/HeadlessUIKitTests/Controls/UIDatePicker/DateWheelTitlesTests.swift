import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("The words of a date picker", .isolated)
struct DateWheelTitlesTests {
  let stage = Stage()
  let picker = UIDatePicker()

  init() {
    picker.preferredDatePickerStyle = .wheels
    stage.present(picker)
  }

  @Test(arguments: [
    ("en_US", UIDatePicker.Mode.date, ["August", "29", "2015"]),
    ("en_US", .time, ["1", "05", "PM"]),
    ("en_US", .dateAndTime, ["Today", "1", "05", "PM"]),
    ("en_US", .countDownTimer, ["1 hour", "5 min"]),
    ("en_US", .yearAndMonth, ["August", "2015"]),
    ("en_GB", .date, ["29", "August", "2015"]),
    ("en_GB", .time, ["13", "05"]),
    ("zh_CN", .date, ["2015年", "8月", "29日"]),
    ("zh_CN", .time, ["13", "05"]),
    ("zh_CN", .dateAndTime, ["今天", "13", "05"]),
    ("zh_CN", .countDownTimer, ["1 小时", "5 分钟"]),
    ("zh_TW", .time, ["下午", "1", "05"]),
    ("ja_JP", .date, ["2015年", "8月", "29日"]),
    ("ja_JP", .time, ["13", "05"]),
    ("ar_EG", .date, ["٢٩", "أغسطس", "٢٠١٥"]),
    ("ar_EG", .time, ["١", "٠٥", "م"]),
    ("fi_FI", .dateAndTime, ["la 29.8.", "13", "05"]),
  ])
  func `a locale has its own order, words and digits`(
    locale: String, mode: UIDatePicker.Mode, message: [String]
  ) {
    stage.locale = Locale(identifier: locale)
    stage.calendar = .gregorian
    stage.clock.advance(by: 13 * 3600 + 5 * 60)
    picker.datePickerMode = mode
    picker.date = Date()
    picker.countDownDuration = 3900

    #expect(shown == message)
  }

  @Test(arguments: [
    ("ja_JP", Calendar.Identifier.japanese, ["平成27年", "8月", "29日"]),
    ("th_TH", .buddhist, ["29", "สิงหาคม", "2558"]),
    ("ar_SA", .islamicUmmAlQura, ["١٤", "ذو القعدة", "١٤٣٦"]),
    ("zh_TW", .republicOfChina, ["104年", "8月", "29日"]),
    ("he_IL", .hebrew, ["14", "אלול", "5775"]),
  ])
  func `a calendar counts its own years, months and days`(
    locale: String, calendar: Calendar.Identifier, message: [String]
  ) {
    picker.locale = Locale(identifier: locale)
    picker.calendar = Calendar(identifier: calendar)
    picker.datePickerMode = .date

    #expect(shown == message)
  }

  @Test(
    arguments: [
      Calendar.Identifier.gregorian, .japanese, .buddhist, .islamicUmmAlQura, .hebrew, .chinese,
      .persian, .indian, .coptic, .ethiopicAmeteMihret, .republicOfChina, .iso8601,
    ])
  func `in every calendar each wheel can be turned and turned back`(calendar: Calendar.Identifier) {
    picker.calendar = Calendar(identifier: calendar)
    picker.datePickerMode = .date
    picker.date = noon(2015, 5, 12)

    for wheel in 0..<3 {
      let (date, message) = (picker.date, shown)
      stage.pickerWheels[wheel].turn(by: 1)
      #expect(picker.date != date && shown != message)
      stage.pickerWheels[wheel].turn(by: -1)
      #expect(shown == message)
    }
  }

  @Test func `the years of Japan change their era in the middle of a year`() {
    picker.locale = Locale(identifier: "ja_JP")
    picker.calendar = Calendar(identifier: .japanese)
    picker.datePickerMode = .date
    picker.date = noon(2019, 4, 30)
    #expect(shown == ["平成31年", "4月", "30日"])

    stage.pickerWheels[1].adjust(toPickerWheelValue: "5月")

    #expect(shown == ["令和元年", "5月", "30日"] && picker.date == noon(2019, 5, 30))
  }

  @Test func `a leap year of the Hebrew calendar has thirteen months`() {
    picker.calendar = Calendar(identifier: .hebrew)
    picker.datePickerMode = .date
    picker.date = noon(2016, 3, 1)
    #expect(shown.contains("Adar I"))

    stage.pickerWheels[1].turn(by: 1)
    #expect(shown.contains("Adar II"))

    stage.pickerWheels[1].turn(by: 13)
    #expect(shown.contains("Adar II"))
    stage.pickerWheels[2].turn(by: 1)
    #expect(shown == ["21", "Adar", "5777"])
    stage.pickerWheels[1].turn(by: 12)
    #expect(shown == ["21", "Adar", "5777"])
  }

  @Test func `a picker follows the device when its settings change`() {
    picker.datePickerMode = .date
    #expect(shown == ["August", "29", "2015"])

    stage.locale = Locale(identifier: "zh_CN")
    #expect(shown == ["2015年", "8月", "29日"])

    picker.locale = Locale(identifier: "en_GB")
    stage.locale = Locale(identifier: "ja_JP")
    #expect(shown == ["29", "August", "2015"])
  }

  @Test func `wheels that have not enough room are narrowed alike`() throws {
    picker.locale = Locale(identifier: "ar_SA")
    picker.datePickerMode = .dateAndTime
    picker.frame.size.width = 160

    let frames = (0..<4).map { stage.pickerWheels[$0].frame }

    #expect(
      abs((frames.last?.maxX ?? 0) - 150) < 0.01 && abs((frames.first?.minX ?? 0) - 10) < 0.01)
  }

  private var shown: [String] {
    (0..<stage.pickerWheels.count).map { stage.pickerWheels[$0].value ?? "" }
  }
}
