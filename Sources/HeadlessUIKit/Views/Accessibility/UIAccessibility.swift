/// What the owner of a device chose in order to see, hear and use it better.
///
/// - Shape: One choice: whether less is to move.
public struct UIAccessibility {
  private init() {}

  /// Whether less is to move; motion effects do nothing then.
  public static var isReduceMotionEnabled: Bool { Device.current.deviceMotion.isReduced }

  /// Is posted when the owner has changed whether less is to move.
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
