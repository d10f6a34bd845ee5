/// How a line ends.
nonisolated public enum CGLineCap: Int32, Sendable {
  /// At its last point.
  case butt
  /// In half a circle around its last point.
  case round
  /// Half of its width behind its last point.
  case square
}

/// How lines meet.
nonisolated public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter
  /// In a round corner.
  case round
  /// In a corner that is cut off.
  case bevel
}
