/// What the owner of a device chose in its settings: language and region, calendar, time zone.
///
/// - Shape: A calendar of nil is the one the region uses.
/// - Source: Apple, Foundation, "Locale", `current`, for what an application hears of it. A device
///   takes none of this from the Info.plist of an application.
nonisolated package struct DeviceSettings: Equatable, Sendable {
  /// The language and the region.
  package var locale = Locale(identifier: "en_US")

  package var timeZone = TimeZone.gmt

  /// The calendar that was chosen in place of the region's.
  package var calendarIdentifier: Calendar.Identifier?

  /// The calendar in use, with the locale and the time zone of the device.
  package var calendar: Calendar {
    Calendar(calendarIdentifier ?? locale.calendar.identifier, locale, timeZone)
  }

  /// The language and the region with the calendar in use, as an application reads them.
  var localeInUse: Locale { calendarIdentifier.map(locale.using) ?? locale }

  /// The moment a device is switched on: Saturday, 29 August 2015, midnight in Greenwich.
  static let start = Date(timeIntervalSince1970: 1_440_806_400)
}

nonisolated extension Calendar {
  /// Creates a calendar that speaks a language and counts days in a time zone.
  init(_ identifier: Identifier, _ locale: Locale, _ timeZone: TimeZone) {
    self = locale.using(identifier).calendar
    self.locale = locale
    self.timeZone = timeZone
  }
}

nonisolated extension Locale {
  /// Returns the locale with a calendar in place of the region's.
  func using(_ calendar: Calendar.Identifier) -> Locale {
    var components = Locale.Components(locale: self)
    components.calendar = calendar
    return Locale(components: components)
  }
}
