/// The object that says where a bar lies.
///
/// - Source: Apple, UIKit, "UIBarPositioningDelegate".
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Asks where a bar lies; not said, by default.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Says nothing about where the bar lies.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
