/// An object that writes dates as words, and reads them.
///
/// A new one takes the locale, the calendar and the time zone of the device. For words that a
/// program reads again, give it all three: `en_US_POSIX`, Gregorian, and a zone.
///
/// - Shape: A `dateFormat` is a pattern: `yyyy-MM-dd`. `YYYY` is another year, that of the week.
/// - Units: None.
/// - Errors: Words that fit no date are nil.
/// - Differs: Foundation's own takes the machine's settings. This one takes those of the device on
///   the stage, once, when it is made. Relative words such as "today" are not written.
/// - Source: Apple, Foundation, "DateFormatter"; Technical Q&A QA1480.
nonisolated open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  /// Creates a formatter with the settings of the device.
  public override init() {
    super.init()
    let settings = Dial.current.settings
    locale = settings.locale
    calendar = settings.calendar
    timeZone = settings.timeZone
  }

  /// Returns a date as words, in the ways of the device.
  open override class func localizedString(
    from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dstyle
    formatter.timeStyle = tstyle
    return formatter.string(from: date)
  }

  /// Returns the pattern for some fields, in the order of a locale, or of the device for nil.
  open override class func dateFormat(
    fromTemplate tmplate: String, options opts: Int, locale: Locale?
  ) -> String? {
    super.dateFormat(fromTemplate: tmplate, options: opts, locale: locale ?? .current)
  }

  /// Creates the formatter that a coder holds, with its own settings.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
