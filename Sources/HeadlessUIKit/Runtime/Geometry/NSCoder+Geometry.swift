/// Geometry as text, as property lists hold it: `{{10, 20}, {100, 50}}`.
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

  /// Returns the point that a text stands for, or zero if it stands for none.
  public class func cgPoint(for string: String) -> CGPoint {
    guard let numbers = numbers(in: string, like: "{n,n}") else { return .zero }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Returns the size that a text stands for, or zero if it stands for none.
  public class func cgSize(for string: String) -> CGSize {
    guard let numbers = numbers(in: string, like: "{n,n}") else { return .zero }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Returns the rectangle that a text stands for, or zero if it stands for none.
  public class func cgRect(for string: String) -> CGRect {
    guard let numbers = numbers(in: string, like: "{{n,n},{n,n}}") else { return .zero }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the insets that a text stands for, or zero if it stands for none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    guard let numbers = numbers(in: string, like: "{n,n,n,n}") else { return .zero }
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Returns the offset that a text stands for, or zero if it stands for none.
  public class func uiOffset(for string: String) -> UIOffset {
    guard let numbers = numbers(in: string, like: "{n,n}") else { return .zero }
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// Returns the transform that a text stands for, or the identity if it stands for none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    guard let numbers = numbers(in: string, like: "[n,n,n,n,n,n]") else { return .identity }
    return CGAffineTransform(
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  private static func string(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map(string).joined(separator: ", ") + "}"
  }

  /// A number without the decimals of a whole one.
  private static func string(_ number: CGFloat) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The numbers in a string, if its brackets and commas are those of a pattern.
  private static func numbers(in string: String, like pattern: String) -> [CGFloat]? {
    var shape = ""
    var tokens: [String] = []
    var isInNumber = false
    for character in string where !character.isWhitespace {
      let isMark = "{}[],".contains(character)
      if isMark {
        shape.append(character)
      } else if isInNumber {
        tokens[tokens.count - 1].append(character)
      } else {
        shape += "n"
        tokens.append(String(character))
      }
      isInNumber = !isMark
    }
    let numbers = tokens.compactMap { Double($0).map { CGFloat($0) } }
    return shape == pattern && numbers.count == tokens.count ? numbers : nil
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
