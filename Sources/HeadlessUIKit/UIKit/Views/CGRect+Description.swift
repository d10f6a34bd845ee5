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
