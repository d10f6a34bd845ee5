import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("The device's clock and settings", .isolated)
struct DeviceSettingsTests {
  let stage = Stage()

  @Test func `the present moment is that of the application's clock`() {
    #expect(Date().timeIntervalSince1970 == 1_440_806_400)

    stage.clock.advance(by: 60)

    #expect(Date.now.timeIntervalSince1970 == 1_440_806_460)
    #expect(Date(timeIntervalSinceNow: -60).timeIntervalSince1970 == 1_440_806_400)
    #expect(Date(timeIntervalSince1970: 1_440_806_400).timeIntervalSinceNow == -60)
  }

  @Test func `a device speaks American English and lies in Greenwich, until it is set otherwise`() {
    #expect(Locale.current.identifier == "en_US")
    #expect(TimeZone.current == .gmt)
    #expect(Calendar.current.identifier == .gregorian && Calendar.current.timeZone == .gmt)

    stage.locale = Locale(identifier: "ar_SA")

    #expect(Locale.current.identifier == "ar_SA")
    #expect(Calendar.current.identifier == .islamicUmmAlQura)
  }

  @Test func `a calendar that is made by name counts in the device's time zone`() throws {
    stage.timeZone = try #require(TimeZone(identifier: "Asia/Shanghai"))

    #expect(Calendar(identifier: .hebrew).identifier == .hebrew)
    #expect(Calendar(identifier: .gregorian).component(.hour, from: Date()) == 8)
  }

  @Test func `today, yesterday and tomorrow are days of the application's clock`() throws {
    stage.timeZone = try #require(TimeZone(identifier: "Australia/Sydney"))
    let calendar = Calendar.current

    // It is ten in the morning in Sydney.
    let hours: [Double] = [-35, -34, -11, -10, 0, 13, 14, 37, 38]
    let days = hours.map { hour in
      let date = Date() + hour * 3600
      let answers = [
        calendar.isDateInYesterday(date), calendar.isDateInToday(date),
        calendar.isDateInTomorrow(date),
      ]
      return answers.firstIndex(of: true).map { $0 - 1 }
    }

    #expect(days == [nil, -1, -1, 0, 0, 0, 1, 1, nil])
  }

  @Test func `a formatter without a locale writes in the device's ways`() throws {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    #expect(formatter.string(from: Date()) == "2015-08-29 00:00")

    stage.locale = Locale(identifier: "th_TH")
    stage.timeZone = try #require(TimeZone(identifier: "Asia/Bangkok"))
    let thai = DateFormatter()
    thai.dateFormat = "yyyy-MM-dd HH:mm"

    #expect(thai.string(from: Date()) == "2558-08-29 07:00")
    #expect(formatter.string(from: Date()) == "2015-08-29 00:00")
    #expect(
      DateFormatter.localizedString(from: Date(), dateStyle: .long, timeStyle: .none)
        == "29 สิงหาคม 2558")
    #expect(DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: nil) == "d/M/y")
  }

  @Test func `a copy of a formatter writes the same`() throws {
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(identifier: "Asia/Tokyo")
    formatter.dateFormat = "EEEE HH:mm"

    let copy = try #require(formatter.copy() as? Foundation.DateFormatter)

    #expect(copy.string(from: Date()) == "Saturday 09:00")
  }

  @Test func `a date writes itself in the device's ways`() throws {
    #expect(Date().formatted(date: .long, time: .omitted) == "August 29, 2015")
    #expect(Date().formatted().hasPrefix("8/29/2015, 12:00"))

    stage.locale = Locale(identifier: "th_TH")
    stage.timeZone = try #require(TimeZone(identifier: "Asia/Bangkok"))

    #expect(Date().formatted(date: .long, time: .omitted) == "29 สิงหาคม 2558")
    #expect(Date().formatted(date: .omitted, time: .shortened) == "7:00")
  }

  @Test func `a formatter counts in the calendar of its locale`() {
    stage.calendar = .buddhist
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    #expect(formatter.string(from: Date()) == "2558-08-29")
    #expect(Locale.current.calendar.identifier == .buddhist)

    formatter.locale = Locale(identifier: "en_US_POSIX")

    #expect(formatter.string(from: Date()) == "2015-08-29")
  }

  @Test func `who listens hears of changed settings, and only of changed ones`() {
    var heard: [String] = []
    let names = [NSLocale.currentLocaleDidChangeNotification, .NSSystemTimeZoneDidChange]
    for name in names {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        heard.append($0.name.rawValue)
      }
    }
    stage.locale = Locale(identifier: "en_US")
    #expect(heard == [])

    stage.locale = Locale(identifier: "zh_CN")
    #expect(heard == [names[0].rawValue])

    stage.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    #expect(heard.dropFirst() == [names[1].rawValue, names[0].rawValue])
  }

  @Test func `code beside the main actor sees the same device`() async {
    stage.clock.advance(by: 5)
    stage.locale = Locale(identifier: "ja_JP")

    let seen = await Self.lookBesideTheMainActor()

    #expect(seen.0 == Date() && seen.1 == "ja_JP")
  }

  @concurrent nonisolated private static func lookBesideTheMainActor() async -> (Date, String) {
    (Date(), Locale.current.identifier)
  }

  @Test func `the machine's time zone and language change nothing`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("TZ", "Pacific/Kiritimati", 1)
      for name in ["LANG", "LC_ALL", "LC_TIME", "LANGUAGE"] { setenv(name, "ja_JP.UTF-8", 1) }
      tzset()
      let machine = NSTimeZone.system.secondsFromGMT()
      let stage = Stage()
      let picker = UIDatePicker()
      picker.calendar = Calendar(identifier: .gregorian)
      stage.present(picker)
      let words = stage.datePickers.buttons
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy-MM-dd HH:mm Z EEEE"
      guard machine == 14 * 3600 else { exit(2) }
      guard words[0].label == "Aug 29, 2015", words[1].label == "12:00 AM" else { exit(3) }
      guard formatter.string(from: Date()) == "2015-08-29 00:00 +0000 Saturday" else {
        exit(4)
      }
      let trigger = DateComponents(calendar: .current, year: 2015, month: 8, day: 30)
      guard trigger.date == Date() + 86_400 else { exit(5) }
    }
  }
}
