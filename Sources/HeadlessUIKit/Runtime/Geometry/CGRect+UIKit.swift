nonisolated extension CGRect {
  /// Returns the rectangle with its edges moved inwards.
  ///
  /// Insets larger than the rectangle leave a negative `size.width`, as on a device; `width` never
  /// shows it.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// The corners, clockwise from the top left.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// Creates the smallest rectangle around points, or the null rectangle around none.
  package init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

// How Apple's geometry prints itself; Foundation on Linux leaves it to reflection.

nonisolated extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates: `(16.0, 20.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

nonisolated extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height: `(320.0, 568.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

nonisolated extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The corner and the size: `(16.0, 20.0, 80.0, 90.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
