/// The object that hears of scrolling.
///
/// Every method may be left out.
///
/// - Shape: A drag is `willBeginDragging`, `didScroll` as often as it moves, `didEndDragging`.
/// - Differs: Put the conformance on the class that implements the methods. A subclass of it is
///   not heard, because Swift chooses the default when it compiles the conformance.
/// - Source: Apple, UIKit, "UIScrollViewDelegate".
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells the delegate that another part of the content is seen.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells the delegate that a finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Tells the delegate that the finger has let go; `decelerate` says whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Tells the delegate that scrolling by the program, with an animation, has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Says that the method is not implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    Device.current.conversation.notImplemented("didScroll", by: self)
  }

  /// Says that the method is not implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    Device.current.conversation.notImplemented("willBeginDragging", by: self)
  }

  /// Says that the method is not implemented.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    Device.current.conversation.notImplemented("didEndDragging", by: self)
  }

  /// Says that the method is not implemented.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    Device.current.conversation.notImplemented("didEndScrollingAnimation", by: self)
  }
}
