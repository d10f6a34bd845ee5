/// A type whose values can be interpolated, and so animated.
nonisolated protocol Interpolatable: Equatable {
  /// Returns the value at a fraction between this one, 0, and another, 1; a spring goes beyond 1.
  func interpolated(to other: Self, at fraction: Double) -> Self
}

nonisolated extension CGFloat: Interpolatable {
  func interpolated(to other: CGFloat, at fraction: Double) -> CGFloat {
    self + (other - self) * CGFloat(fraction)
  }
}

nonisolated extension CGPoint: Interpolatable {
  func interpolated(to other: CGPoint, at fraction: Double) -> CGPoint {
    CGPoint(
      x: x.interpolated(to: other.x, at: fraction), y: y.interpolated(to: other.y, at: fraction))
  }
}

nonisolated extension CGRect: Interpolatable {
  // A spring that overshoots gives a rectangle no negative size.
  func interpolated(to other: CGRect, at fraction: Double) -> CGRect {
    CGRect(
      x: origin.x.interpolated(to: other.origin.x, at: fraction),
      y: origin.y.interpolated(to: other.origin.y, at: fraction),
      width: max(size.width.interpolated(to: other.size.width, at: fraction), 0),
      height: max(size.height.interpolated(to: other.size.height, at: fraction), 0))
  }
}

nonisolated extension CGAffineTransform: Interpolatable {
  func interpolated(to other: CGAffineTransform, at fraction: Double) -> CGAffineTransform {
    CGAffineTransform(
      a: a.interpolated(to: other.a, at: fraction), b: b.interpolated(to: other.b, at: fraction),
      c: c.interpolated(to: other.c, at: fraction), d: d.interpolated(to: other.d, at: fraction),
      tx: tx.interpolated(to: other.tx, at: fraction),
      ty: ty.interpolated(to: other.ty, at: fraction))
  }
}

nonisolated extension UIColor? {
  private var transparent: UIColor? { self?.withAlphaComponent(0) }
}

nonisolated extension Optional: Interpolatable where Wrapped == UIColor {
  // No colour is the other one, fully transparent: it fades in without a tinge of black.
  func interpolated(to other: UIColor?, at fraction: Double) -> UIColor? {
    guard let from = self ?? other.transparent, let to = other ?? transparent else { return nil }
    let (first, last) = (from.components, to.components)
    return UIColor(
      red: CGFloat(first.red).interpolated(to: CGFloat(last.red), at: fraction),
      green: CGFloat(first.green).interpolated(to: CGFloat(last.green), at: fraction),
      blue: CGFloat(first.blue).interpolated(to: CGFloat(last.blue), at: fraction),
      alpha: CGFloat(first.alpha).interpolated(to: CGFloat(last.alpha), at: fraction))
  }
}
