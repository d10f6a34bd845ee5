/// An axis along which views lie.
enum LayoutAxis {
  case horizontal, vertical
}

/// A number that the solver looks for, in the coordinates of the root.
enum LayoutQuantity: Int, CaseIterable {
  case minX, width, minY, height
  /// The size of a scroll view's content.
  case contentWidth, contentHeight

  /// Where a view begins.
  static func start(_ axis: LayoutAxis) -> LayoutQuantity { axis == .horizontal ? .minX : .minY }

  /// How long a view is.
  static func length(_ axis: LayoutAxis) -> LayoutQuantity {
    axis == .horizontal ? .width : .height
  }

  /// How long the content of a scroll view is.
  static func contentLength(_ axis: LayoutAxis) -> LayoutQuantity {
    axis == .horizontal ? .contentWidth : .contentHeight
  }
}

/// The views of a tree and the constraints on them, as they are at one moment.
///
/// It expresses each attribute of a constraint by the variables of a ``LinearEquations``.
struct ConstraintSystem {
  let root: UIView
  let views: [UIView]
  let constraints: [LayoutConstraint]

  /// The frames that the views had before constraints positioned them.
  let originalFrames: [ObjectIdentifier: CGRect]

  private let constrained: [ObjectIdentifier: ConstrainedView]
  private let indices: [ObjectIdentifier: Int]

  /// Collects the views below a root; constraints on other views are left out.
  init(
    root: UIView, views: [UIView], constraints: [LayoutConstraint],
    constrained: [ObjectIdentifier: ConstrainedView], originalFrames: [ObjectIdentifier: CGRect]
  ) {
    (self.root, self.views) = (root, views)
    (self.constrained, self.originalFrames) = (constrained, originalFrames)
    let indices = Dictionary(
      views.enumerated().map { (ObjectIdentifier($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
    self.indices = indices
    self.constraints = constraints.filter { constraint in
      [constraint.first, constraint.second].allSatisfy { anchor in
        guard let anchor else { return true }
        guard let view = anchor.item.view else { return false }
        return view === root || indices[ObjectIdentifier(view)] != nil
      }
    }
  }

  /// How constraints position a view, or nil if the view keeps its frame.
  func constrained(_ view: UIView) -> ConstrainedView? { constrained[ObjectIdentifier(view)] }

  /// Whether constraints position a view; otherwise it keeps its frame.
  func isConstrained(_ view: UIView) -> Bool { constrained(view) != nil }

  /// Everything that the solution depends on.
  var inputs: [Double] {
    var numbers = Self.numbers(root.bounds) + Self.numbers(root.safeAreaInsets)
    for view in views {
      numbers.append(Double(view.superview.map { indices[ObjectIdentifier($0)] ?? -1 } ?? -2))
      numbers += Self.numbers(view.safeAreaInsets)
      guard isConstrained(view) else {
        numbers += Self.numbers(view.untransformedFrame)
        continue
      }
      let size = view.intrinsicContentSize
      numbers += [Double(size.width), Double(size.height)]
    }
    return numbers
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
  }

  private static func numbers(_ insets: UIEdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
  }
}

/// The variables.
extension ConstraintSystem {
  var variableCount: Int { views.count * LayoutQuantity.allCases.count }

  /// Returns a quantity of a view as a variable; those of the root are known.
  func expression(_ quantity: LayoutQuantity, of view: UIView) -> LinearExpression {
    if view === root { return LinearExpression(quantityOfRoot(quantity)) }
    guard let index = indices[ObjectIdentifier(view)] else { return LinearExpression() }
    return LinearExpression(
      LinearVariable(index: index * LayoutQuantity.allCases.count + quantity.rawValue))
  }

  private func quantityOfRoot(_ quantity: LayoutQuantity) -> Double {
    switch quantity {
    case .width: Double(root.bounds.width)
    case .height: Double(root.bounds.height)
    case .minX, .minY, .contentWidth, .contentHeight: 0
    }
  }
}

/// Constraints and their attributes as expressions of variables.
extension ConstraintSystem {
  /// Returns the expression that is 0 if a constraint is met exactly.
  ///
  /// It is above 0 if the first attribute is too great, and nil if an attribute does not exist.
  func expression(of constraint: LayoutConstraint) -> LinearExpression? {
    guard let first = expression(of: constraint.first, facing: constraint.second) else {
      return nil
    }
    guard let second = constraint.second else { return first + -constraint.constant }
    return expression(of: second, facing: constraint.first).map {
      first - $0 * constraint.multiplier + -constraint.constant
    }
  }

  private func expression(
    of anchor: LayoutConstraint.Anchor, facing other: LayoutConstraint.Anchor?
  ) -> LinearExpression? {
    guard let view = anchor.item.view else { return nil }
    return expression(
      of: anchor.attribute.resolved, of: view, part: part(of: view, anchor, facing: other))
  }

  /// Returns the rectangle of a view that an anchor means.
  private func part(
    of view: UIView, _ anchor: LayoutConstraint.Anchor, facing other: LayoutConstraint.Anchor?
  ) -> LayoutItem.Part {
    guard anchor.item.part == .frame else { return anchor.item.part }
    // For a view inside a scroll view, the scroll view's edges are those of its content.
    if view is UIScrollView, let inner = other?.item.view, inner !== view,
      inner.isDescendant(of: view), !anchor.attribute.isLength
    {
      return .content
    }
    return anchor.attribute.isInMargins ? .margins : .frame
  }

  private func expression(
    of attribute: LayoutAttribute, of view: UIView, part: LayoutItem.Part
  ) -> LinearExpression? {
    let (x, width) = extent(of: view, part, .horizontal)
    let (y, height) = extent(of: view, part, .vertical)
    switch attribute {
    case .left: return x
    case .right: return x + width
    case .width: return width
    case .centerX: return x + width * 0.5
    case .top: return y
    case .bottom: return y + height
    case .height: return height
    case .centerY: return y + height * 0.5
    case .firstBaseline: return baseline(of: view, isFirst: true)
    case .lastBaseline: return baseline(of: view, isFirst: false)
    default: return nil
    }
  }

  /// Returns where a rectangle begins along an axis, and how long it is.
  private func extent(
    of view: UIView, _ part: LayoutItem.Part, _ axis: LayoutAxis
  ) -> (start: LinearExpression, length: LinearExpression) {
    let start = expression(.start(axis), of: view)
    let length = expression(.length(axis), of: view)
    switch part {
    case .frame, .scrolledFrame: return (start, length)
    case .content: return (start, expression(.contentLength(axis), of: view))
    case .topBar:
      guard axis == .vertical else { return (start, length) }
      return (start, LinearExpression(Double(view.safeAreaInsets.top)))
    case .bottomBar:
      guard axis == .vertical else { return (start, length) }
      let bar = Double(view.safeAreaInsets.bottom)
      return (start + length + -bar, LinearExpression(bar))
    case .safeArea: return inset(start, length, by: view.safeAreaInsets, axis)
    case .margins: return inset(start, length, by: margins(of: view), axis)
    }
  }

  private func inset(
    _ start: LinearExpression, _ length: LinearExpression, by insets: UIEdgeInsets,
    _ axis: LayoutAxis
  ) -> (start: LinearExpression, length: LinearExpression) {
    let (before, after) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return (start + Double(before), length + -Double(before + after))
  }

  /// Returns the margins UIKit gives a view; a controller's view has them at its sides only.
  private func margins(of view: UIView) -> UIEdgeInsets {
    let safe = view.safeAreaInsets
    guard view.controller != nil else {
      return UIEdgeInsets(
        top: safe.top + 8, left: safe.left + 8, bottom: safe.bottom + 8, right: safe.right + 8)
    }
    let side: CGFloat = root.bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(
      top: safe.top, left: safe.left + side, bottom: safe.bottom, right: safe.right + side)
  }

  /// Returns the baseline of the first or the last line of text.
  ///
  /// A single line of text lies in the middle of its view.
  private func baseline(of view: UIView, isFirst: Bool) -> LinearExpression {
    let (top, height) = (expression(.minY, of: view), expression(.height, of: view))
    let font: UIFont? =
      (view as? UILabel)?.font ?? (view as? UITextField)?.font
      ?? (view as? UIButton)?.titleLabel?.font
    guard let font else { return isFirst ? top : top + height }
    if let label = view as? UILabel, label.numberOfLines != 1 {
      return isFirst ? top + Double(font.ascender) : top + height + Double(font.descender)
    }
    return top + height * 0.5 + Double(font.ascender - font.lineHeight / 2)
  }
}
