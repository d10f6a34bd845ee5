/// An object that writes dates as text, and reads them.
///
/// A new one takes the locale and the time zone of the device; the calendar is that of its locale
/// until another one is set. For text that a program reads again, give it the locale
/// `en_US_POSIX`, whose calendar is the Gregorian one, and a zone.
///
/// - Shape: A `dateFormat` is a pattern: `yyyy-MM-dd`. `YYYY` is another year, that of the week.
/// - Errors: Text that is no date becomes nil.
/// - Differs: Foundation's own takes the machine's settings. This one takes those of the device on
///   the stage, once, when it is made. Relative dates such as "today" are not written. A copy is
///   Foundation's, and writes the same.
/// - Source: Apple, Foundation, "DateFormatter"; Technical Q&A QA1480.
nonisolated open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  /// Creates a formatter with the settings of the device.
  public override init() {
    super.init()
    let settings = SharedDeviceState.current.settings
    locale = settings.localeInUse
    timeZone = settings.timeZone
  }

  /// Returns a date as text, in the ways of the device.
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
