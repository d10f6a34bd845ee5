/// The device's own language and region, which stand in front of the machine's.
nonisolated extension Locale {
  /// The language and the region of the device, with the calendar in use.
  public static var current: Locale { Dial.current.settings.localeInUse }
}

/// The device's own calendar, which stands in front of the machine's.
nonisolated extension Calendar {
  /// The calendar of the device, with its locale and its time zone.
  public static var current: Calendar { Dial.current.settings.calendar }

  /// Creates a calendar by its name; its locale and its time zone are the device's.
  public init(identifier: __shared Identifier) {
    let settings = Dial.current.settings
    self.init(identifier, settings.locale, settings.timeZone)
  }
}

/// The device's own time zone, which stands in front of the machine's.
nonisolated extension TimeZone {
  /// The time zone the device is in.
  public static var current: TimeZone { Dial.current.settings.timeZone }
}
