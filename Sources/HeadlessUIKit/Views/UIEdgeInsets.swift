/// Distances from the four edges of a rectangle.
///
/// - Shape: A positive number leads inwards.
/// - Units: Points.
/// - Errors: None.
/// - Source: Apple, UIKit, "UIEdgeInsets".
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// No distance from any edge.
  public static let zero = UIEdgeInsets()

  /// Creates no distance from any edge.
  public init() {
    (top, left, bottom, right) = (0, 0, 0, 0)
  }

  /// Creates distances, counterclockwise from the top.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
