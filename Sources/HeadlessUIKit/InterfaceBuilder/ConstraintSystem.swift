/// The views of a tree and the rules about them, as they are at one moment.
struct ConstraintSystem {
  let root: UIView
  let views: [UIView]
  let wishes: [ObjectIdentifier: ContentHugging]
  let stored: [ObjectIdentifier: CGRect]
  let constraints: [LayoutConstraint]

  /// The place of each view among the unknowns.
  private let indices: [ObjectIdentifier: Int]

  init(
    root: UIView, views: [UIView], constraints: [LayoutConstraint],
    wishes: [ObjectIdentifier: ContentHugging], stored: [ObjectIdentifier: CGRect]
  ) {
    (self.root, self.views, self.wishes, self.stored) = (root, views, wishes, stored)
    let indices = Dictionary(
      views.enumerated().map { (ObjectIdentifier($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
    self.indices = indices
    self.constraints = constraints.filter { constraint in
      [constraint.first, constraint.second].allSatisfy { side in
        guard let side else { return true }
        guard let view = side.region.view else { return false }
        return view === root || indices[ObjectIdentifier(view)] != nil
      }
    }
  }

  /// Each view is four unknowns, and as a scroll view two more: the size of its content.
  private static let unknownsOfView = 6

  /// All that the answer depends on.
  var inputs: [Double] {
    var numbers: [Double] = Self.numbers(root.bounds) + Self.numbers(root.safeAreaInsets)
    for view in views {
      numbers.append(Double(view.superview.map { indices[ObjectIdentifier($0)] ?? -1 } ?? -2))
      numbers += Self.numbers(view.safeAreaInsets)
      guard isPlaced(view) else {
        numbers += Self.numbers(view.untransformedFrame)
        continue
      }
      let size = view.intrinsicContentSize
      numbers += [Double(size.width), Double(size.height)]
    }
    return numbers
  }

  func isPlaced(_ view: UIView) -> Bool { wishes[ObjectIdentifier(view)] != nil }

  /// Places everything: widths first, because the height of several lines depends on them.
  func solve() -> Placement {
    let first = ConstraintSolver(self, widths: [:])
    let wrapped = views.filter { isPlaced($0) && ($0 as? UILabel)?.numberOfLines ?? 1 != 1 }
    guard !wrapped.isEmpty else { return first.placement }
    let widths = wrapped.map { (ObjectIdentifier($0), first.width(of: $0)) }
    return ConstraintSolver(self, widths: Dictionary(widths, uniquingKeysWith: { $1 })).placement
  }

  var unknowns: Int { views.count * Self.unknownsOfView }

  /// Returns one of the unknowns of a view, or the known number of the root.
  func unknown(_ view: UIView, _ number: Int) -> LinearExpression {
    if view === root {
      return LinearExpression(
        [0, root.bounds.width, 0, root.bounds.height, 0, 0].map(Double.init)[number])
    }
    guard let index = indices[ObjectIdentifier(view)] else { return LinearExpression() }
    return LinearExpression(unknown: index * Self.unknownsOfView + number)
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
  }

  private static func numbers(_ insets: UIEdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
  }
}

/// The lines and lengths of rectangles, as sums of unknowns. All count from the root's corner.
extension ConstraintSystem {
  /// Returns a side of a constraint, as a sum.
  func sum(_ side: LayoutConstraint.Side, facing other: LayoutConstraint.Side?) -> LinearExpression?
  {
    guard let view = side.region.view else { return nil }
    var part = side.region.part
    // Seen from inside, the edges of a scroll view are those of its content.
    if part == .frame, view is UIScrollView, let inner = other?.region.view, inner !== view,
      inner.isDescendant(of: view), ![.width, .height].contains(side.attribute.line)
    {
      part = .content
    }
    if part == .frame, side.attribute.isInMargins { part = .margins }
    return line(side.attribute.line, of: view, part: part)
  }

  private func line(
    _ attribute: LayoutAttribute, of view: UIView, part: LayoutRegion.Part
  ) -> LinearExpression? {
    let (x, width) = span(of: view, part, isHorizontal: true)
    let (y, height) = span(of: view, part, isHorizontal: false)
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

  /// Returns where a rectangle begins and how long it is.
  private func span(
    of view: UIView, _ part: LayoutRegion.Part, isHorizontal: Bool
  ) -> (LinearExpression, LinearExpression) {
    let start = unknown(view, isHorizontal ? 0 : 2)
    let length = unknown(view, isHorizontal ? 1 : 3)
    switch part {
    case .frame, .scrolledFrame: return (start, length)
    case .content: return (start, unknown(view, isHorizontal ? 4 : 5))
    case .topBar:
      return isHorizontal
        ? (start, length) : (start, LinearExpression(Double(view.safeAreaInsets.top)))
    case .bottomBar:
      let bar = Double(view.safeAreaInsets.bottom)
      return isHorizontal ? (start, length) : (start + length + -bar, LinearExpression(bar))
    case .safeArea, .margins:
      let insets = part == .safeArea ? view.safeAreaInsets : margins(of: view)
      let (before, after) =
        isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      return (start + Double(before), length + -Double(before + after))
    }
  }

  /// The margins UIKit gives a view: those of a controller's view are wide at the sides alone.
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

  /// The line that letters stand on; one line of words lies in the middle of its view.
  private func baseline(of view: UIView, isFirst: Bool) -> LinearExpression {
    let (top, height) = (unknown(view, 2), unknown(view, 3))
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
