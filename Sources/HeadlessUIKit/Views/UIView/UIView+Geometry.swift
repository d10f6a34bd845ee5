/// Frames of views with a transform, and coordinates of one view in those of another.
extension UIView {
  /// Stops the program if a coordinate is infinite or no number, as Core Animation does.
  func requireFiniteGeometry() {
    let (origin, size) = (bounds.origin, bounds.size)
    guard center.x.isFinite, center.y.isFinite else {
      ViewError.infinitePosition(center, of: type(of: self)).terminate()
    }
    guard transform.isFinite else {
      ViewError.infiniteTransform(transform, of: type(of: self)).terminate()
    }
    guard origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite else {
      ViewError.infiniteBounds(bounds, of: type(of: self)).terminate()
    }
  }

  /// The view's rectangle in its superview's coordinates, as if there were no transform.
  var untransformedFrame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.standardized.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The smallest upright rectangle around the view as it is drawn.
  ///
  /// Setting it moves the middle of what is drawn into the middle of the rectangle, and gives the
  /// bounds the size of the rectangle before the transform.
  var transformedFrame: CGRect {
    get { untransformedFrame.applying(transform.about(center)) }
    set {
      let rect = newValue.standardized
      if transform.hasInverse {
        let size = CGRect(origin: .zero, size: rect.size).applying(transform.inverted()).size
        bounds.size = size
      }
      center = CGPoint(x: rect.midX - transform.tx, y: rect.midY - transform.ty)
    }
  }

  /// Whether the view, or one it lies in, has a transform.
  var isTransformedOnScreen: Bool {
    var view: UIView? = self
    while let current = view {
      if !current.transform.isIdentity { return true }
      view = current.superview
    }
    return false
  }

  /// Returns a rectangle converted to or from another view, point by point if there is a transform.
  func boundingBox(
    of rect: CGRect, with view: UIView?, _ convert: (CGPoint) -> CGPoint
  ) -> CGRect {
    if isTransformedOnScreen || view?.isTransformedOnScreen == true {
      return CGRect(around: rect.corners.map(convert))
    }
    return CGRect(origin: convert(rect.origin), size: rect.size)
  }

  /// Returns a point of the superview in this view's coordinates.
  ///
  /// In a view that is scaled to nothing every point is far outside.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    var point = point
    if !transform.isIdentity {
      guard transform.hasInverse else { return Self.farOutside }
      point = point.applying(transform.inverted().about(center))
    }
    let frame = untransformedFrame
    return CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
  }

  /// Returns a point of this view in the superview's coordinates.
  package func toSuperview(_ point: CGPoint) -> CGPoint {
    let frame = untransformedFrame
    let point = CGPoint(
      x: point.x + frame.minX - bounds.minX, y: point.y + frame.minY - bounds.minY)
    return transform.isIdentity ? point : point.applying(transform.about(center))
  }

  private static let farOutside = CGPoint(x: 1e9, y: 1e9)

  /// Returns a point of this view in the coordinates of the view at the root of the tree.
  func convertToRoot(_ point: CGPoint) -> CGPoint {
    var result = point
    var view = self
    while let parent = view.superview {
      result = view.toSuperview(result)
      view = parent
    }
    return result
  }

  /// Returns a point of the view at the root of the tree in this view's coordinates.
  func convertFromRoot(_ point: CGPoint) -> CGPoint {
    guard isTransformedOnScreen else {
      let origin = convertToRoot(.zero)
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    var path: [UIView] = []
    var view = self
    while let parent = view.superview {
      path.append(view)
      view = parent
    }
    return path.reversed().reduce(point) { $1.fromSuperview($0) }
  }
}

// A window begins where the screen begins, so both have the coordinates that views call nil.
extension UICoordinateSpace {
  /// Returns a point of this space in another one's coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let point = (self as? UIView)?.convert(point, to: nil as UIView?) ?? point
    return (coordinateSpace as? UIView)?.convert(point, from: nil as UIView?) ?? point
  }

  /// Returns a point of another space in this one's coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  /// Returns a rectangle of this space in another one's coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let rect = (self as? UIView)?.convert(rect, to: nil as UIView?) ?? rect
    return (coordinateSpace as? UIView)?.convert(rect, from: nil as UIView?) ?? rect
  }

  /// Returns a rectangle of another space in this one's coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {}
