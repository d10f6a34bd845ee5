extension UIView {
  /// Returns a point of this view in another view's coordinates, or the window's for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let base = pointInRoot(point)
    return view?.pointFromRoot(base) ?? base
  }

  /// Returns a point of another view, or of the window for nil, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromRoot(view?.pointInRoot(point) ?? point)
  }

  /// Returns a rectangle of this view in another view's coordinates, or the window's for nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Returns a rectangle of another view, or of the window for nil, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Gives the view the size it asks for, and keeps its top left corner.
  public func sizeToFit() {
    let origin = frame.origin
    frame = CGRect(origin: origin, size: sizeThatFits(bounds.size))
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var result = point
    var view = self
    while let parent = view.superview {
      let frame = view.frame
      result.x += frame.minX - view.bounds.minX
      result.y += frame.minY - view.bounds.minY
      view = parent
    }
    return result
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    let origin = pointInRoot(.zero)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}
