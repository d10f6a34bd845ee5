/// The object that says where a toolbar lies.
///
/// - Differs: On a device the method belongs to a protocol that this one refines. Swift 6.3 would
///   ask for `@MainActor` at each conformance then.
/// - Source: Apple, UIKit, "UIToolbarDelegate" and "UIBarPositioningDelegate".
public protocol UIToolbarDelegate: NSObjectProtocol {
  /// Asks where a bar lies; not said, by default.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIToolbarDelegate {
  /// Says nothing about where the bar lies.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
