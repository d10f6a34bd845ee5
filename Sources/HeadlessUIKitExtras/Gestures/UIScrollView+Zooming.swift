/// Zooming: two fingers scale the view that the delegate names.
///
/// - Shape: The view has the scale as its `transform`, with its upper left corner in that of the content,
///   and ``UIScrollView/contentSize`` is as large as the view is seen. What lies between the fingers stays
///   there.
/// - Errors: A scale beyond the limits is taken for the nearer one. A scale of 0 or less is not taken, nor
///   is a limit that is no number. Without a view to scale nothing
///   happens.
/// - Differs: A change by the program takes no time, and so does the way back from beyond a limit.
/// - Source: Apple, UIKit, "UIScrollView" and "Scroll View Programming Guide for iOS".
extension UIScrollView {
  /// The smallest scale; 1 unless set.
  public var minimumZoomScale: CGFloat {
    get { zoomLimits.least }
    set { setZoomLimits(newValue, maximumZoomScale) }
  }

  /// The largest scale; 1 unless set.
  public var maximumZoomScale: CGFloat {
    get { zoomLimits.most }
    set { setZoomLimits(minimumZoomScale, newValue) }
  }

  /// The scale of the view that the delegate names.
  public var zoomScale: CGFloat {
    get { zooming.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether two fingers may go some way beyond a limit, from where the scale springs back.
  public var bouncesZoom: Bool {
    get { zooming.bounces }
    set { zooming.bounces = newValue }
  }

  /// Whether two fingers scale the content now.
  public var isZooming: Bool { zooming.isZooming }

  /// The recognizer of the two fingers, or nil where the limits leave no room.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? zooming.pinch : nil
  }

  /// Gives the content a scale; the middle of what is seen stays there.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zooming.zoom(to: scale, about: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  /// Scales and scrolls the content so that a rectangle of the scaled view fills the scroll view.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    zooming.zoom(
      to: min(bounds.width / rect.width, bounds.height / rect.height), about: bounds.origin)
    let scale = zoomScale
    let shown = CGPoint(
      x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
    contentOffset = zooming.inside(shown)
  }

  private func setZoomLimits(_ least: CGFloat, _ most: CGFloat) {
    guard !least.isNaN, !most.isNaN else { return }
    zoomLimits = (least, most)
    zooming.limitsDidChange()
  }

  fileprivate var zooming: ScrollZooming { additions.only { ScrollZooming(of: self) } }
}

/// What a scroll view keeps to zoom.
final class ScrollZooming: NSObject, ModuleZooming {
  fileprivate(set) var scale: CGFloat = 1
  fileprivate var bounces = true
  fileprivate private(set) var isZooming = false
  fileprivate let pinch = UIPinchGestureRecognizer()
  private unowned let scrollView: UIScrollView
  private var startScale: CGFloat = 1

  fileprivate init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
    pinch.addTarget(self, action: ScrollZooming.follow)
    pinch.isEnabled = false
    scrollView.addGestureRecognizer(pinch)
    limitsDidChange()
  }

  static func begin(in scrollView: UIScrollView) { scrollView.zooming.limitsDidChange() }

  func limitsDidChange() {
    let (least, most) = scrollView.zoomLimits
    pinch.isEnabled = least < most
    if scale < least || scale > most, viewToZoom != nil {
      zoom(to: scale, about: scrollView.bounds.origin)
    }
  }

  private var viewToZoom: UIView? {
    Device.current.conversation.ask(scrollView.delegate, ScrollMethod.viewForZooming) {
      $0.viewForZooming(in: scrollView)
    } ?? nil
  }

  /// Gives the content a scale; a point of the scroll view's coordinates stays where it is seen.
  func zoom(to wanted: CGFloat, about point: CGPoint, bouncing: Bool = false) {
    let (least, most) = scrollView.zoomLimits
    guard wanted.isFinite, let view = viewToZoom else { return }
    let nearest = min(max(wanted, least), max(least, most))
    // Beyond a limit, the fingers have to go ever farther.
    let new = bouncing && nearest > 0 ? nearest * pow(wanted / nearest, 0.3) : nearest
    guard new > 0, new != scale || view.transform.a != new else { return }
    let factor = new / scale
    scale = new
    // What is seen begins where it began; a frame that is turned over and over would drift.
    let origin = view.frame.origin
    let size = CGSize(width: view.bounds.width * new, height: view.bounds.height * new)
    view.transform = CGAffineTransform(scaleX: new, y: new)
    view.center = CGPoint(
      x: (origin.x * 1e6).rounded() / 1e6 + size.width / 2,
      y: (origin.y * 1e6).rounded() / 1e6 + size.height / 2)
    scrollView.contentSize = size
    let offset = scrollView.contentOffset
    let moved = CGPoint(
      x: offset.x + point.x * (factor - 1), y: offset.y + point.y * (factor - 1))
    scrollView.contentOffset = inside(moved)
    scrollView.tellDelegate(.didZoom) { $0.scrollViewDidZoom(scrollView) }
  }

  /// The nearest offset at which the content fills the scroll view.
  func inside(_ offset: CGPoint) -> CGPoint {
    let (least, most) = scrollView.limits
    return CGPoint(
      x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      startScale = scale
      isZooming = true
      let view = viewToZoom
      scrollView.tellDelegate(.willBeginZooming) {
        $0.scrollViewWillBeginZooming(scrollView, with: view)
      }
      scale(by: pinch)
    case .changed: scale(by: pinch)
    case .ended, .cancelled:
      isZooming = false
      zoom(to: scale, about: pinch.location(in: scrollView))
      let view = viewToZoom
      scrollView.tellDelegate(.didEndZooming) {
        $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
      }
    default: break
    }
  }

  private func scale(by pinch: UIPinchGestureRecognizer) {
    zoom(
      to: startScale * pinch.scale, about: pinch.location(in: scrollView), bouncing: bounces)
  }
}
