/// A value that has values between itself and another.
nonisolated protocol Animatable: Equatable {
  /// Returns the value at a part of the way to another; beyond 1 it lies behind the other.
  func value(_ part: Double, ofTheWayTo other: Self) -> Self
}

nonisolated extension CGFloat: Animatable {
  func value(_ part: Double, ofTheWayTo other: CGFloat) -> CGFloat {
    self + (other - self) * CGFloat(part)
  }
}

nonisolated extension CGPoint: Animatable {
  func value(_ part: Double, ofTheWayTo other: CGPoint) -> CGPoint {
    CGPoint(x: x.value(part, ofTheWayTo: other.x), y: y.value(part, ofTheWayTo: other.y))
  }
}

nonisolated extension CGRect: Animatable {
  // A spring that overshoots does not turn a rectangle inside out.
  func value(_ part: Double, ofTheWayTo other: CGRect) -> CGRect {
    CGRect(
      x: origin.x.value(part, ofTheWayTo: other.origin.x),
      y: origin.y.value(part, ofTheWayTo: other.origin.y),
      width: max(size.width.value(part, ofTheWayTo: other.size.width), 0),
      height: max(size.height.value(part, ofTheWayTo: other.size.height), 0))
  }
}

nonisolated extension CGAffineTransform: Animatable {
  func value(_ part: Double, ofTheWayTo other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a.value(part, ofTheWayTo: other.a), b: b.value(part, ofTheWayTo: other.b),
      c: c.value(part, ofTheWayTo: other.c), d: d.value(part, ofTheWayTo: other.d),
      tx: tx.value(part, ofTheWayTo: other.tx), ty: ty.value(part, ofTheWayTo: other.ty))
  }
}

nonisolated extension UIColor? {
  private var transparent: UIColor? { self?.withAlphaComponent(0) }
}

nonisolated extension Optional: Animatable where Wrapped == UIColor {
  // No colour is the other one, fully transparent: it fades in without a tinge of black.
  func value(_ part: Double, ofTheWayTo other: UIColor?) -> UIColor? {
    guard let from = self ?? other.transparent, let to = other ?? transparent else { return nil }
    let (first, last) = (from.components, to.components)
    return UIColor(
      red: CGFloat(first.red).value(part, ofTheWayTo: CGFloat(last.red)),
      green: CGFloat(first.green).value(part, ofTheWayTo: CGFloat(last.green)),
      blue: CGFloat(first.blue).value(part, ofTheWayTo: CGFloat(last.blue)),
      alpha: CGFloat(first.alpha).value(part, ofTheWayTo: CGFloat(last.alpha)))
  }
}
