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
      forName: Self.name, object: nil, queue: .main
    ) { [weak self] notification in
      let line = notification.object as? String ?? ""
      // The queue is the main one, and the compiler cannot know it.
      MainActor.assumeIsolated { self?.lines.append(line) }
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
