extension UIView {
  /// How often a view is laid out before it is left as it is.
  ///
  /// A view may mark itself while its subviews are placed. One that always does would never be
  /// done.
  private static let mostLayoutPasses = 10

  /// Places the subviews of this view and of those below it, wherever something is marked.
  func layOutMarked() {
    var passes = 0
    while needsLayout, passes < Self.mostLayoutPasses {
      passes += 1
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    subviews.forEach { $0.layoutIfNeeded() }
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
