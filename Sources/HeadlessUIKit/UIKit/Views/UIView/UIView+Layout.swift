extension UIView {
  /// How often a view is laid out before it is left as it is.
  ///
  /// A view may mark itself while its subviews are placed. One that always does would never be
  /// done.
  private static let mostLayoutPasses = 10

  /// Lets drawing, subviews and layout follow a change of the bounds.
  func followBounds(from old: CGRect) {
    requireNumbers()
    animate(\.bounds, from: old)
    if contentMode == .redraw, bounds != old { setNeedsDisplay() }
    guard bounds.size != old.size else { return }
    if autoresizesSubviews {
      subviews.forEach { $0.followResize(from: old.size, to: bounds.size) }
    }
    setNeedsLayout()
  }

  /// Has a document's constraints looked at again: the size that suits the content has changed.
  func contentDidChange() {
    if let superview, superview.layout != nil { superview.setNeedsLayout() }
  }

  /// Marks the view to be drawn.
  func markForDrawing() {
    needsDisplay = true
    markAncestors()
  }

  /// Says to the views this one lies in what is marked below them.
  func markAncestors() {
    let marks = marks
    var ancestor = superview
    while let view = ancestor, !view.marksBelow.isSuperset(of: marks) {
      view.marksBelow.formUnion(marks)
      ancestor = view.superview
    }
  }

  /// Places the subviews of this view and of those below it, wherever something is marked.
  ///
  /// A view may mark one above it while it is laid out. What lies above comes first, so it is
  /// gone through again.
  func layOutMarked() {
    var passes = 0
    while marks.contains(.layout), passes < Self.mostLayoutPasses {
      passes += 1
      walk { view in
        view.placeSubviews()
        return view.marksBelow.remove(.layout) != nil
      }
    }
  }

  private func placeSubviews() {
    var passes = 0
    while needsLayout, passes < Self.mostLayoutPasses {
      passes += 1
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    // One that marks itself for ever is left as it is, until somebody else marks it.
    needsLayout = false
  }

  /// Follows the superview's change of size as ``autoresizingMask`` says.
  func followResize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let horizontal = autoresizingMask.stretched(
      unturnedFrame.minX, unturnedFrame.width, from: old.width, to: new.width,
      masks: (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin))
    let vertical = autoresizingMask.stretched(
      unturnedFrame.minY, unturnedFrame.height, from: old.height, to: new.height,
      masks: (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))
    let rect = CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    if transform.isIdentity { frame = rect } else { unturnedFrame = rect }
  }
}

extension UIView.AutoresizingMask {
  /// Shares a change of length among the flexible parts, each by its present size.
  fileprivate func stretched(
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
  /// The parts of a view's place that give when the superview's size changes.
  ///
  /// - Shape: Three parts a direction: the margin before, the length, the margin after.
  /// - Units: A change is shared among the flexible parts in proportion to their size.
  /// - Source: Apple, UIKit, "UIView.AutoresizingMask".
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a mask out of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The margin to the left gives.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width gives.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The margin to the right gives.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The margin above gives.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height gives.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The margin below gives.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }
}
