/// Geometry as text: `{{10, 20}, {100, 50}}`.
nonisolated extension NSCoder {
  /// Returns a point as text: `{x, y}`.
  public class func string(for point: CGPoint) -> String { string([point.x, point.y]) }

  /// Returns a size as text: `{width, height}`.
  public class func string(for size: CGSize) -> String { string([size.width, size.height]) }

  /// Returns a rectangle as text: `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns insets as text: `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    string([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns an offset as text: `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    string([offset.horizontal, offset.vertical])
  }

  /// Returns a transform as text, in brackets: `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[" + numbers.map(string).joined(separator: ", ") + "]"
  }

  private static func string(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map(string).joined(separator: ", ") + "}"
  }

  /// A number without the decimals of a whole one.
  private static func string(_ number: CGFloat) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

nonisolated extension NSValue {
  /// Creates an object that holds a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Creates an object that holds a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// Creates an object that holds a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The point the object holds.
  public var cgPointValue: CGPoint { pointValue }

  /// The size the object holds.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle the object holds.
  public var cgRectValue: CGRect { rectValue }
}
