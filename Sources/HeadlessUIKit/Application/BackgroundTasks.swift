/// The tasks an application asked time for, and the time it has for them in the background.
///
///     Home ───────── 30 s ─────────▶ expiration handlers, and then the end
///       └─ endBackgroundTask(_:) of the last one: the application is suspended
///
/// - Shape: Tasks are numbered from 1, and expire in the order they were begun.
/// - Units: Seconds.
/// - Errors: A task that is not ended when its time is up is reported; the application is ended.
/// - Unconfirmed: Thirty seconds are observed, not documented.
/// - Source: Apple, UIKit, "Extending your app's background execution time".
final class BackgroundTasks {
  /// How long an application may go on.
  static let allowance: TimeInterval = 30

  private struct Task {
    let identifier: UIBackgroundTaskIdentifier
    let name: String?
    let expire: (() -> Void)?
  }

  private var tasks: [Task] = []
  private var count = 0
  private var ticket: Clock.Ticket?
  private var end: TimeInterval?
  private unowned let device: Device

  init(on device: Device) {
    self.device = device
  }

  /// Whether there is nothing to do.
  var isEmpty: Bool { tasks.isEmpty }

  /// How long the application may go on in the background; without end while it is in front.
  var remaining: TimeInterval {
    end.map { max($0 - device.now, 0) } ?? .greatestFiniteMagnitude
  }

  func begin(_ name: String?, _ expire: (() -> Void)?) -> UIBackgroundTaskIdentifier {
    count += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: count)
    tasks.append(Task(identifier: identifier, name: name, expire: expire))
    return identifier
  }

  func end(_ identifier: UIBackgroundTaskIdentifier) {
    guard let index = tasks.firstIndex(where: { $0.identifier == identifier }) else {
      guard identifier != .invalid, identifier.rawValue > count else { return }
      return ApplicationMessage.unknownBackgroundTask(identifier).report(on: device)
    }
    tasks.remove(at: index)
  }

  /// Starts the clock, because the application is in the background.
  func applicationDidLeave() {
    end = device.now + Self.allowance
    ticket = device.clock.schedule(after: Self.allowance, .timer) { [weak self] in self?.expire() }
  }

  /// Stops the clock, because the application comes back.
  func applicationDidReturn() {
    ticket?.cancel()
    (ticket, end) = (nil, nil)
  }

  private func expire() {
    for task in tasks { task.expire?() }
    guard let left = tasks.first else { return }
    ApplicationMessage.unendedBackgroundTask(left.identifier, name: left.name).report(on: device)
    device.endProcess()
  }
}

/// Finishing something in the background.
extension UIApplication {
  /// Asks for time to finish something after the application has gone out of sight.
  ///
  /// `handler` is called when the time is up. Call ``endBackgroundTask(_:)`` in it.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    device.runningProcess.backgroundTasks.begin(nil, handler)
  }

  /// Asks for time to finish something, under a name that the console uses.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    device.runningProcess.backgroundTasks.begin(taskName, handler)
  }

  /// Says that a task is finished.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    device.runningProcess.backgroundTasks.end(identifier)
  }

  /// How long the application may go on in the background, in seconds; without end in front.
  public var backgroundTimeRemaining: TimeInterval {
    device.runningProcess.backgroundTasks.remaining
  }
}

/// The number of a task that an application finishes in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates the identifier of a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identifier that no task has.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension AppProcess {
  var backgroundTasks: BackgroundTasks { only { BackgroundTasks(on: device) } }
}
