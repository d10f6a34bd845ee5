/// Coordinates, and the numbers they are made of.
extension UIView {
  /// Stops the program if the view's place is no number, as Core Animation does.
  func requireNumbers() {
    let size = bounds.size
    guard (center.x + center.y).isFinite else {
      raiseInvalidGeometry("position contains NaN: [\(center.x) \(center.y)]")
    }
    guard (bounds.minX + bounds.minY + size.width + size.height).isFinite else {
      raiseInvalidGeometry(
        "bounds contains NaN: [\(bounds.minX) \(bounds.minY); \(size.width) \(size.height)]")
    }
  }

  private func raiseInvalidGeometry(_ fact: String) -> Never {
    Exception.raise(
      "CALayerInvalidGeometry", reason: "CALayer \(fact)",
      help: "Look for a division by zero where the frame of a \(type(of: self)) is set.")
  }

  /// Returns a point of the superview in this view's coordinates.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    let frame = frame
    return CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
  }

  /// Returns a point of this view in the superview's coordinates.
  package func toSuperview(_ point: CGPoint) -> CGPoint {
    let frame = frame
    return CGPoint(x: point.x + frame.minX - bounds.minX, y: point.y + frame.minY - bounds.minY)
  }

  /// Returns a point of this view in the coordinates of the view at the root of the tree.
  func pointInRoot(_ point: CGPoint) -> CGPoint {
    var result = point
    var view = self
    while let parent = view.superview {
      result = view.toSuperview(result)
      view = parent
    }
    return result
  }

  /// Returns a point of the view at the root of the tree in this view's coordinates.
  func pointFromRoot(_ point: CGPoint) -> CGPoint {
    let origin = pointInRoot(.zero)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}
