/// A shape as layers take it.
///
///     card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12).cgPath
///
/// - Units: Points.
/// - Differs: A path is made with ``UIBezierPath``, whose ``UIBezierPath/cgPath`` it is.
/// - Source: Apple, Core Graphics, "CGPath".
nonisolated public final class CGPath: Hashable, Sendable {
  let path: DisplayList.Path

  /// The radius of the corners, if the path is a rectangle with round ones.
  let cornerRadius: CGFloat?

  init(_ path: DisplayList.Path, cornerRadius: CGFloat?) {
    (self.path, self.cornerRadius) = (path, cornerRadius)
  }

  /// Whether the path has no lines and curves.
  public var isEmpty: Bool { path.elements.isEmpty }

  /// Where the last line or curve ends.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all points, those that bend curves included.
  public var boundingBox: CGRect { CGRect(around: path.points) }

  /// The smallest rectangle around all lines and curves.
  public var boundingBoxOfPath: CGRect {
    CGRect(around: DisplayList.Outline(path).parts.flatMap(\.points))
  }

  /// Returns whether two paths have the same lines and curves.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.path == other.path }

  /// Mixes the number of lines and curves into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(path.elements.count) }
}

/// How a line ends.
///
/// - Source: Apple, Core Graphics, "CGLineCap".
nonisolated public enum CGLineCap: Int32, Sendable {
  /// At its last point.
  case butt
  /// In half a circle around its last point.
  case round
  /// Half of its width behind its last point.
  case square
}

/// How lines meet.
///
/// - Source: Apple, Core Graphics, "CGLineJoin".
nonisolated public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter
  /// In a round corner.
  case round
  /// In a corner that is cut off.
  case bevel
}
