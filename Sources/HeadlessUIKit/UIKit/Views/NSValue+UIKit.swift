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
