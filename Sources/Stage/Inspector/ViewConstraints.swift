import HeadlessUIKit

/// The active constraints that name a view, and what they leave open.
struct ViewConstraints {
  private(set) var lines: [ScreenInspector.Line] = []
  private(set) var remarks: [String] = []

  /// Reads the constraints of a view.
  init(of view: UIView) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for constraint in view.constraintsAffectingLayout(for: axis) {
        let isMet = Self.isMet(constraint)
        lines.append(
          .init(
            axis == .horizontal ? "across" : "down",
            Self.text(constraint) + (isMet ? "" : "   (not met)")))
        if !isMet, constraint.priority == .required {
          remarks.append(
            "A required constraint is not met: \(Self.text(constraint)). Another one contradicts it, "
              + "and the console lists those that cannot all hold.")
        }
      }
    }
    if view.hasAmbiguousLayout {
      remarks.append(
        "Its constraints leave a part of its frame open (hasAmbiguousLayout is true). Decide a "
          + "position and a size along both axes.")
    }
  }

  /// The equation, without what a description says around it.
  private static func text(_ constraint: NSLayoutConstraint) -> String {
    var text = "\(constraint)"
    if text.hasPrefix("<NSLayoutConstraint ") { text.removeFirst("<NSLayoutConstraint ".count) }
    if let end = text.range(of: "   (active)>") { text.removeSubrange(end.lowerBound...) }
    return text
  }

  /// Whether the frames obey a constraint, to half a point.
  private static func isMet(_ constraint: NSLayoutConstraint) -> Bool {
    // A part of a position depends on where one counts from, so it is not judged here.
    let isSize = [.width, .height].contains(constraint.firstAttribute)
    guard isSize || constraint.multiplier == 1,
      let first = value(constraint.firstAttribute, of: constraint.firstItem)
    else { return true }
    var second: CGFloat = 0
    if constraint.secondItem != nil {
      guard let value = value(constraint.secondAttribute, of: constraint.secondItem) else {
        return true
      }
      second = value
    }
    let difference = first - (second * constraint.multiplier + constraint.constant)
    switch constraint.relation {
    case .equal: return abs(difference) <= 0.5
    case .lessThanOrEqual: return difference <= 0.5
    case .greaterThanOrEqual: return difference >= -0.5
    @unknown default: return true
    }
  }

  /// Where an attribute of a view or a guide is on the screen, or nil if it cannot be said.
  private static func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?
  ) -> CGFloat? {
    let area: CGRect
    switch item {
    case let view as UIView: area = CGRect(around: view.bounds.corners.map(view.onScreen))
    case let guide as UILayoutGuide:
      guard let view = guide.owningView else { return nil }
      area = CGRect(around: guide.layoutFrame.corners.map(view.onScreen))
    default: return nil
    }
    switch attribute {
    case .left, .leading: return area.minX
    case .right, .trailing: return area.maxX
    case .top: return area.minY
    case .bottom: return area.maxY
    case .width: return area.width
    case .height: return area.height
    case .centerX: return area.midX
    case .centerY: return area.midY
    default: return nil
    }
  }
}
