/// How far something stands from where it would stand.
///
/// - Shape: Horizontal to the right, vertical downwards.
/// - Units: Points.
/// - Errors: None.
/// - Source: Apple, UIKit, "UIOffset".
nonisolated public struct UIOffset: Equatable, Codable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Creates an offset of nothing.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// An offset of nothing.
  public static let zero = UIOffset()
}
