extension Device {
  /// The time, in seconds since the device was switched on.
  var now: TimeInterval { clock.now }

  /// The date and the time of day on the application's clock.
  package var date: Date { dial.date }

  /// What the owner of the device chose: language and region, calendar, time zone.
  ///
  /// Those who listen hear of a change.
  package var settings: DeviceSettings {
    get { dial.settings }
    set {
      let former = dial.settings
      guard newValue != former else { return }
      dial.settings = newValue
      if newValue.timeZone != former.timeZone {
        userNotifications.schedule.timeZoneDidChange()
        notifications.post(name: .NSSystemTimeZoneDidChange, object: nil)
        significantTime.timeZoneDidChange()
      }
      notifications.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }
  }

  /// Tells those who listen.
  func post(_ name: NSNotification.Name, by object: AnyObject) {
    notifications.post(name: name, object: object)
  }
}
