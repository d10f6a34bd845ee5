/// How a notification comes to be seen.
extension UNUserNotificationCenter {
  /// Takes a request, and returns why it could not.
  func accept(_ request: UNNotificationRequest) -> UNError? {
    guard status == .authorized else { return UNError(.notificationsNotAllowed) }
    guard request.content.isNoticeable else { return UNError(.notificationInvalidNoContent) }
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    guard let trigger = request.trigger else {
      device.clock.scheduleForDevice(after: 0, .timer) { [weak self] in self?.deliver(request) }
      return nil
    }
    guard let due = trigger.moment(after: device.date) else {
      NotificationMessage.triggerWithoutDate(request.identifier).report(on: device)
      return nil
    }
    schedule.add(
      NotificationSchedule.Entry(
        request, due: due, next: { trigger.repeats ? trigger.moment(after: $0) : nil },
        reckonAnew: { (trigger as? UNCalendarNotificationTrigger)?.moment(after: $0) },
        deliver: { [weak self] in self?.deliver(request) }))
    return nil
  }

  private func deliver(_ request: UNNotificationRequest) {
    guard status == .authorized else { return }
    let notification = UNNotification(request, at: device.date)
    guard device.isApplicationInFront else {
      return show(notification, [.banner, .list, .sound, .badge])
    }
    guard let delegate else { return }
    let reply = Reply<UNNotificationPresentationOptions>(
      .neverAnswered("willPresentNotification"), on: device
    ) { [weak self] in
      self?.show(notification, $0.resolved)
    }
    device.conversation.tell(
      delegate, NotificationMethod.willPresent, "\u{201C}\(request.identifier)\u{201D}"
    ) {
      $0.userNotificationCenter(self, willPresent: notification) { reply.give($0) }
    }
  }

  private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
    let (content, identifier) = (notification.request.content, notification.request.identifier)
    removeDeliveredNotifications(withIdentifiers: [identifier])
    if options.contains(.badge), let badge = content.badge, allows(.badge) {
      _ = setBadge(badge.intValue)
    }
    guard allows(.alert), content.hasText else { return }
    if options.contains(.list) { delivered.append(notification) }
    guard options.contains(.banner) else { return }
    let isHeard = options.contains(.sound) && content.sound != nil && allows(.sound)
    device.systemScreen.show(
      NotificationBanner(
        title: content.title, subtitle: content.subtitle, body: content.body,
        of: device.nameOfApplication, isHeard: isHeard
      ) { [weak self] in self?.open(notification) })
  }

  /// Brings the application to the front, and says what the person opened.
  private func open(_ notification: UNNotification) {
    removeDeliveredNotifications(withIdentifiers: [notification.request.identifier])
    device.systemHost?.enterForeground()
    guard let delegate else { return }
    let response = UNNotificationResponse(
      to: notification, UNNotificationDefaultActionIdentifier)
    let reply = Reply<Void>(.neverAnswered("didReceiveNotificationResponse"), on: device) {}
    device.conversation.tell(
      delegate, NotificationMethod.didReceive,
      "\u{201C}\(notification.request.identifier)\u{201D}"
    ) {
      $0.userNotificationCenter(self, didReceive: response) { reply.give(()) }
    }
  }
}

/// An answer that is waited for once.
///
/// If nobody is left who could give it, the console hears a warning.
private final class Reply<Answer> {
  private let warning: NotificationMessage
  private weak var device: Device?
  private var handler: ((Answer) -> Void)?

  init(_ warning: NotificationMessage, on device: Device, _ handler: @escaping (Answer) -> Void) {
    (self.warning, self.device, self.handler) = (warning, device, handler)
  }

  isolated deinit {
    if handler != nil, let device { warning.report(on: device) }
  }

  func give(_ answer: Answer) {
    let handler = handler
    self.handler = nil
    handler?(answer)
  }
}
