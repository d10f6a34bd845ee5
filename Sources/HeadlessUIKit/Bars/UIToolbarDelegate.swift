/// The object that says where a toolbar lies.
///
/// - Source: Apple, UIKit, "UIToolbarDelegate".
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
