/// Which views are laid out and drawn before the screen is shown next.
extension UIView {
  /// How often a view is laid out before it is left as it is.
  ///
  /// A view may mark itself while its subviews are laid out. One that always does would never be
  /// done.
  static let mostLayoutPasses = 10

  /// How often a tree of views is gone through before its layout is left as it is.
  ///
  /// A view that gets another size has its superview laid out, so sizes that follow from those of
  /// subviews reach one view further up each time. Two views that always resize each other would
  /// never be done.
  static let mostLayoutRounds = 100

  /// How many views may lie in one another each of which was added while the one before was laid out.
  static let mostViewsAddedInLayout = 100

  /// The ``depthInLayout`` of views that are added now: above 0 while a view is laid out.
  static var depthOfViewsAddedNow = 0

  /// What is to be done about a view before the screen is shown next.
  struct PendingUpdates: OptionSet {
    let rawValue: UInt8

    /// Its subviews are to be laid out.
    static let layout = PendingUpdates(rawValue: 1 << 0)
    /// It is to be drawn.
    static let display = PendingUpdates(rawValue: 1 << 1)
    /// Its constraints are to be brought up to date.
    static let constraints = PendingUpdates(rawValue: 1 << 2)
  }

  /// What is to be done about this view and those that lie in it.
  var pendingUpdates: PendingUpdates {
    var updates = pendingUpdatesBelow
    if needsLayout { updates.insert(.layout) }
    if needsDisplay { updates.insert(.display) }
    if layoutState?.needsUpdateConstraints == true { updates.insert(.constraints) }
    return updates
  }

  /// Tells the views this one lies in what is to be done below them.
  func propagatePendingUpdates() {
    let updates = pendingUpdates
    var ancestor = superview
    while let view = ancestor, !view.pendingUpdatesBelow.isSuperset(of: updates) {
      view.pendingUpdatesBelow.formUnion(updates)
      ancestor = view.superview
    }
  }

  /// Calls `layoutSubviews()` until the view no longer marks itself.
  func layOutSubviewsWhileMarked() {
    guard needsLayout else { return }
    guard depthInLayout < Self.mostViewsAddedInLayout else {
      ViewMessage.endlessAdding(type(of: self), count: depthInLayout).reportOnce()
      needsLayout = false
      return
    }
    let depth = Self.depthOfViewsAddedNow
    Self.depthOfViewsAddedNow = depthInLayout + 1
    defer { Self.depthOfViewsAddedNow = depth }
    var passes = 0
    let wasBeingLaidOut = isBeingLaidOut
    isBeingLaidOut = true
    defer { isBeingLaidOut = wasBeingLaidOut }
    while needsLayout, passes < Self.mostLayoutPasses {
      passes += 1
      needsLayout = false
      tellSafeAreaInsets()
      viewOwner?.viewWillLayoutSubviews()
      layoutSubviews()
      viewOwner?.viewDidLayoutSubviews()
    }
    guard needsLayout else { return }
    // One that marks itself for ever is left as it is, until somebody else marks it.
    ViewMessage.endlessLayout(type(of: self), count: passes).reportOnce()
    needsLayout = false
  }

  /// Leaves this view and those in it as they are, until somebody marks one, and says which is
  /// marked without end.
  func endLayout(after rounds: Int) {
    var marked: UIView?
    walk { view in
      if view.needsLayout {
        marked = marked ?? view
        view.needsLayout = false
      }
      return view.pendingUpdatesBelow.remove(.layout) != nil
    }
    guard let marked else { return }
    ViewMessage.endlessLayout(type(of: marked), count: rounds).reportOnce()
  }
}

/// Resizing subviews along with their superview.
extension UIView {
  /// Updates drawing, subviews and layout after a change of the bounds.
  func boundsDidChange(from old: CGRect) {
    requireFiniteGeometry()
    animate(\.bounds, from: old)
    if bounds.size != old.size { frameDidChange() }
    if bounds.origin != old.origin, layoutState != nil, contentOrigin == bounds.origin {
      constraintsDidChange()
    }
    if contentMode == .redraw, bounds != old { setNeedsDisplay() }
    guard bounds != old else { return }
    if autoresizesSubviews, bounds.size != old.size {
      subviews.forEach { $0.autoresize(from: old.size, to: bounds.size) }
    }
    setNeedsLayout()
    // One that lays its subviews out need not do so again because they have new sizes.
    if bounds.size != old.size, let superview, !superview.isBeingLaidOut {
      superview.setNeedsLayout()
    }
  }

  /// Resizes the view as ``autoresizingMask`` says after its superview's size has changed.
  private func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    let horizontal = autoresizingMask.resized(
      untransformedFrame.minX, untransformedFrame.width, from: old.width, to: new.width,
      masks: (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin))
    let vertical = autoresizingMask.resized(
      untransformedFrame.minY, untransformedFrame.height, from: old.height, to: new.height,
      masks: (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))
    let rect = CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    if transform.isIdentity { frame = rect } else { untransformedFrame = rect }
  }

  /// Tells the view and its controller of other insets than they were told of last.
  fileprivate func tellSafeAreaInsets() {
    guard containingWindow != nil, case let insets = insetsToTell, insets != knownSafeAreaInsets
    else { return }
    knownSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    viewOwner?.viewSafeAreaInsetsDidChange()
    for child in children where child.insetsToTell != child.knownSafeAreaInsets {
      child.setNeedsLayout()
    }
  }

  /// Has a view that was moved be told of its insets, if it has others now.
  func safeAreaMayHaveChanged() {
    guard containingWindow != nil,
      knownSafeAreaInsets != .zero || superview?.knownSafeAreaInsets != .zero,
      insetsToTell != knownSafeAreaInsets
    else { return }
    setNeedsLayout()
  }

  /// The safe area's insets, by those of the superview where they are enough.
  ///
  /// The superview was told of its own just before. To ask for ``safeAreaInsets`` in each view would
  /// lead through all its superviews, which a tree of many levels pays for with the square of them.
  private var insetsToTell: UIEdgeInsets {
    guard viewOwner == nil, transform.isIdentity, let superview, superview.superview != nil,
      superview.viewOwner == nil, superview.barsAroundContent == nil
    else { return safeAreaInsets }
    let outer = superview.knownSafeAreaInsets
    guard outer != .zero else { return .zero }
    let (free, frame) = (outer.rect(in: superview.bounds), frame)
    return UIEdgeInsets(
      top: min(max(free.minY - frame.minY, 0), bounds.height),
      left: min(max(free.minX - frame.minX, 0), bounds.width),
      bottom: min(max(frame.maxY - free.maxY, 0), bounds.height),
      right: min(max(frame.maxX - free.maxX, 0), bounds.width))
  }

  /// Adds what the controllers of this view and of those it lies in keep free.
  func addingInsetsOfControllers(to bars: UIEdgeInsets) -> UIEdgeInsets {
    var (insets, ancestor) = (bars, superview)
    while let view = ancestor {
      ancestor = view.superview
      guard view.viewOwner?.additionalSafeAreaInsets ?? .zero != .zero else { continue }
      let free = convert(view.safeAreaInsets.rect(in: view.bounds), from: view)
      insets.top = max(insets.top, min(free.minY - bounds.minY, bounds.height))
      insets.left = max(insets.left, min(free.minX - bounds.minX, bounds.width))
      insets.bottom = max(insets.bottom, min(bounds.maxY - free.maxY, bounds.height))
      insets.right = max(insets.right, min(bounds.maxX - free.maxX, bounds.width))
      break
    }
    guard let more = viewOwner?.additionalSafeAreaInsets else { return insets }
    return UIEdgeInsets(
      top: insets.top + more.top, left: insets.left + more.left,
      bottom: insets.bottom + more.bottom, right: insets.right + more.right)
  }

  /// How far the bars of the containers a view lies in reach into it.
  var insetsOfContainerBars: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    var (child, ancestor) = (self, superview)
    while let view = ancestor {
      if let bars = view.barsAroundContent, child === bars.content {
        for bar in bars.top where !bar.isHidden {
          insets.top = max(insets.top, convert(bar.bounds, from: bar).maxY - bounds.minY)
        }
        for bar in bars.bottom where !bar.isHidden {
          insets.bottom = max(insets.bottom, bounds.maxY - convert(bar.bounds, from: bar).minY)
        }
      }
      (child, ancestor) = (view, view.superview)
    }
    insets.top = min(insets.top, bounds.height)
    insets.bottom = min(insets.bottom, bounds.height)
    return insets
  }
}

/// The bars of a container, and what lies behind them.
struct BarsAroundContent {
  /// Where the content of the container lies.
  let content: UIView
  /// The bars at the upper edge.
  let top: [UIView]
  /// The bars at the lower edge.
  let bottom: [UIView]
}

extension UIView.AutoresizingMask {
  /// Divides a change of length among the flexible parts, each by its present size.
  fileprivate func resized(
    _ start: CGFloat, _ length: CGFloat, from old: CGFloat, to new: CGFloat,
    masks: (before: Self, middle: Self, after: Self)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [
      (contains(masks.before), start),
      (contains(masks.middle), length),
      (contains(masks.after), old - start - length),
    ]
    let flexible = parts.filter(\.0)
    guard !flexible.isEmpty, old != new else { return (start, length) }
    let total = flexible.reduce(0) { $0 + $1.1 }
    let shares = parts.map { isFlexible, size in
      guard isFlexible else { return CGFloat(0) }
      return total > 0 ? (new - old) * size / total : (new - old) / CGFloat(flexible.count)
    }
    return (start + shares[0], max(length + shares[1], 0))
  }
}

extension UIView {
  /// The parts of a view's frame that change with the superview's size.
  ///
  /// - Shape: Three parts a direction: the margin before, the length, the margin after.
  /// - Units: A change is divided among the flexible parts in proportion to their size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a mask out of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The margin to the left changes.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The margin to the right changes.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The margin above changes.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The margin below changes.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }
}
