// swift-format-ignore-file
// What lesson 5 needs besides: grids, animations, constraints, and what VoiceOver reads.

extension CGRect {
  public var minX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

extension CGRect: @retroactive Equatable {
  public static func == (one: CGRect, other: CGRect) -> Bool { false }
}

extension Bundle {
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? { nil }
}

extension UIColor {
  public class var lightGray: UIColor { UIColor() }
  public class var red: UIColor { UIColor() }
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init() }
}

extension UIFont {
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
}

extension UIFontMetrics {
  public func scaledFont(for font: UIFont) -> UIFont { font }
}

extension UIImageView {
  public convenience init(image: UIImage?) { self.init(frame: .zero) }
}

extension UIScrollView {
  public var contentSize: CGSize {
    get { CGSize() }
    set {}
  }
}

extension UIViewController {
  public var viewIfLoaded: UIView? { nil }
}

extension UIView {
  public var subviews: [UIView] { [] }
  public var superview: UIView? { nil }
  public var center: CGPoint {
    get { .zero }
    set {}
  }
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

extension NSLayoutConstraint {
  public enum Axis { case horizontal, vertical }
  public var constant: CGFloat {
    get { 0 }
    set {}
  }
}

extension NSLayoutDimension {
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, constant: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

extension UILayoutGuide {
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
}

extension UILayoutPriority {
  public static let defaultHigh = UILayoutPriority(750)
}

extension UIStackView {
  public func addArrangedSubview(_ view: UIView) {}
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let header = UIAccessibilityTraits(rawValue: 2)
}

extension NSObject {
  @MainActor public var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
  @MainActor public var accessibilityHint: String? {
    get { nil }
    set {}
  }
  @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { [] }
    set {}
  }
}

public enum UIAccessibility {
  public struct Notification: Sendable { public static let announcement = Notification() }
  public static func post(notification: Notification, argument: Any?) {}
}
