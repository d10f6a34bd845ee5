/// Some of the four edges of a rectangle.
nonisolated public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the edges, numbered as UIKit numbers them.
  public let rawValue: UInt

  /// Creates a set of edges out of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all = UIRectEdge([.top, .left, .bottom, .right])
}
