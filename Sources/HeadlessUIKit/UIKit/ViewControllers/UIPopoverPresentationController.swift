/// What shows a controller beside a view, on a wide screen.
///
/// A phone shows no popovers, so a controller has none:
/// ``UIViewController/popoverPresentationController`` is nil. Code for both kinds of screens works as
/// written.
///
/// - Differs: A controller has none even if its presentation style asks for one.
/// - Source: Apple, UIKit, "UIPopoverPresentationController".
open class UIPopoverPresentationController: NSObject {
  /// The view that the popover points at.
  open var sourceView: UIView?

  /// The rectangle of ``sourceView`` that the popover points at.
  open var sourceRect = CGRect.null

  /// The item of a bar that the popover points at.
  open var barButtonItem: UIBarButtonItem?

  /// The directions in which the popover may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  // A phone has none, so nobody makes one.
  override init() { super.init() }
}

/// The directions in which a popover may point.
///
/// - Source: Apple, UIKit, "UIPopoverArrowDirection".
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The directions as bits, numbered as UIKit numbers them.
  public let rawValue: UInt

  /// Creates a set of directions out of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
