/// The titles on the wheels of a date picker, in the ways of a locale and a calendar.
///
///     en_US   August │ 29 │ 2015        zh_CN   2015年 │ 8月 │ 29日
///
/// - Shape: The order of the wheels is that of the locale's own patterns.
/// - Source: Unicode, Common Locale Data Repository, through `DateFormatter`. That a day is shown as
///   two texts, "Feb 6" and the name of the day: wix/Detox, pull request 1148; those who report its
///   issue 778 and appium's 10144 write "Fri Jun 8" and "Mon Apr 9".
final class DateWheelTitles {
  private let locale: Locale
  private let calendar: Calendar
  private var formatters: [String: DateFormatter] = [:]
  private var patterns: [String: String] = [:]
  private lazy var phrase = DatePhrase(locale)
  private lazy var numbers: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = locale
    return formatter
  }()

  init(locale: Locale, calendar: Calendar) {
    self.locale = locale.using(calendar.identifier)
    self.calendar = calendar
  }

  /// Returns the wheels of a mode, from left to right.
  func wheels(for mode: UIDatePicker.Mode) -> [DateWheel] {
    switch mode {
    case .time: order(of: "jmm", isTime: true)
    case .date: order(of: "yMMMMd")
    case .dateAndTime: [.date] + order(of: "jmm", isTime: true)
    case .countDownTimer: [.hours, .minutes]
    case .yearAndMonth: order(of: "yMMMM")
    }
  }

  /// Returns the text of a row.
  func title(of wheel: DateWheel, _ value: Int, at date: Date, by reckoning: DatePickerCalendar)
    -> String
  {
    switch wheel {
    case .year:
      return write(reckoning.setting(.year, to: value, of: date), yearPattern)
    case .month:
      let month = reckoning.monthStart(value, of: reckoning.yearStart(of: date))
      return write(month, monthPattern)
    case .day:
      return write(dayWith(value, near: date, reckoning), pattern("d"))
    case .date:
      let day = reckoning.dayStart(value - DatePickerCalendar.days)
      let isToday = value == reckoning.value(of: .date, at: Date())
      return isToday ? phrase.today ?? write(day, dayPattern) : write(day, dayPattern)
    case .hour:
      return write(Self.clock(hour: value), hourPattern, .gmt)
    case .minute:
      return write(Self.clock(minute: value * reckoning.interval), "mm", .gmt)
    case .period:
      return write(Self.clock(hour: 12 * value), "a", .gmt)
    case .hours:
      return "\(number(value)) \(value == 1 ? phrase.hour : phrase.hours)"
    case .minutes:
      return "\(number(value * reckoning.interval)) \(phrase.minutes)"
    }
  }

  /// Returns a date as the text of a compact picker.
  ///
  /// The narrow space before AM and PM becomes one that can be typed.
  func summary(of date: Date, _ mode: UIDatePicker.Mode) -> String {
    write(date, pattern(mode == .time ? "jmm" : "yMMMd")).replacing("\u{202F}", with: " ")
  }

  /// Returns the pattern of a locale for some fields.
  private func pattern(_ template: String) -> String {
    if let pattern = patterns[template] { return pattern }
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    patterns[template] = pattern ?? template
    return pattern ?? template
  }

  /// The pattern of a year, without the era unless the years begin anew with each one.
  private var yearPattern: String {
    let bare = pattern("y").replacing("G", with: "").trimmingCharacters(in: .whitespaces)
    return calendar.identifier == .japanese ? pattern("Gy") : bare
  }

  /// The pattern of a month: its name where a date is written with the name.
  private var monthPattern: String { pattern("yMMMMd").contains("MMM") ? "LLLL" : pattern("M") }

  /// The pattern of a day: a device shows its name and its date as two texts, without a comma.
  private var dayPattern: String { pattern("EEEMMMd").replacing(",", with: "") }

  private var hourPattern: String { String(pattern("jmm").filter { "hHkK".contains($0) }) }

  private func order(of template: String, isTime: Bool = false) -> [DateWheel] {
    var isQuoted = false
    var wheels: [DateWheel] = []
    for letter in pattern(template) {
      if letter == "'" { isQuoted.toggle() }
      let wheel = isTime ? Self.wheelOfTime(letter) : Self.wheelOfDate(letter)
      if !isQuoted, let wheel, !wheels.contains(wheel) { wheels.append(wheel) }
    }
    return wheels
  }

  private static func wheelOfTime(_ letter: Character) -> DateWheel? {
    switch letter {
    case "h", "H", "k", "K": .hour
    case "m": .minute
    case "a", "b", "B": .period
    default: nil
    }
  }

  private static func wheelOfDate(_ letter: Character) -> DateWheel? {
    switch letter {
    case "y", "U", "r", "u": .year
    case "M", "L": .month
    case "d": .day
    default: nil
    }
  }

  /// Returns a date with a day of the month that the month of another date may lack.
  private func dayWith(_ value: Int, near date: Date, _ reckoning: DatePickerCalendar) -> Date {
    let year = reckoning.yearStart(of: date)
    let months = (0..<reckoning.count(of: .month, at: date)).lazy
      .map { reckoning.monthStart($0, of: year) }
    let month = months.first { reckoning.days(inMonth: $0) > value } ?? year
    return reckoning.added(.day, value, to: month)
  }

  private static func clock(hour: Int = 0, minute: Int = 0) -> Date {
    DeviceSettings.start + Double(hour * 60 + minute) * 60
  }

  private func number(_ value: Int) -> String {
    numbers.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  private func write(_ date: Date, _ pattern: String, _ timeZone: TimeZone? = nil) -> String {
    let key = timeZone == nil ? pattern : "\(pattern) GMT"
    let formatter = formatters[key] ?? makeFormatter(pattern, timeZone)
    formatters[key] = formatter
    return formatter.string(from: date)
  }

  private func makeFormatter(_ pattern: String, _ timeZone: TimeZone?) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone ?? calendar.timeZone
    formatter.dateFormat = pattern
    return formatter
  }
}

/// One part of the text of a compact date picker, which a person taps to change it.
struct DatePart {
  /// What the wheels show after a tap.
  let mode: UIDatePicker.Mode

  /// What a person takes for a button.
  let button: ControlPart
}

/// The text of a date picker that no formatter on this system knows.
///
/// - Differs: They are known in the languages of the course and their neighbours. In others, today
///   is shown as any day is, and a duration in English.
nonisolated struct DatePhrase {
  let today: String?
  let hour: String
  let hours: String
  let minutes: String

  init(_ locale: Locale) {
    let language = locale.language.languageCode?.identifier ?? "en"
    let isTraditional = locale.language.script == .hanTraditional
    (today, hour, hours, minutes) =
      switch language {
      case "en": ("Today", "hour", "hours", "min")
      case "zh" where isTraditional: ("今天", "小時", "小時", "分鐘")
      case "zh": ("今天", "小时", "小时", "分钟")
      case "ja": ("今日", "時間", "時間", "分")
      case "ko": ("오늘", "시간", "시간", "분")
      case "ar": ("اليوم", "ساعة", "ساعات", "دقيقة")
      case "de": ("Heute", "Std.", "Std.", "Min.")
      case "fr": ("Aujourd’hui", "heure", "heures", "min")
      case "es": ("Hoy", "hora", "horas", "min")
      default: (nil, "hour", "hours", "min")
      }
  }
}
