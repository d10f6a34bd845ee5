/// What a person allows.
extension UNUserNotificationCenter {
  var settings: UNNotificationSettings { UNNotificationSettings(status, asked: asked) }

  var pending: [UNNotificationRequest] {
    schedule.entries.compactMap { $0.notification as? UNNotificationRequest }
  }

  /// Whether a person allows one kind of notification.
  func allows(_ option: UNAuthorizationOptions) -> Bool {
    status == .authorized && asked.contains(option)
  }

  /// Does something in the next turn of the clock.
  func later(_ body: @escaping () -> Void) {
    state.clock.schedule(after: 0, .completion, body)
  }

  /// Asks the person who holds the device.
  func askPerson() {
    let alert = SystemAlert(
      title: "\u{201C}\(state.applicationName)\u{201D} Would Like to Send You Notifications",
      message: "Notifications may include alerts, sounds, and icon badges. "
        + "These can be configured in Settings.",
      choices: ["Don\u{2019}t Allow", "Allow"]
    ) { [weak self] choice in
      self?.personDidAnswer(isGranted: choice == 1)
    }
    state.systemScreen.show(alert)
  }

  private func personDidAnswer(isGranted: Bool) {
    status = isGranted ? .authorized : .denied
    let handlers = waiting
    waiting = []
    handlers.forEach { $0(isGranted, nil) }
  }

  /// Puts a number on the icon, and returns why it could not.
  func takeBadge(_ number: Int) -> UNError? {
    guard allows(.badge) else { return UNError(.notificationsNotAllowed) }
    if number < 0 {
      state.console(
        "The badge is to be \(number). It is 0, which takes it away. Count from 0.")
    }
    badge = max(number, 0)
    state.systemScreen.refresh()
    return nil
  }
}
