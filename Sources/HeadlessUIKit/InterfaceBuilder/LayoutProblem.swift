/// The views of a tree and the rules about them, as they are at one moment.
struct LayoutProblem {
  let root: UIView
  let views: [UIView]
  let wishes: [ObjectIdentifier: ContentWish]
  let stored: [ObjectIdentifier: CGRect]
  let constraints: [LayoutConstraint]

  /// The place of each view among the unknowns.
  private let indices: [ObjectIdentifier: Int]

  init(
    root: UIView, views: [UIView], constraints: [LayoutConstraint],
    wishes: [ObjectIdentifier: ContentWish], stored: [ObjectIdentifier: CGRect]
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
        numbers += Self.numbers(view.unturnedFrame)
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
    let first = LayoutSolution(self, widths: [:])
    let wrapped = views.filter { isPlaced($0) && ($0 as? UILabel)?.numberOfLines ?? 1 != 1 }
    guard !wrapped.isEmpty else { return first.placement }
    let widths = wrapped.map { (ObjectIdentifier($0), first.width(of: $0)) }
    return LayoutSolution(self, widths: Dictionary(widths, uniquingKeysWith: { $1 })).placement
  }

  var unknowns: Int { views.count * Self.unknownsOfView }

  /// Returns one of the unknowns of a view, or the known number of the root.
  func unknown(_ view: UIView, _ number: Int) -> LinearSum {
    if view === root {
      return LinearSum(
        [0, root.bounds.width, 0, root.bounds.height, 0, 0].map(Double.init)[number])
    }
    guard let index = indices[ObjectIdentifier(view)] else { return LinearSum() }
    return LinearSum(unknown: index * Self.unknownsOfView + number)
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
  }

  private static func numbers(_ insets: UIEdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
  }
}
