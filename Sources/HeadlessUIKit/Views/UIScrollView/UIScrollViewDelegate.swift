/// The object that hears of scrolling.
///
/// Every method may be left out.
///
/// - Shape: A drag is `willBeginDragging`, `didScroll` as often as it moves, `willEndDragging` and
///   `didEndDragging`. If the content moves on, `willBeginDecelerating` and `didEndDecelerating` follow.
/// - Differs: Put the conformance on the class that implements the methods. A subclass of it is
///   not heard, because Swift chooses the default when it compiles the conformance.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells the delegate that another part of the content is seen.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells the delegate that a finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Tells the delegate that the finger is about to let go, and where the content will come to rest.
  ///
  /// The velocity is in points a millisecond. The delegate may choose another offset. It is not called
  /// where ``UIScrollView/isPagingEnabled`` is true.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Tells the delegate that the finger has let go; `decelerate` says whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Tells the delegate that content which was let go moves on.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Tells the delegate that content which moved on has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Tells the delegate that scrolling by the program, with an animation, has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns the view in the content that two fingers scale, or nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Tells the delegate that two fingers begin to scale the content.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Tells the delegate that the content has another scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Tells the delegate that the content has come to a scale.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Says that the method is not implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    notImplemented(ScrollMethod.didScroll)
  }

  /// Says that the method is not implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    notImplemented(ScrollMethod.willBeginDragging)
  }

  /// Says that the method is not implemented.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    notImplemented(ScrollMethod.willEndDragging)
  }

  /// Says that the method is not implemented.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    notImplemented(ScrollMethod.didEndDragging)
  }

  /// Says that the method is not implemented.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    notImplemented(ScrollMethod.willBeginDecelerating)
  }

  /// Says that the method is not implemented.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    notImplemented(ScrollMethod.didEndDecelerating)
  }

  /// Says that the method is not implemented.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    notImplemented(ScrollMethod.didEndScrollingAnimation)
  }

  /// Says that the method is not implemented: nothing is scaled.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    notImplemented(ScrollMethod.viewForZooming, answer: nil)
  }

  /// Says that the method is not implemented.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    notImplemented(ScrollMethod.willBeginZooming)
  }

  /// Says that the method is not implemented.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    notImplemented(ScrollMethod.didZoom)
  }

  /// Says that the method is not implemented.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    notImplemented(ScrollMethod.didEndZooming)
  }
}

/// The methods of a scroll view's delegate, as the conversation names them.
nonisolated package enum ScrollMethod: String, DelegateMethod {
  package static let speaker = "scrollView"

  case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating,
    didEndDecelerating, didEndScrollingAnimation, viewForZooming, willBeginZooming, didZoom,
    didEndZooming
}
