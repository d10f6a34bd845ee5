/// The number of a task that an application finishes in the background.
///
/// - Source: Apple, UIKit, "UIBackgroundTaskIdentifier".
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
