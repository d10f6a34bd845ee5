import HeadlessUIKit

/// What the owner of the device chose in its settings.
///
/// The application hears of a change by `NSLocale.currentLocaleDidChangeNotification`.
extension Stage {
  /// The language and the region; English as in the United States unless something else is set.
  public var locale: Locale {
    get { device.settings.locale }
    set { change { $0.locale = newValue } }
  }

  /// The time zone the device is in; Greenwich unless something else is set.
  public var timeZone: TimeZone {
    get { device.settings.timeZone }
    set { change { $0.timeZone = newValue } }
  }

  /// The calendar in use; the region's unless another one is set.
  public var calendar: Calendar.Identifier {
    get { device.settings.calendar.identifier }
    set { change { $0.calendarIdentifier = newValue } }
  }

  /// Whether less is to move on the screen; motion effects do nothing then.
  public var reducesMotion: Bool {
    get { device.reducesMotion }
    set {
      device.reducesMotion = newValue
      device.clock.runPass()
    }
  }

  private func change(_ body: (inout DeviceSettings) -> Void) {
    body(&device.settings)
    device.clock.runPass()
  }
}
