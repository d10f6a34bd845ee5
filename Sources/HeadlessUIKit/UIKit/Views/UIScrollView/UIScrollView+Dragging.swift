/// Scrolling by a finger.
extension UIScrollView {
  /// How strongly content resists that is dragged beyond its edge.
  private static let resistance: CGFloat = 0.55

  /// Whether the finger, as it moves, may scroll.
  var mayDrag: Bool {
    guard isScrollEnabled else { return false }
    let way = pan.translation(in: self)
    guard abs(way.x) > abs(way.y) ? canScrollAcross : canScrollDown else { return false }
    let heard = pan.touches.filter { $0.delivery == .begun }.compactMap(\.view)
    return heard.allSatisfy { canCancelContentTouches && touchesShouldCancel(in: $0) }
  }

  /// Follows the finger.
  func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isDragging = true
      dragStart = contentOffset
      tellDelegate("willBeginDragging") { $0.scrollViewWillBeginDragging(self) }
      pan.setTranslation(.zero, in: self)
    case .changed: drag(pan.translation(in: superview))
    case .ended, .cancelled: stop()
    case .possible, .failed: break
    }
  }

  /// Tells the delegate something, and writes it down.
  func tellDelegate(_ name: String, _ message: (any UIScrollViewDelegate) -> Void) {
    guard let delegate else { return }
    Device.current.conversation.tell(
      .init(part: "delegate", object: delegate), by: "scrollView", name, ""
    ) {
      message(delegate)
    }
  }

  private var canScrollDown: Bool {
    alwaysBounceVertical
      || insetsOfContent.top + contentSize.height + insetsOfContent.bottom
        > bounds.height
  }

  private var canScrollAcross: Bool {
    alwaysBounceHorizontal
      || insetsOfContent.left + contentSize.width + insetsOfContent.right
        > bounds.width
  }

  /// The offsets at which the content fills the view.
  var limits: (least: CGPoint, most: CGPoint) {
    let insets = insetsOfContent
    let least = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    let most = CGPoint(
      x: max(contentSize.width + insets.right - bounds.width, least.x),
      y: max(contentSize.height + insets.bottom - bounds.height, least.y))
    return (least, most)
  }

  private func drag(_ way: CGPoint) {
    let (least, most) = limits
    var offset = contentOffset
    if canScrollAcross {
      offset.x = resisted(dragStart.x - way.x, least.x, most.x, bounds.width)
    }
    if canScrollDown {
      offset.y = resisted(dragStart.y - way.y, least.y, most.y, bounds.height)
    }
    contentOffset = offset
  }

  private func resisted(
    _ offset: CGFloat, _ least: CGFloat, _ most: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    let inside = min(max(offset, least), most)
    let excess = abs(offset - inside)
    guard excess > 0, bounces, length > 0 else { return inside }
    let given = excess * Self.resistance * length / (length + Self.resistance * excess)
    return offset < inside ? inside - given : inside + given
  }

  private func stop() {
    isDragging = false
    tellDelegate("didEndDragging") {
      $0.scrollViewDidEndDragging(self, willDecelerate: false)
    }
    let (least, most) = limits
    contentOffset = CGPoint(
      x: min(max(contentOffset.x, least.x), most.x), y: min(max(contentOffset.y, least.y), most.y))
  }
}

/// The recognizer of the finger that scrolls.
///
/// It lets the views under the finger wait, but not for long.
final class ScrollPan: UIPanGestureRecognizer {
  private var patience: Clock.Ticket?
  private var isOutOfPatience = false

  override var delaysTouchesBegan: Bool {
    get { super.delaysTouchesBegan && !isOutOfPatience }
    set { super.delaysTouchesBegan = newValue }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard patience == nil else { return }
    let clock = Device.current.clock
    patience = clock.schedule(after: 0.15, .input) { [weak self] in
      guard let self else { return }
      isOutOfPatience = true
      view?.window?.sendHeldTouches(of: self)
    }
  }

  override func reset() {
    super.reset()
    patience?.cancel()
    (patience, isOutOfPatience) = (nil, false)
  }
}
