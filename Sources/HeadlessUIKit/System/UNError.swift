/// Why a notification was not accepted.
///
///     do { try await center.add(request) } catch UNError.notificationsNotAllowed { … }
///
/// - Shape: One code.
nonisolated public struct UNError: CustomNSError, Equatable {
  /// The reasons there are.
  public enum Code: Int, Sendable {
    /// The person has not allowed notifications.
    case notificationsNotAllowed = 1
    /// The notification has nothing to show, to play or to put on the icon.
    case notificationInvalidNoContent = 1401

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? UNError)?.code == code
    }
  }

  /// The domain of these errors.
  public static let errorDomain = "UNErrorDomain"

  /// The person has not allowed notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }

  /// The notification has nothing to show, to play or to put on the icon.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }

  /// The reason.
  public let code: Code

  /// Creates an error with a reason.
  public init(_ code: Code) {
    self.code = code
  }

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// What is the case, as a sentence.
  public var errorUserInfo: [String: Any] {
    switch code {
    case .notificationsNotAllowed:
      [NSLocalizedDescriptionKey: "Notifications are not allowed for this application"]
    case .notificationInvalidNoContent:
      [NSLocalizedDescriptionKey: "The notification does not have user-facing content"]
    }
  }
}
