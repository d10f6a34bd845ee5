/// Constraints and guides that a view holds.
extension UIView {
  /// The active constraints that the view holds: those of itself, and those between views in it.
  public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

  /// Activates a constraint on the view, in which its items have to lie.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    let isInside = constraint.commonAncestor?.isDescendant(of: self) == true
    constraint.install(on: isInside ? self : nil)
  }

  /// Activates constraints on the view, in which their items have to lie.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(addConstraint)
  }

  /// Deactivates a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.uninstall() }
  }

  /// Deactivates constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.uninstall(constraints.filter { $0.holder === self })
  }

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Adds a guide; it leaves the view it had.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    madeLayoutState.guides.append(layoutGuide)
    constraintsDidChange()
  }

  /// Removes a guide that was added, and deactivates the constraints that name it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuides.contains(layoutGuide) else { return }
    NSLayoutConstraint.uninstall(constraintsAround.filter { $0.names(layoutGuide) })
    // A view that is marked may have removed the guide itself, or added it elsewhere.
    layoutState?.guides.removeAll { $0 === layoutGuide }
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// The rectangle that no bar of the system or of a container covers.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

  /// The rectangle that ``layoutMargins`` leave.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

  /// The part of the view that the keyboard covers, or what lies below the safe area without one.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let found = areaGuide(.keyboard) { UIKeyboardLayoutGuide(.keyboard, of: self) }
    return found as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard, of: self)
  }

  /// Whether the constraints leave a part of the view's frame open.
  public var hasAmbiguousLayout: Bool {
    guard isTiedByConstraints else { return false }
    layoutRoot.solveConstraints(rechecking: true)
    return layoutState?.isAmbiguous ?? false
  }

  /// Returns the active constraints that name the view, along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraints(on: self, along: axis) }

  /// The smallest size that fits, to ask ``systemLayoutSizeFitting(_:)`` for.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The greatest size that fits, to ask ``systemLayoutSizeFitting(_:)`` for.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Returns a guide of the view itself.
  func guide(_ area: UILayoutGuide.Area) -> UILayoutGuide {
    areaGuide(area) { UILayoutGuide(area, of: self) }
  }

  private func areaGuide(
    _ area: UILayoutGuide.Area, _ make: () -> UILayoutGuide
  ) -> UILayoutGuide {
    if let guide = layoutState?.areaGuides[area] { return guide }
    let guide = make()
    madeLayoutState.areaGuides[area] = guide
    return guide
  }

  /// The constraints that the view and those it lies in hold.
  private var constraintsAround: [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints)
  }

  /// Returns the active constraints that name a view or a guide, along an axis.
  func constraints(
    on item: AnyObject, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintsAround.filter { $0.names(item) && $0.isAlong(axis) }
  }
}

extension NSLayoutConstraint {
  /// Whether a view or a guide is one of the items.
  fileprivate func names(_ item: AnyObject) -> Bool { firstItem === item || secondItem === item }

  fileprivate func isAlong(_ axis: Axis) -> Bool { firstAttribute.axis == axis }
}

extension NSLayoutConstraint.Attribute {
  /// The axis that an edge, a centre line or a length is measured along.
  var axis: NSLayoutConstraint.Axis? {
    switch kind {
    case .position(let axis, _), .length(let axis): axis
    case .baseline: .vertical
    case .none: nil
    }
  }
}

/// The areas that a view's own guides are.
extension UIView {
  /// How far an area lies inside the view.
  func insets(of area: UILayoutGuide.Area) -> UIEdgeInsets {
    switch area {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readable:
      var insets = layoutMargins
      let excess = max(bounds.width - insets.left - insets.right - 672, 0) / 2
      insets.left += excess
      insets.right += excess
      return insets
    default: return .zero
    }
  }

  /// The height of an area at the top or the bottom of the view.
  func barHeight(_ area: UILayoutGuide.Area) -> CGFloat {
    switch area {
    case .topBar: return safeAreaInsets.top
    case .keyboard:
      let keyboard = Device.current.viewHost?.keyboardFrame ?? .zero
      guard let window, !keyboard.isEmpty else { return safeAreaInsets.bottom }
      let top = convert(keyboard.origin, from: window).y - bounds.minY
      return max(safeAreaInsets.bottom, bounds.height - max(top, 0))
    default: return safeAreaInsets.bottom
    }
  }

  /// Returns an area of the view, in its own coordinates.
  func frame(of area: UILayoutGuide.Area) -> CGRect {
    if area == .content, let size = sizeOfContent {
      return CGRect(origin: .zero, size: size)
    }
    guard area.isBar else { return insets(of: area).rect(in: bounds) }
    var rect = bounds
    rect.size.height = barHeight(area)
    if area != .topBar { rect.origin.y = bounds.maxY - rect.height }
    return rect
  }
}

/// The system of constraints that a view belongs to.
extension UIView {
  /// What the view has for constraints, made if it has nothing yet.
  var madeLayoutState: LayoutState {
    if let layoutState { return layoutState }
    let state = LayoutState()
    layoutState = state
    propagatePendingUpdates()
    return state
  }

  /// Whether the view's place depends on constraints with views outside it, or theirs on it.
  var isTiedByConstraints: Bool {
    guard let state = layoutState, superview != nil else { return false }
    return !state.keepsFrame || !state.outerConstraints.isEmpty
  }

  /// The root of the system of constraints that places the views in this one.
  var layoutRoot: UIView {
    var root = self
    while root.isTiedByConstraints, let superview = root.superview { root = superview }
    return root
  }

  func hold(_ constraint: NSLayoutConstraint) { madeLayoutState.constraints.append(constraint) }

  /// Lets go of the constraints that are active no longer.
  func releaseInactiveConstraints() {
    layoutState?.constraints.removeAll { $0.holder !== self }
  }

  /// Remembers a constraint of a view above, or forgets it, in this view and those between the two.
  func recordConstraint(_ constraint: NSLayoutConstraint, of holder: UIView, isActive: Bool) {
    var next: UIView? = self
    while let view = next, view !== holder {
      let state = view.madeLayoutState
      state.outerConstraints[ObjectIdentifier(constraint)] = isActive ? constraint : nil
      state.isSolved = false
      if !isActive, state.outerConstraints.isEmpty { view.setNeedsLayout() }
      next = view.superview
    }
  }

  /// Has the constraints solved again before the screen is shown next.
  func constraintsDidChange() {
    let root = layoutRoot
    root.layoutState?.isSolved = false
    root.setNeedsLayout()
    root.superview?.childDidAskForOtherSize(root)
  }

  /// Deactivates the constraints between the view and those outside it: it leaves its superview.
  func leaveConstraints() {
    guard let state = layoutState, let superview else { return }
    NSLayoutConstraint.uninstall(state.outerConstraints.values.sorted { $0.number < $1.number })
    superview.constraintsDidChange()
  }

  func enterConstraints(of superview: UIView) {
    if type(of: self).requiresConstraintBasedLayout { _ = madeLayoutState }
    guard let state = layoutState else { return }
    state.outerConstraints = [:]
    guard !state.keepsFrame else { return }
    _ = superview.madeLayoutState
    superview.constraintsDidChange()
  }

  /// Hears that the program has moved or resized the view.
  func frameDidChange() {
    guard let state = layoutState else { return }
    if !isTiedByConstraints {
      state.isSolved = false
    } else if state.keepsFrame {
      superview?.constraintsDidChange()
    }
  }

  func placeSubviewsByConstraints() {
    guard layoutState != nil else { return }
    let root = layoutRoot
    root.solveConstraints(rechecking: root === self)
    for view in subviews {
      guard let state = view.layoutState, !state.keepsFrame, let frame = state.placedFrame,
        view.untransformedFrame != frame
      else { continue }
      if view.transform.isIdentity { view.frame = frame } else { view.untransformedFrame = frame }
      if state.usesInsets, window != nil { root.setNeedsLayout() }
    }
  }

  /// Solves the constraints of the system whose root this is, unless nothing has changed.
  ///
  /// Changes of constraints are known; others are looked for if `rechecking` is true.
  func solveConstraints(rechecking: Bool) {
    let state = madeLayoutState
    guard !state.isSolving, rechecking || !state.isSolved else { return }
    state.isSolving = true
    defer { state.isSolving = false }
    let system = ConstraintSystem(root: self)
    let inputs = system.inputs
    guard !state.isSolved || inputs != state.inputs else { return }
    (state.inputs, state.isSolved) = (inputs, true)
    let solution = ConstraintSolver.solve(system)
    take(solution)
    for problem in solution.problems { problem.reportOnce() }
  }

  private func take(_ solution: LayoutSolution) {
    for (view, frame) in solution.frames where view !== self {
      view.layoutState?.placedFrame = frame
      view.layoutState?.isAmbiguous = false
      // The subviews of the root are being placed, or are about to be.
      if let superview = view.superview, superview !== self, view.untransformedFrame != frame {
        superview.setNeedsLayout()
      }
    }
    for view in solution.ambiguous { view.layoutState?.isAmbiguous = true }
    for (guide, frame) in solution.guides { guide.placedFrame = frame }
    for (view, size) in solution.contentSizes where view.sizeOfContent != size {
      view.sizeOfContent = size
    }
  }

  /// Has the views laid out again that name the keyboard's guide.
  func keyboardDidMove() {
    walk { view in
      if view.layoutState?.areaGuides[.keyboard] != nil { view.constraintsDidChange() }
      return true
    }
  }

  /// Returns the size that constraints in the view, and its content, give it.
  func fittingSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let fitting = ConstraintSolver.Fitting(
      size: targetSize, horizontal: horizontal, vertical: vertical)
    let solution = ConstraintSolver.solve(ConstraintSystem(root: self), fitting: fitting)
    return solution.frames.first?.frame.size ?? .zero
  }

  /// Calls ``updateConstraints()`` where it is asked for, here and below; views in others first.
  func updateMarkedConstraints() {
    guard pendingUpdates.contains(.constraints) else { return }
    var marked: [UIView] = []
    walk { view in
      if view.layoutState?.needsUpdateConstraints == true { marked.append(view) }
      return view.pendingUpdatesBelow.remove(.constraints) != nil
    }
    for view in marked.reversed() {
      view.layoutState?.needsUpdateConstraints = false
      if let owner = view.viewOwner {
        owner.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
    }
  }
}
