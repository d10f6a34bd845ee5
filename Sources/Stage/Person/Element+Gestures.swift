import HeadlessUIKit

/// What fingers do to an element besides tapping it once.
extension Element {
  /// Taps the middle of the element twice, quickly.
  public func doubleTap() {
    tap(withNumberOfTaps: 2, numberOfTouches: 1)
  }

  /// Taps the element with two fingers.
  public func twoFingerTap() {
    tap(withNumberOfTaps: 1, numberOfTouches: 2)
  }

  /// Taps the element a number of times, quickly, with a number of fingers side by side.
  public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    guard let view = reachable(to: "tapped"), numberOfTaps > 0, numberOfTouches > 0 else { return }
    let place = view.onScreen(view.visibleMiddle)
    for tap in 0..<numberOfTaps {
      let hand = Hand(at: Hand.places(numberOfTouches, around: place), continuesTaps: tap > 0)
      hand.lift()
    }
  }

  /// Keeps a finger on the middle of the element for some seconds.
  public func press(forDuration duration: TimeInterval) {
    guard let view = reachable(to: "pressed") else { return }
    let hand = Hand(at: [view.onScreen(view.visibleMiddle)])
    query.stage.state.clock.advance(by: duration)
    hand.lift()
  }

  /// Keeps a finger on the element for some seconds, then drags to the middle of another element.
  public func press(forDuration duration: TimeInterval, thenDragTo otherElement: Element) {
    guard let view = reachable(to: "pressed") else { return }
    guard otherElement.exists else {
      return query.stage.report(
        "The \(otherElement.query.kind) \(otherElement.words) cannot be dragged to: it is not "
          + "there. \(otherElement.query.inventory)")
    }
    let start = view.onScreen(view.visibleMiddle)
    let frame = otherElement.frame
    let hand = Hand(at: [start])
    query.stage.state.clock.advance(by: duration)
    hand.drag(by: CGPoint(x: frame.midX - start.x, y: frame.midY - start.y))
    hand.lift()
  }

  /// Drags a finger from the middle of the element to its upper edge.
  public func swipeUp() { swipe(0, -1) }

  /// Drags a finger from the middle of the element to its lower edge.
  public func swipeDown() { swipe(0, 1) }

  /// Drags a finger from the middle of the element to its left edge.
  public func swipeLeft() { swipe(-1, 0) }

  /// Drags a finger from the middle of the element to its right edge.
  public func swipeRight() { swipe(1, 0) }

  private func swipe(_ x: CGFloat, _ y: CGFloat) {
    guard let view = reachable(to: "swiped") else { return }
    let hand = Hand(at: [view.onScreen(view.visibleMiddle)])
    hand.drag(by: CGPoint(x: x * view.bounds.width / 2, y: y * view.bounds.height / 2))
    hand.lift()
  }
}

/// Several fingers on the screen that move together.
final class Hand {
  private let state = Device.current
  private var touches: [UITouch]
  private var points: [CGPoint]

  /// Puts fingers down at points of the screen.
  init(at points: [CGPoint], continuesTaps: Bool = false) {
    self.points = points
    if !continuesTaps { state.digitizer.forgetTaps() }
    touches = state.digitizer.begin(at: points)
    state.clock.runPass()
  }

  /// Moves the fingers in steps, as a hand does.
  func drag(by way: CGPoint) {
    let steps = 10
    let start = points
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      points = start.map { CGPoint(x: $0.x + way.x * share, y: $0.y + way.y * share) }
      state.digitizer.move(Array(zip(touches, points)).map { (touch: $0, point: $1) })
      state.clock.runPass()
    }
  }

  /// Lifts the fingers.
  func lift() {
    state.digitizer.end(touches)
    state.clock.runPass()
  }

  /// Returns points for fingers side by side, 10 points apart.
  static func places(_ count: Int, around middle: CGPoint) -> [CGPoint] {
    (0..<count).map { finger in
      let offset = CGFloat(finger) - CGFloat(count - 1) / 2
      return CGPoint(x: middle.x + 10 * offset, y: middle.y)
    }
  }
}

extension UIView {
  /// The middle of the view's bounds, which scrolling moves over the content.
  fileprivate var visibleMiddle: CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
