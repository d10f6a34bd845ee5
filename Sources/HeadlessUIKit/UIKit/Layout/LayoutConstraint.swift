/// A relation between an attribute of one item and an attribute of another, or a constant.
///
///     first.attribute  =  multiplier × second.attribute + constant
struct LayoutConstraint {
  /// An attribute of an item.
  struct Anchor {
    let item: LayoutItem
    let attribute: LayoutAttribute
  }

  enum Relation: String {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// The priority of a constraint that has to be met.
  static let required = 1000.0

  let first: Anchor
  let second: Anchor?
  let relation: Relation
  let multiplier: Double
  let constant: Double
  let priority: Double

  /// What messages call the constraint: where it stands in a document.
  let origin: any CustomStringConvertible

  /// Whether the constraint has to be met.
  var isRequired: Bool { priority >= Self.required }
}

/// A rectangle that constraints refer to: a view, or a layout guide of one.
///
/// It does not keep the view alive.
nonisolated final class LayoutItem {
  /// The part of the view, by the name a document has for it.
  enum Part: String {
    case frame
    /// The content of a scroll view, of which a part is visible.
    case content = "contentLayoutGuide"
    case scrolledFrame = "frameLayoutGuide"
    case safeArea
    case margins = "layoutMargins"
    case topBar = "top"
    case bottomBar = "bottom"
  }

  private(set) weak var view: UIView?
  let part: Part

  init(view: UIView, part: Part) {
    (self.view, self.part) = (view, part)
  }
}

/// An edge, a centre line, a baseline or a length of an item.
enum LayoutAttribute: String {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  case baseline, firstBaseline, lastBaseline

  /// Whether the attribute is that of the rectangle inside the margins.
  var isInMargins: Bool { rawValue.hasSuffix("Margin") || rawValue.hasSuffix("Margins") }

  /// Whether the attribute is a length, not a position.
  var isLength: Bool { self == .width || self == .height }

  /// The same attribute of the rectangle itself, where text runs from left to right.
  var resolved: LayoutAttribute {
    switch self {
    case .leading, .leftMargin, .leadingMargin: .left
    case .trailing, .rightMargin, .trailingMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    case .baseline: .lastBaseline
    default: self
    }
  }
}

/// A view that constraints position.
struct ConstrainedView {
  /// The view, which is not kept alive.
  private(set) weak var view: UIView?

  /// How strongly the view resists being wider than its content, from 0 to 1000.
  var horizontalHugging = 250.0

  /// How strongly the view resists being higher than its content, from 0 to 1000.
  var verticalHugging = 250.0

  /// What messages call the view: where it stands in a document.
  let origin: any CustomStringConvertible

  init(_ view: UIView, origin: any CustomStringConvertible) {
    (self.view, self.origin) = (view, origin)
  }
}
