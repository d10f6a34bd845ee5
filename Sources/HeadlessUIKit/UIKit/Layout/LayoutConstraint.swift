/// A rule that a document lays down between two lines or lengths.
///
///     first.attribute  =  multiplier × second.attribute + constant
struct LayoutConstraint {
  /// One side of the rule.
  struct Side {
    let region: LayoutRegion
    let attribute: LayoutAttribute
  }

  enum Relation: String {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  let first: Side
  let second: Side?
  let relation: Relation
  let multiplier: Double
  let constant: Double
  let priority: Double

  let place: NibLocation
}

extension LayoutConstraint {
  /// Returns the multiplier a document writes as `0.5`, `1:2` or `1/2`; without one it is 1.
  static func ratio(_ words: String?) -> Double? {
    guard let words else { return 1 }
    let parts = words.split(separator: ":").flatMap { $0.split(separator: "/") }.map(Double.init)
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let number?, _): return number.isFinite && abs(number) <= 1e6 ? number : nil
    case (2, let above?, let below?):
      let ratio = above / below
      return ratio.isFinite && abs(ratio) <= 1e6 ? ratio : nil
    default: return nil
    }
  }
}

/// A rectangle that constraints speak of: a view, or a part of it.
///
/// It does not keep the view.
nonisolated final class LayoutRegion {
  /// The part of the view.
  enum Part: String {
    case frame
    /// What a scroll view shows a part of.
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

/// A line of a rectangle that a constraint speaks of, or a length of it.
enum LayoutAttribute: String {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  case baseline, firstBaseline, lastBaseline

  /// Whether the attribute is that of the rectangle inside the margins.
  var isInMargins: Bool { rawValue.hasSuffix("Margin") || rawValue.hasSuffix("Margins") }

  /// The same line of the rectangle itself.
  ///
  /// Words run from left to right.
  var line: LayoutAttribute {
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
