/// Scrolling by a finger.
extension UIScrollView {
  /// How strongly content resists that is dragged beyond its edge.
  private static let resistance: CGFloat = 0.55

  /// Whether the finger, as it moves, may scroll.
  var mayDrag: Bool {
    guard isScrollEnabled else { return false }
    let movement = pan.translation(in: self)
    guard abs(movement.x) > abs(movement.y) ? canScrollAcross : canScrollDown else { return false }
    let heard = pan.touches.filter { $0.delivery == .begun }.compactMap(\.view)
    return !heard.contains { $0 is UIControl }
  }

  /// Follows the finger.
  func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      endDeceleration()
      isDragging = true
      dragStart = contentOffset
      if keyboardDismissMode == .onDrag {
        window?.endEditing(true)
      }
      tellDelegate(.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
      pan.setTranslation(.zero, in: self)
    case .changed:
      drag(pan.translation(in: superview))
      hideKeyboardIfReached()
    case .ended, .cancelled: stop()
    case .possible, .failed: break
    }
  }

  package func tellDelegate(_ method: ScrollMethod, _ message: (any UIScrollViewDelegate) -> Void) {
    Device.current.conversation.tell(delegate, method, "", message)
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
  package var limits: (least: CGPoint, most: CGPoint) {
    let insets = insetsOfContent
    let least = CGPoint(x: 0 - insets.left, y: 0 - insets.top - roomOfHiddenTitle)
    let most = CGPoint(
      x: max(contentSize.width + insets.right - bounds.width, least.x),
      y: max(contentSize.height + insets.bottom - bounds.height, least.y))
    return (least, most)
  }

  private func drag(_ movement: CGPoint) {
    let (least, most) = limits
    var offset = contentOffset
    if canScrollAcross {
      offset.x = resisted(dragStart.x - movement.x, least.x, most.x, bounds.width)
    }
    if canScrollDown {
      offset.y = resisted(dragStart.y - movement.y, least.y, most.y, bounds.height)
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

  /// Hides the keyboard when the finger has come down to it, if the mode says so.
  private func hideKeyboardIfReached() {
    guard keyboardDismissMode == .interactive,
      pan.velocity(in: nil).y > 0
    else { return }
    let keyboard = Device.current.viewHost?.keyboardFrame ?? .zero
    guard !keyboard.isEmpty, pan.location(in: nil).y >= keyboard.minY else { return }
    window?.endEditing(true)
  }

  /// How fast a finger leaves a page that turns, in points a second.
  private static let fast: CGFloat = 300

  /// Where content that is left rests, if it rests at pages.
  private var pageOffset: CGPoint {
    let (least, most) = limits
    // A finger that takes no time is a quick one, whatever its velocity, which nobody can tell.
    let movement = pan.translation(in: superview)
    let speed =
      pan.hasTakenNoTime
      ? CGPoint(x: movement.x * Self.fast, y: movement.y * Self.fast) : pan.velocity(in: superview)
    func page(
      _ offset: CGFloat, from start: CGFloat, _ length: CGFloat, _ speed: CGFloat,
      _ least: CGFloat, _ most: CGFloat
    ) -> CGFloat {
      guard length > 0 else { return offset }
      let first = (start / length).rounded()
      var page = (offset / length).rounded()
      if page == first, abs(speed) >= Self.fast, offset != start { page += speed < 0 ? 1 : -1 }
      page = min(max(page, first - 1), first + 1)
      return min(max(page * length, least), most)
    }
    return CGPoint(
      x: canScrollAcross
        ? page(contentOffset.x, from: dragStart.x, bounds.width, speed.x, least.x, most.x)
        : contentOffset.x,
      y: canScrollDown
        ? page(contentOffset.y, from: dragStart.y, bounds.height, speed.y, least.y, most.y)
        : contentOffset.y)
  }

  /// Returns the nearest offset at which the content fills the view.
  private func inside(_ offset: CGPoint) -> CGPoint {
    let (least, most) = limits
    return CGPoint(
      x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  /// Lets the content go on to where it comes to rest.
  private func stop() {
    isDragging = false
    let start = contentOffset
    let goal = isPagingEnabled ? pageOffset : restingOffset
    let moves = inside(goal) != start
    tellDelegate(.didEndDragging) { $0.scrollViewDidEndDragging(self, willDecelerate: moves) }
    guard moves else { return }
    let rest = Deceleration(from: start, to: goal, begin: Device.current.now)
    deceleration = rest
    tellDelegate(.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
    // The delegate may have stopped the content.
    guard deceleration === rest else { return }
    guard isPagingEnabled || inside(start) != start else { return scheduleStep(of: rest) }
    // A page turns at once, and what was dragged too far springs back at once.
    contentOffset = inside(goal)
    if deceleration === rest { endDeceleration() }
  }

  /// Where content that is left comes to rest if the delegate does not choose another place; beyond
  /// an edge, if it comes there quickly.
  private var restingOffset: CGPoint {
    // Fingers that were taken away, as a call does, have not let go of anything.
    let isCalm = pan.isResting || pan.state == .cancelled
    let speed = isCalm ? .zero : pan.velocity(in: superview)
    // The velocity of the content in points a millisecond, as UIKit tells it.
    let velocity = CGPoint(
      x: canScrollAcross ? -speed.x / 1000 : 0, y: canScrollDown ? -speed.y / 1000 : 0)
    let isFast = max(abs(velocity.x), abs(velocity.y)) >= Self.slowest
    let movement = isFast ? Deceleration.distance : 0
    let natural = CGPoint(
      x: contentOffset.x + velocity.x * movement, y: contentOffset.y + velocity.y * movement)
    let expected = inside(natural)
    var target = expected
    tellDelegate(.willEndDragging) {
      $0.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    }
    return target == expected ? natural : target
  }

  /// The slowest finger that content goes on after, in points a millisecond.
  private static let slowest: CGFloat = 0.1

  private func scheduleStep(of rest: Deceleration) {
    rest.ticket = Device.current.clock.schedule(after: Clock.frame, .animation) { [weak self] in
      guard let self, deceleration === rest else { return }
      decelerate(rest)
    }
  }

  /// Moves the content as far as it has come by now.
  private func decelerate(_ rest: Deceleration) {
    guard window != nil else { return endDeceleration() }
    let offset = inside(rest.offset(after: contentOffset, at: Device.current.now))
    // What has come to an edge stays there; it has come to rest when nothing moves any more.
    let isBlocked = offset == contentOffset
    contentOffset = offset
    guard deceleration === rest else { return }
    if rest.isOver || isBlocked { endDeceleration() } else { scheduleStep(of: rest) }
  }

  /// Has content that moves on come to rest where it is.
  func endDeceleration() {
    guard let rest = deceleration else { return }
    rest.ticket?.cancel()
    deceleration = nil
    tellDelegate(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
  }
}

/// Content that was let go and moves on, slower and slower.
final class Deceleration {
  /// The part of the velocity that is left after a millisecond.
  private static let rate = 0.998

  /// How far the content comes before it rests, in milliseconds of its velocity.
  static let distance: CGFloat = rate / (1 - rate)

  private let goal: CGPoint
  private let start: CGPoint
  private let begin: TimeInterval
  private var last = CGPoint.zero

  /// Whether the content has come to its goal.
  private(set) var isOver = false
  weak var ticket: Clock.Ticket?

  init(from start: CGPoint, to goal: CGPoint, begin: TimeInterval) {
    (self.start, self.goal, self.begin) = (start, goal, begin)
  }

  /// Returns where the content is now that was at an offset at the last step.
  func offset(after former: CGPoint, at now: TimeInterval) -> CGPoint {
    let left = CGFloat(pow(Self.rate, (now - begin) * 1000))
    let movement = CGPoint(x: goal.x - start.x, y: goal.y - start.y)
    isOver = max(abs(movement.x), abs(movement.y)) * left < 0.5
    let share = isOver ? 1 : 1 - left
    let come = CGPoint(x: movement.x * share, y: movement.y * share)
    defer { last = come }
    return CGPoint(
      x: Self.rounded(former.x + come.x - last.x, to: goal.x),
      y: Self.rounded(former.y + come.y - last.y, to: goal.y))
  }

  /// Returns the goal for what is next to it: many small steps do not come to it exactly.
  private static func rounded(_ value: CGFloat, to goal: CGFloat) -> CGFloat {
    abs(value - goal) < 1e-6 ? goal : value
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
    (view as? UIScrollView)?.endDeceleration()
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
