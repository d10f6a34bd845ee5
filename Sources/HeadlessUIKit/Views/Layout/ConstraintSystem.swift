/// The views of a tree and the constraints on them, as they are at one moment.
///
/// The root is the nearest view whose own place depends on no constraint with views outside it. It
/// keeps its size, unless that is what is looked for. The system expresses each attribute of a
/// constraint by the unknowns of a ``LinearRelations``: those of a view are its frame, and what
/// constraints name is the rectangle that its ``UIView/alignmentRectInsets`` leave.
struct ConstraintSystem {
  /// A number that the solver looks for, in the coordinates of the root.
  enum Quantity: Int, CaseIterable {
    case minX, width, minY, height
    /// The size of a scroll view's content.
    case contentWidth, contentHeight

    /// Where a rectangle begins.
    static func start(_ axis: NSLayoutConstraint.Axis) -> Quantity {
      axis == .horizontal ? .minX : .minY
    }

    /// How long a rectangle is.
    static func length(_ axis: NSLayoutConstraint.Axis) -> Quantity {
      axis == .horizontal ? .width : .height
    }
  }

  let root: UIView

  /// The root, and the views below it that belong to the same system.
  private(set) var views: [UIView] = []

  /// The sizes that the contents of the views ask for.
  private(set) var contentSizes: [CGSize] = []

  /// The guides of the views that constraints place.
  private(set) var guides: [UILayoutGuide] = []

  /// The active constraints, in the order they were activated.
  private(set) var constraints: [NSLayoutConstraint] = []

  /// Collects what belongs to the system of a root.
  init(root: UIView) {
    self.root = root
    var pending = [root]
    while let view = pending.popLast() {
      let state = view.madeLayoutState
      views.append(view)
      constraints += state.constraints
      guides += state.guides
      for child in view.children.reversed() where child.isTiedByConstraints {
        pending.append(child)
      }
    }
    constraints = Self.inOrder(of: constraints.map(\.number)).map { constraints[$0] }
    // A view may solve another system to tell its size, which numbers the views anew.
    contentSizes = views.map(\.askedContentSize)
    for (index, view) in views.enumerated() { view.layoutState?.index = index }
    for (offset, guide) in guides.enumerated() { guide.index = views.count + offset }
  }

  /// Returns the indices of numbers, those of the least numbers first.
  ///
  /// A closure of the main actor would ask at every comparison whether it is there.
  private nonisolated static func inOrder(of numbers: [Int]) -> [Int] {
    numbers.indices.sorted { numbers[$0] < numbers[$1] }
  }

  var unknownCount: Int { (views.count + guides.count) * Quantity.allCases.count }

  func unknown(_ quantity: Quantity, of view: UIView) -> Int {
    unknown(quantity, ofIndex: view.layoutState?.index ?? 0)
  }

  func unknown(_ quantity: Quantity, of guide: UILayoutGuide) -> Int {
    unknown(quantity, ofIndex: guide.index)
  }

  private func unknown(_ quantity: Quantity, ofIndex index: Int) -> Int {
    index * Quantity.allCases.count + quantity.rawValue
  }

  /// Everything that the solution depends on beside the constraints.
  var inputs: [Double] {
    var numbers = [Double(root.bounds.width), Double(root.bounds.height)]
    for (view, size) in zip(views, contentSizes) {
      let insets = view.safeAreaInsets
      numbers += [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
      numbers += [Double(size.width), Double(size.height)]
      if view.sizeOfContent == nil || view.layoutState?.usesOffset == true {
        numbers += [Double(view.bounds.minX), Double(view.bounds.minY)]
      }
      guard view.translatesAutoresizingMaskIntoConstraints, view !== root else { continue }
      let frame = view.untransformedFrame
      numbers += [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    }
    return numbers
  }
}

/// Constraints and their attributes as expressions of unknowns.
extension ConstraintSystem {
  /// Returns the expression that is 0 if a constraint is met exactly.
  ///
  /// It is above 0 if the first attribute is too great, and nil if an item is gone.
  func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
    let most = NSLayoutConstraint.greatestConstant
    var sum = LinearExpression(-Double(min(max(constraint.constant, -most), most)))
    guard let first = constraint.firstItem else { return nil }
    let second = constraint.secondItem
    add(constraint.firstAttribute, of: first, facing: second, times: 1, to: &sum)
    guard constraint.hasSecondItem else { return sum }
    guard let second else { return nil }
    let factor = -Double(constraint.multiplier)
    add(constraint.secondAttribute, of: second, facing: first, times: factor, to: &sum)
    return sum
  }

  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, facing other: AnyObject?,
    times factor: Double, to sum: inout LinearExpression
  ) {
    let guide = item as? UILayoutGuide
    guard let view = item as? UIView ?? guide?.owningView else { return }
    var area = guide?.area ?? .frame
    if guide == nil, attribute.isInMargins { area = .margins }
    if guide == nil, area == .frame, isContent(of: view, facing: other) { area = .content }
    let index = area == .own ? guide?.index ?? 0 : view.layoutState?.index ?? 0
    switch attribute.kind {
    case .length(.vertical) where area.isBar:
      sum.constant += factor * Double(view.barHeight(area))
    case .position(.vertical, let share) where area.isBar:
      let height = Double(view.barHeight(area))
      sum.add(unknown(.minY, ofIndex: index), factor)
      if area != .topBar { sum.add(unknown(.height, ofIndex: index), factor) }
      sum.constant += factor * height * (area == .topBar ? share : share - 1)
    case .length(let axis):
      let content: UILayoutGuide.Area = area == .content && guide == nil ? .frame : area
      let length = length(axis, of: content)
      sum.add(unknown(length, ofIndex: index), factor)
      sum.constant -= factor * insets(view, area, axis).total
    case .position(let axis, let share):
      var insets = insets(view, area, axis)
      if area == .scrolledFrame, isContent(of: view, facing: other) {
        view.layoutState?.usesOffset = true
        insets.before += Double(axis == .horizontal ? view.bounds.minX : view.bounds.minY)
      }
      sum.add(unknown(.start(axis), ofIndex: index), factor)
      sum.add(unknown(length(axis, of: area), ofIndex: index), factor * share)
      sum.constant += factor * (insets.before - share * insets.total)
    case .baseline(let isFirst):
      let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      let isMember = text.layoutState != nil && text.isDescendant(of: root)
      addBaseline(of: isMember ? text : view, isFirst: isFirst, times: factor, to: &sum)
    case .none: break
    }
  }

  /// Whether the edges of a scroll view are those of its content: for a view inside they are.
  private func isContent(of view: UIView, facing other: AnyObject?) -> Bool {
    guard view.sizeOfContent != nil, let other, other !== view else { return false }
    guard let inner = other as? UIView ?? (other as? UILayoutGuide)?.owningView else {
      return false
    }
    return inner !== view && inner.isDescendant(of: view)
  }

  private func length(
    _ axis: NSLayoutConstraint.Axis, of area: UILayoutGuide.Area
  ) -> Quantity {
    guard area == .content else { return .length(axis) }
    return axis == .horizontal ? .contentWidth : .contentHeight
  }

  /// Returns how far an area lies inside its view, before and after along an axis.
  private func insets(
    _ view: UIView, _ area: UILayoutGuide.Area, _ axis: NSLayoutConstraint.Axis
  ) -> (before: Double, total: Double) {
    switch area {
    case .own, .content, .scrolledFrame: return (0, 0)
    case .frame:
      let insets = view.alignmentRectInsets
      return axis == .horizontal
        ? (Double(insets.left), Double(insets.left + insets.right))
        : (Double(insets.top), Double(insets.top + insets.bottom))
    case .topBar, .bottomBar, .keyboard: return (0, 0)
    case .safeArea, .margins, .readable:
      view.layoutState?.usesInsets = true
      let insets = view.insets(of: area)
      return axis == .horizontal
        ? (Double(insets.left), Double(insets.left + insets.right))
        : (Double(insets.top), Double(insets.top + insets.bottom))
    }
  }

  /// Adds the baseline of the first or the last line of text.
  ///
  /// A single line of text lies in the middle of its view.
  private func addBaseline(
    of view: UIView, isFirst: Bool, times factor: Double, to sum: inout LinearExpression
  ) {
    sum.add(unknown(.minY, of: view), factor)
    let height = unknown(.height, of: view)
    guard let font = view.baselineFont else {
      return sum.add(height, isFirst ? 0 : factor)
    }
    if view.hasSeveralLines {
      sum.add(height, isFirst ? 0 : factor)
      sum.constant += factor * Double(isFirst ? font.ascender : font.descender)
    } else {
      sum.add(height, factor * 0.5)
      sum.constant += factor * Double(font.ascender - font.lineHeight / 2)
    }
  }
}

extension UIView {
  /// Where the views in this one begin that lie at its edge; a scroll view's content begins at 0.
  var contentOrigin: CGPoint { sizeOfContent != nil ? .zero : bounds.origin }

  /// The size that the content asks for; none to one who is being asked, so that a view may work its
  /// own out by constraints.
  fileprivate var askedContentSize: CGSize {
    let state = madeLayoutState
    guard !state.isAskedForSize else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    state.isAskedForSize = true
    defer { state.isAskedForSize = false }
    return intrinsicContentSize
  }
}
