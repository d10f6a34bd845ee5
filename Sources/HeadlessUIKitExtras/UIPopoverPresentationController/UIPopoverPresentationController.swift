/// Where the bubble of a presented controller points to on a large screen.
///
/// A phone shows a sheet in its place, on a device as here, so nothing of it is to be seen.
///
/// - Differs: It is no `UIPresentationController`, and its delegate is asked nothing: on a device one that
///   adapts to `.none` has the bubble on a phone, too.
/// - Source: Apple, UIKit, "UIPopoverPresentationController".
open class UIPopoverPresentationController: NSObject {
  /// The object that is told of the bubble.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)?

  /// The item of a bar that the bubble points to.
  open var barButtonItem: UIBarButtonItem?

  /// The view or the item of a bar that the bubble points to.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

  /// The view that the bubble points into.
  open var sourceView: UIView?

  /// The part of the view that the bubble points to.
  open var sourceRect = CGRect.null

  /// The sides on which the arrow of the bubble may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The colour of the bubble.
  open var backgroundColor: UIColor?
}

/// What a bubble can point to: a view or an item of a bar.
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The object that is told of the bubble of a presented controller.
@MainActor public protocol UIPopoverPresentationControllerDelegate: NSObjectProtocol {}

/// The sides of a bubble.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The sides as bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up.
  public static let up = Self(rawValue: 1)
  /// The arrow points down.
  public static let down = Self(rawValue: 2)
  /// The arrow points to the left.
  public static let left = Self(rawValue: 4)
  /// The arrow points to the right.
  public static let right = Self(rawValue: 8)
  /// Any of them.
  public static let any: Self = [.up, .down, .left, .right]
}

extension UIViewController {
  /// Where the bubble of the controller points to, for a controller that asks for one; nil for others.
  ///
  /// An action sheet and a sheet that shares ask for a bubble on a large screen.
  public var popoverPresentationController: UIPopoverPresentationController? {
    let asks =
      modalPresentationStyle == .popover || self is UIActivityViewController
      || (self as? UIAlertController)?.preferredStyle == .actionSheet
    return asks ? additions.only { UIPopoverPresentationController() } : nil
  }
}
