/// Geometry in words, as property lists hold it: `{{10, 20}, {100, 50}}`.
nonisolated extension NSCoder {
  /// Returns a point in words: `{x, y}`.
  public class func string(for point: CGPoint) -> String { words([point.x, point.y]) }

  /// Returns a size in words: `{width, height}`.
  public class func string(for size: CGSize) -> String { words([size.width, size.height]) }

  /// Returns a rectangle in words: `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns insets in words: `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    words([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns an offset in words: `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    words([offset.horizontal, offset.vertical])
  }

  /// Returns a transform in words, in brackets: `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[" + numbers.map(word).joined(separator: ", ") + "]"
  }

  /// Returns the point some words stand for, or zero if they stand for none.
  public class func cgPoint(for string: String) -> CGPoint {
    guard let numbers = numbers(in: string, like: "{n,n}") else { return .zero }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Returns the size some words stand for, or zero if they stand for none.
  public class func cgSize(for string: String) -> CGSize {
    guard let numbers = numbers(in: string, like: "{n,n}") else { return .zero }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Returns the rectangle some words stand for, or zero if they stand for none.
  public class func cgRect(for string: String) -> CGRect {
    guard let numbers = numbers(in: string, like: "{{n,n},{n,n}}") else { return .zero }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the insets some words stand for, or zero if they stand for none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    guard let numbers = numbers(in: string, like: "{n,n,n,n}") else { return .zero }
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Returns the offset some words stand for, or zero if they stand for none.
  public class func uiOffset(for string: String) -> UIOffset {
    guard let numbers = numbers(in: string, like: "{n,n}") else { return .zero }
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// Returns the transform some words stand for, or the identity if they stand for none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    guard let numbers = numbers(in: string, like: "[n,n,n,n,n,n]") else { return .identity }
    return CGAffineTransform(
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  private static func words(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map(word).joined(separator: ", ") + "}"
  }

  /// A number without the decimals of a whole one.
  private static func word(_ number: CGFloat) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The numbers in a string, if its brackets and commas are those of a pattern.
  private static func numbers(in string: String, like pattern: String) -> [CGFloat]? {
    var shape = ""
    var words: [String] = []
    var isInNumber = false
    for character in string where !character.isWhitespace {
      let isMark = "{}[],".contains(character)
      if isMark {
        shape.append(character)
      } else if isInNumber {
        words[words.count - 1].append(character)
      } else {
        shape += "n"
        words.append(String(character))
      }
      isInNumber = !isMark
    }
    let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
    return shape == pattern && numbers.count == words.count ? numbers : nil
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
