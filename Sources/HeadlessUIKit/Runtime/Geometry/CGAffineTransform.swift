/// A way to move, scale and turn points, as Core Graphics writes it down.
///
///                            ┌ a   b   0 ┐      x' = a·x + c·y + tx
///     [x' y' 1] = [x y 1] ·  │ c   d   0 │
///                            └ tx  ty  1 ┘      y' = b·x + d·y + ty
///
/// - Shape: Two rows that scale and turn, and a third that moves.
/// - Units: Points; angles in radians, clockwise on the screen, where y grows downwards.
/// - Errors: A transform without a way back is its own ``inverted()``.
nonisolated public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The share of x in x.
  public var a: CGFloat
  /// The share of x in y.
  public var b: CGFloat
  /// The share of y in x.
  public var c: CGFloat
  /// The share of y in y.
  public var d: CGFloat
  /// What is added to x.
  public var tx: CGFloat
  /// What is added to y.
  public var ty: CGFloat

  /// Creates a transform out of its six numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transform out of its six numbers, by their names.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.init(a, b, c, d, tx, ty)
  }

  /// Creates a transform of zeros, which takes every point to the origin.
  public init() {
    self.init(0, 0, 0, 0, 0, 0)
  }

  /// Creates a transform that moves.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(1, 0, 0, 1, tx, ty)
  }

  /// Creates a transform that scales about the origin; a negative factor mirrors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(sx, 0, 0, sy, 0, 0)
  }

  /// Creates a transform that turns about the origin, clockwise on the screen.
  public init(rotationAngle angle: CGFloat) {
    self.init(cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0)
  }

  /// The transform that leaves everything as it is.
  public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

  /// Whether the transform leaves everything as it is.
  public var isIdentity: Bool { self == .identity }

  /// Returns the transform that moves first and then does what this one does.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the transform that scales first and then does what this one does.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform that turns first and then does what this one does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that does what this one does and then what another does.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * t2.a + b * t2.c, a * t2.b + b * t2.d,
      c * t2.a + d * t2.c, c * t2.b + d * t2.d,
      tx * t2.a + ty * t2.c + t2.tx, tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Returns the transform that undoes this one, or this one if nothing can.
  public func inverted() -> CGAffineTransform {
    guard hasInverse else { return self }
    let area = a * d - b * c
    return CGAffineTransform(
      d / area, -b / area, -c / area, a / area,
      (c * ty - d * tx) / area, (b * tx - a * ty) / area)
  }

  /// Whether the transform can be undone: it flattens nothing, and all its numbers are finite.
  var hasInverse: Bool {
    let area = a * d - b * c
    return area != 0 && (1 / area).isFinite && isFinite
  }

  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

nonisolated extension CGPoint {
  /// Returns where a transform takes the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

nonisolated extension CGSize {
  /// Returns the size a transform makes of the size; it may be negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

nonisolated extension CGRect {
  /// Returns the smallest upright rectangle around what a transform makes of the rectangle.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    return CGRect(around: corners.map { $0.applying(t) })
  }
}
