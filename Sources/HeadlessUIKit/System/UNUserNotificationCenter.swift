/// The object an application asks for permission to notify, and schedules what it has to say.
///
///     requestAuthorization ──▶ a person allows it
///     add(request) ──▶ pending ──▶ (its time has come) ──▶ banner, list, sound, badge
///                                        └─ in front: the delegate decides, else nothing
///
/// - Shape: Requests are known by their identifiers. Of the 64 that come soonest none is lost.
/// - Units: Dates of the device's clock.
/// - Errors: Without permission a request is refused, and so is one that nobody would notice. A trigger
///   whose date has passed never fires, and the console says so.
/// - Differs: Completion handlers belong to the main actor; on a device they may run on another thread.
///   Those that answer a question are called in the next run loop pass, and the `async` forms return
///   without waiting for it. There are no categories and no content extensions.
/// - Unconfirmed: Without permission `add` refuses, whether a person was asked or not. Permission that
///   is taken back keeps what is pending from being shown. Once a person has answered, options asked
///   for later are granted or refused alike.
/// - Not asked: It takes an application.
open class UNUserNotificationCenter: NSObject {
  /// The application's center.
  open class func current() -> UNUserNotificationCenter {
    Device.current.userNotifications
  }

  /// The object that decides while the application is in front; it is not kept alive.
  ///
  /// Set it before the launch is over, or a notification that launched the application is not heard.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The notifications that are still to come.
  let schedule: NotificationSchedule

  /// The notifications that are listed, oldest first.
  var delivered: [UNNotification] = []

  /// What the person allows; it is changed in Settings, too.
  package var status = UNAuthorizationStatus.notDetermined
  var asked: UNAuthorizationOptions = []
  package internal(set) var badge = 0

  /// Who waits for a person's answer; they go with the process they are of.
  private var waiting: [(scope: ProcessScope, handler: (Bool, (any Error)?) -> Void)] = []

  unowned let device: Device

  init(on device: Device) {
    self.device = device
    schedule = NotificationSchedule(on: device)
  }

  /// Asks a person to allow notifications.
  ///
  /// Only the first time there is something to tap; later the answer is what is allowed then.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    asked.formUnion(options)
    guard status == .notDetermined else {
      let isGranted = status == .authorized
      return later { completionHandler(isGranted, nil) }
    }
    waiting.removeAll { $0.scope.hasEnded }
    waiting.append((.current, completionHandler))
    if waiting.count == 1 { askPerson() }
  }

  /// Asks a person to allow notifications, and returns whether that is so.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    asked.formUnion(options)
    guard status == .notDetermined else { return status == .authorized }
    // A process that ends meanwhile never goes on, as on a device, and nobody is to complain.
    return await withUnsafeContinuation { continuation in
      requestAuthorization(options: options) { isGranted, _ in
        continuation.resume(returning: isGranted)
      }
    }
  }

  /// Says what a person allows.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    later { completionHandler(self.settings) }
  }

  /// Returns what a person allows.
  open func notificationSettings() async -> UNNotificationSettings { settings }

  /// Schedules a notification; one that is pending under the same identifier is replaced.
  ///
  /// Without a trigger it is delivered in the next run loop pass.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    let error = accept(request)
    later { completionHandler?(error) }
  }

  /// Schedules a notification; one that is pending under the same identifier is replaced.
  open func add(_ request: UNNotificationRequest) async throws {
    if let error = accept(request) { throw error }
  }

  /// Says what is still to come.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    later { completionHandler(self.pending) }
  }

  /// Returns what is still to come, in the order it was added.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  /// Takes requests back.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    schedule.remove { identifiers.contains($0.request.identifier) }
  }

  /// Takes all requests back.
  open func removeAllPendingNotificationRequests() {
    schedule.remove { _ in true }
  }

  /// Says what was delivered and is still listed.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    later { completionHandler(self.delivered) }
  }

  /// Returns what was delivered and is still listed, oldest first.
  open func deliveredNotifications() async -> [UNNotification] { delivered }

  /// Takes notifications off the list.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
  }

  /// Empties the list.
  open func removeAllDeliveredNotifications() {
    delivered.removeAll()
  }

  /// Puts a number on the icon; 0 takes it away.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    let error = setBadge(newBadgeCount)
    later { completionHandler?(error) }
  }

  /// Puts a number on the icon; 0 takes it away.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    if let error = setBadge(newBadgeCount) { throw error }
  }
}

/// What a person allows.
extension UNUserNotificationCenter {
  var settings: UNNotificationSettings { UNNotificationSettings(status, asked: asked) }

  var pending: [UNNotificationRequest] { schedule.entries.map(\.request) }

  /// Whether a person allows one kind of notification.
  func allows(_ option: UNAuthorizationOptions) -> Bool {
    status == .authorized && asked.contains(option)
  }

  /// Does something in the next run loop pass.
  func later(_ body: @escaping () -> Void) {
    device.clock.schedule(after: 0, .completion, body)
  }

  func askPerson() {
    let alert = SystemAlert(
      title:
        "\u{201C}\(device.nameOfApplication)\u{201D} Would Like to Send You Notifications",
      message: "Notifications may include alerts, sounds, and icon badges. "
        + "These can be configured in Settings.",
      choices: ["Don\u{2019}t Allow", "Allow"]
    ) { [weak self] choice in
      self?.personDidAnswer(isGranted: choice == 1)
    }
    device.systemScreen.show(alert)
  }

  private func personDidAnswer(isGranted: Bool) {
    status = isGranted ? .authorized : .denied
    let handlers = waiting.filter { !$0.scope.hasEnded }.map(\.handler)
    waiting = []
    handlers.forEach { $0(isGranted, nil) }
  }

  /// Puts a number on the icon, and returns why it could not.
  func setBadge(_ number: Int) -> UNError? {
    guard allows(.badge) else { return UNError(.notificationsNotAllowed) }
    if number < 0 { NotificationMessage.negativeBadge(number).report(on: device) }
    badge = max(number, 0)
    device.systemScreen.refresh()
    return nil
  }
}

extension Device {
  /// What `UNUserNotificationCenter.current()` answers with.
  var userNotifications: UNUserNotificationCenter { only { UNUserNotificationCenter(on: self) } }
}
