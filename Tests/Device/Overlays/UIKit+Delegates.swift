// swift-format-ignore-file
// What lesson 4 needs besides: drawing, colours, and texts by their ranges.

extension CGRect {
  public var midX: CGFloat { origin.x }
  public var midY: CGFloat { origin.y }
}

extension NSString {
  public func replacingCharacters(in range: NSRange, with text: String) -> String { text }
}

extension Range where Bound == String.Index {
  public init?(_ range: NSRange, in text: String) { nil }
}

extension String {
  public func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    text
  }
}

extension UIColor {
  public class var yellow: UIColor { UIColor() }
  public class var label: UIColor { UIColor() }
  public class var clear: UIColor { UIColor() }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
  }
  public func setStroke() {}
}

@MainActor public final class UIBezierPath: NSObject {
  public var lineWidth: CGFloat = 1
  public func move(to point: CGPoint) {}
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}
  public func stroke() {}
}
