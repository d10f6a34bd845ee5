/// A bar that knows where it lies.
///
/// - Source: Apple, UIKit, "UIBarPositioning".
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar lies.
  var barPosition: UIBarPosition { get }
}
