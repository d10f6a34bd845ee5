/// A control with which a person chooses a date, a time of day, or a duration.
///
/// It is no picker view, has neither data source nor delegate, and tells its targets by
/// `.valueChanged`. As wheels it contains a picker view, which is its own business.
///
///     wheels   │  July   │ 28 │ 2014 │        compact   ( Aug 29, 2015 ) ( 12:00 AM )
///              │› August │ 29 │ 2015‹│
///              │September│ 30 │ 2016 │
///
/// - Shape: The wheels stand in the order in which the ``locale`` writes dates. Rows beyond the
///   limits are pale; a wheel that is turned to one rolls back to the nearest date allowed.
/// - Units: Seconds for ``countDownDuration``, minutes for ``minuteInterval``; points for sizes.
/// - Errors: A ``minuteInterval`` that does not divide 60 is 1, a duration is brought to one there
///   is, a date that is no number or lies beyond the year 10000 is not taken; the console says so.
///   A mode that has no such look as ``preferredDatePickerStyle`` stops the program.
/// - Differs: Compact pickers show wheels when they are tapped, where a device shows a calendar for
///   days. There is no calendar shown for good, `inline`. The words hours and min stand on each row
///   of a duration. Leap months of the Chinese calendar cannot be turned to.
/// - Unconfirmed: ``date`` is rounded down, by an interval above 1, in modes that show minutes. A date
///   below ``minimumDate`` that is rounded is that limit. A turn that leaves the date as it was sends
///   nothing. A person cannot choose a duration of 0, and gets the shortest there is. In the
///   12-hour wheel turning past 11 changes AM and PM. Seconds stay as they were. Days and hours that
///   do not exist give way to the nearest before and after. The size follows the style
///   until somebody sets one. The words of the exceptions.
/// - Asked: D24, D91, D92, D93, D94, D95, D96, D97, D98.
open class UIDatePicker: UIControl {
  /// What a person can choose.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      requirePossibleStyle()
      stored = limits.pinned(stored)
      refresh()
    }
  }

  /// The style that is asked for.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      guard preferredDatePickerStyle != oldValue else { return }
      requirePossibleStyle()
      refresh()
    }
  }

  /// The earliest date a person can choose, or nil; ignored if it is after ``maximumDate``.
  open var minimumDate: Date? {
    get { earliest }
    set { if newValue != earliest { setLimit(newValue, \.earliest, "minimumDate") } }
  }

  /// The latest date a person can choose, or nil; ignored if it is before ``minimumDate``.
  open var maximumDate: Date? {
    get { latest }
    set { if newValue != latest { setLimit(newValue, \.latest, "maximumDate") } }
  }

  /// Whether ``date`` is brought to a multiple of ``minuteInterval``.
  open var roundsToMinuteInterval = true {
    didSet { if roundsToMinuteInterval != oldValue { refresh() } }
  }

  /// The minutes from one row to the next: a number from 1 to 30 that divides 60.
  open var minuteInterval: Int {
    get { interval }
    set { setInterval(newValue) }
  }

  /// The style in use; it is never automatic.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode.needsWheels ? .wheels : .compact
  }

  // Stored apart from the limits, so that these can be swapped: each is read while the other is set.
  var earliest: Date?
  var latest: Date?
  private var interval = 1
  private var ownLocale: Locale?
  private var ownCalendar: Calendar?
  private var ownTimeZone: TimeZone?

  /// The date before it is rounded.
  var stored: Date
  var duration: TimeInterval = 0

  /// The wheels in the picker itself, while its style has some.
  private(set) var wheels: DateWheels?

  /// The parts of the text of a compact picker, from left to right.
  var parts: [DatePart] = []

  /// The wheels of a compact picker that was tapped.
  var popover: DatePopover?

  /// The size the picker gave itself.
  private var naturalSize = CGSize.zero

  /// Creates a date picker; a width or a height of 0 becomes the natural one.
  public override init(frame: CGRect) {
    stored = Device.current.date
    super.init(frame: frame)
    prepare()
  }

  /// Creates the date picker a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    stored = Device.current.date
    super.init(coder: coder)
    prepare()
  }

  isolated deinit {
    popover?.removeFromSuperview()
  }

  /// The language of the text and the order of the wheels; nil stands for the device's.
  open var locale: Locale? {
    get { ownLocale ?? .current }
    set {
      let former = locale
      ownLocale = newValue
      if locale != former { refresh() }
    }
  }

  /// The calendar that dates are counted by; nil stands for the device's.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set {
      let former = calendar
      ownCalendar = newValue
      if calendar != former { refresh() }
    }
  }

  /// The time zone of the wheels; nil stands for that of the calendar, or of the device.
  open var timeZone: TimeZone? {
    get { ownTimeZone }
    set {
      let former = ownTimeZone
      ownTimeZone = newValue
      if former != newValue { refresh() }
    }
  }

  /// The date on the wheels, which means nothing for durations; setting it tells nobody.
  open var date: Date {
    get { roundsToMinuteInterval ? rounded(stored) : stored }
    set { setDate(newValue, animated: false) }
  }

  /// The duration on the wheels, in whole minutes below a day; it means nothing for dates.
  ///
  /// It is what a person chose, and never counts down.
  open var countDownDuration: TimeInterval {
    get { duration }
    set { setDuration(newValue) }
  }

  /// Turns the wheels to a date, or to the nearest one within the limits, and tells nobody.
  open func setDate(_ date: Date, animated: Bool) {
    guard let date = usable(date, "date") else { return }
    stored = limits.pinned(date)
    refresh()
  }

  /// Whether the picker takes touches.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { refresh() } }
  }

  /// The size that suits the style: 320 by 216 points for wheels.
  open override var intrinsicContentSize: CGSize { sizeOfStyle }

  /// Returns the size that suits the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfStyle }

  /// Lays out the wheels, or the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels?.frame = bounds
    layOutParts()
  }

  /// Puts the wheels of a compact picker away.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { closePopover() }
  }

  /// Shows the wheels of a compact picker.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, let touch { tapPart(at: touch.location(in: self)) }
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    drawParts(in: &recorder)
  }

  /// Shows everything as it is now.
  func refresh() {
    let hasWheels = datePickerStyle == .wheels
    if hasWheels, wheels == nil { addWheels() }
    if !hasWheels { removeWheels() }
    wheels?.show(datePickerMode)
    wheels?.alpha = isEnabled ? 1 : 0.4
    wheels?.isUserInteractionEnabled = isEnabled
    if !isEnabled { closePopover() }
    refreshParts()
    popover?.refresh()
    resizeToNaturalSize()
    setNeedsLayout()
  }

  private func addWheels() {
    let wheels = DateWheels(of: self, datePickerMode)
    self.wheels = wheels
    addSubview(wheels)
  }

  private func removeWheels() {
    wheels?.removeFromSuperview()
    wheels = nil
  }

  private func setInterval(_ minutes: Int) {
    let isPossible = (1...30).contains(minutes) && 60 % minutes == 0
    if !isPossible {
      DatePickerMessage.impossibleInterval(minutes).report()
    }
    let former = interval
    interval = isPossible ? minutes : 1
    if interval != former { refresh() }
  }

  /// Takes the natural size in place of none, and of the one it had by nature.
  private func resizeToNaturalSize() {
    let (former, size) = (naturalSize, sizeOfStyle)
    naturalSize = size
    if bounds.width == 0 || bounds.width == former.width { frame.size.width = size.width }
    if bounds.height == 0 || bounds.height == former.height { frame.size.height = size.height }
  }

  /// Follows the device, as long as nothing was set in its place.
  private func prepare() {
    let notifications = Device.current.notifications
    for name in [NSLocale.currentLocaleDidChangeNotification, .NSSystemTimeZoneDidChange] {
      notifications.addObserver(
        self, selector: UIDatePicker.deviceDidChange, name: name, object: nil)
    }
    refresh()
  }

  private func deviceDidChange(_ notification: Notification) {
    refresh()
  }

  /// The calendar of the wheels, in their time zone.
  var shownCalendar: Calendar {
    let calendar = ownCalendar ?? .current
    return Calendar(
      calendar.identifier, ownLocale ?? .current, ownTimeZone ?? calendar.timeZone)
  }

  package override var automationType: AutomationType { .datePicker }

  ///
  /// The date of a document is the one it was drawn at, unless it is to be that of today.
  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.choice("datePickerMode", as: Mode.self).ifPresent { datePickerMode = $0 }
    configureStyle(from: decoder)
    decoder.integer("minuteInterval").ifPresent { minuteInterval = $0 }
    // Identifiers are ASCII. Foundation ends the program when it makes a format for another one.
    if let name = decoder.element.child(for: "locale")?.attributes["localeIdentifier"],
      name.allSatisfy(\.isASCII)
    {
      locale = Locale(identifier: name)
    }
    configureTimeZone(from: decoder)
    decoder.date("minimumDate").ifPresent { minimumDate = $0 }
    decoder.date("maximumDate").ifPresent { maximumDate = $0 }
    if decoder.flag("useCurrentDate") != true, let date = decoder.date("date") {
      self.date = date
    }
    decoder.number("countDownDuration").ifPresent { countDownDuration = $0 }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIDatePicker>.list([
      "calendar": \.calendar, "countDownDuration": \.countDownDuration, "date": \.date,
      "datePickerMode": \.datePickerMode, "datePickerStyle": \.datePickerStyle,
      "locale": \.locale, "maximumDate": \.maximumDate, "minimumDate": \.minimumDate,
      "minuteInterval": \.minuteInterval, "preferredDatePickerStyle": \.preferredDatePickerStyle,
      "roundsToMinuteInterval": \.roundsToMinuteInterval, "timeZone": \.timeZone,
    ])
  }
}

extension UIDatePicker.Mode {
  /// Whether the mode has no other look than wheels.
  var needsWheels: Bool { self == .countDownTimer || self == .yearAndMonth }
}

extension UIDatePicker {
  /// What a date picker lets a person choose.
  ///
  /// - Unconfirmed: The raw value of ``yearAndMonth``.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time of day.
    case dateAndTime = 2
    /// A number of hours and minutes.
    case countDownTimer = 3
    /// A month of a year, on wheels alone.
    case yearAndMonth = 4
  }
}

/// How a date picker looks.
///
/// - Differs: There is no calendar, `inline`.
public enum UIDatePickerStyle: Int, Sendable {
  /// What suits a phone: compact, or wheels for modes that have no other look.
  case automatic = 0
  /// Wheels that a person turns.
  case wheels = 1
  /// The date as text; a tap on it shows the wheels.
  case compact = 2
}

extension UIDatePicker {
  private func configureStyle(from decoder: NibDecoder) {
    guard let style = decoder.choice("style", as: UIDatePickerStyle.self) else { return }
    if datePickerMode.needsWheels, style == .compact {
      decoder.loader.reportValue(
        decoder.element, DatePickerMessage.wheelsAlone(mode: "\(datePickerMode)"))
    } else {
      preferredDatePickerStyle = style
    }
  }

  private func configureTimeZone(from decoder: NibDecoder) {
    guard let zone = decoder.element.child(for: "timeZone"), let name = zone.attributes["name"]
    else { return }
    timeZone =
      TimeZone(identifier: name) ?? decoder.report(zone, DatePickerMessage.unknownTimeZone(name))
  }
}
