/// A rectangle with coordinates of its own: a view, a window or the screen.
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle, in its own coordinates.
  var bounds: CGRect { get }

  /// Returns a point of this space in another one's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Returns a point of another space in this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Returns a rectangle of this space in another one's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Returns a rectangle of another space in this one's coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
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
