import HeadlessUIKit

/// Writes down what happens, in the order in which it happens.
///
/// The system makes the delegates of an app, so nobody can hand them a
/// list to write into. They post their lines instead, and this class
/// hears them.
final class EventLog {
  private static let name = Notification.Name("EventLog")

  private var lines: [String] = []
  private var token: (any NSObjectProtocol)?

  init() {
    token = NotificationCenter.default.addObserver(
      forName: Self.name, object: nil, queue: nil
    ) { [weak self] notification in
      self?.lines.append("\(notification.object ?? "")")
    }
  }

  /// Writes a line into each log there is.
  static func add(_ line: String) {
    NotificationCenter.default.post(name: name, object: line)
  }

  /// Returns the lines since the last call, and removes them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
