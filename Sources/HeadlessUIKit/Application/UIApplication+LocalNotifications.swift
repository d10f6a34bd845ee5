/// Notifications as they were before iOS 10, and the number on the icon.
extension UIApplication {
  private var center: UNUserNotificationCenter { device.userNotifications }

  /// The number on the icon, 0 for none; setting it needs permission since iOS 8.
  @available(
    *, deprecated, message: "Call setBadgeCount(_:) of UNUserNotificationCenter since iOS 17."
  )
  public var applicationIconBadgeNumber: Int {
    get { center.badge }
    set {
      guard center.setBadge(newValue) != nil else { return }
      ApplicationMessage.badgeNotAllowed.report(on: device)
    }
  }

  /// Schedules a copy of a notification; one whose date has passed comes in the next run loop pass.
  @available(*, deprecated, message: "Call add(_:) of UNUserNotificationCenter since iOS 10.")
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    schedule(UILocalNotification(copyOf: notification))
  }

  /// Delivers a copy of a notification in the next run loop pass, whatever its date.
  @available(*, deprecated, message: "Call add(_:) of UNUserNotificationCenter since iOS 10.")
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {
    deliverSoon(UILocalNotification(copyOf: notification))
  }

  /// Takes back what says the same as a notification.
  @available(*, deprecated, message: "Remove the request by its identifier since iOS 10.")
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    center.schedule.remove {
      ($0.notification as? UILocalNotification)?.says(notification) ?? false
    }
  }

  /// Takes back all notifications that are to come.
  @available(*, deprecated, message: "Remove all requests since iOS 10.")
  public func cancelAllLocalNotifications() {
    center.schedule.remove { $0.notification is UILocalNotification }
  }

  /// The notifications that are to come; setting them takes the place of those there were.
  @available(*, deprecated, message: "Ask for the pending requests since iOS 10.")
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { center.schedule.entries.compactMap { $0.notification as? UILocalNotification } }
    set {
      let copies = (newValue ?? []).map(UILocalNotification.init(copyOf:))
      center.schedule.remove { $0.notification is UILocalNotification }
      copies.forEach(schedule)
    }
  }

  private func schedule(_ notification: UILocalNotification) {
    if notification.alertBody != nil, !center.allows(.alert) {
      ApplicationMessage.alertNotAllowed.report(on: device)
    }
    if let date = notification.fireDate, date > device.date { return wait(for: notification, date) }
    deliverSoon(notification)
    if let date = notification.next(after: device.date) { wait(for: notification, date) }
  }

  private func wait(for notification: UILocalNotification, _ date: Date) {
    center.schedule.add(
      NotificationSchedule.Entry(
        notification.alertBody ?? "", notification, due: date,
        next: { notification.next(after: $0) },
        deliver: { [weak device] in device?.application.deliver(notification) }))
  }

  private func deliverSoon(_ notification: UILocalNotification) {
    device.clock.scheduleForDevice(after: 0, .timer) { [weak device] in
      device?.application.deliver(notification)
    }
  }

  /// Tells the delegate of an application in front, and shows a banner otherwise.
  private func deliver(_ notification: UILocalNotification) {
    if device.isInFront { return tellDelegate(notification) }
    if notification.applicationIconBadgeNumber > 0 {
      _ = center.setBadge(notification.applicationIconBadgeNumber)
    }
    guard center.allows(.alert), let body = notification.alertBody else { return }
    device.systemScreen.show(
      NotificationBanner(
        title: notification.alertTitle ?? "", subtitle: "", body: body, of: device.applicationName,
        isHeard: notification.soundName != nil && center.allows(.sound)
      ) { [weak device] in
        // The application that is told may be another one: it is launched anew if it has ended.
        device?.enterForeground()
        device?.application.tellDelegate(notification)
      })
  }

  private func tellDelegate(_ notification: UILocalNotification) {
    device.runningProcess.tell("didReceiveLocalNotification") {
      $0.application(self, didReceive: notification)
    }
  }
}
