import HeadlessUIKit

/// Writes down what happens, in the order it happens.
///
/// The objects of a launch are made by the system, so nobody can hand
/// them a list to write into. They post what they do instead, and this
/// hears it.
final class Moments {
  private static let name = Notification.Name("moment")

  /// The moments since the last time somebody asked.
  private var lines: [String] = []
  private var token: (any NSObjectProtocol)?

  init() {
    token = NotificationCenter.default.addObserver(
      forName: Self.name, object: nil, queue: nil
    ) { [weak self] notification in
      self?.lines.append("\(notification.object ?? "")")
    }
  }

  /// Says that something happens now.
  static func note(_ line: String) {
    NotificationCenter.default.post(name: name, object: line)
  }

  /// Returns the moments, and forgets them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
