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
    let middle = view.onScreen(view.visibleMiddle)
    for tap in 0..<numberOfTaps {
      let touches = Touches(
        at: Touches.points(numberOfTouches, around: middle), continuesTaps: tap > 0)
      touches.lift()
    }
  }

  /// Moves two fingers apart, for a scale above 1, or together, which takes some seconds.
  ///
  /// The velocity is the change of the scale in a second.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    let reach = scale > 1 ? 40 : 40 / max(scale, 0.1)
    move(from: (reach, 0), to: (reach * scale, 0), lasting: abs((scale - 1) / velocity))
  }

  /// Turns two fingers about the middle of the element, by an angle in radians.
  ///
  /// The velocity is the change of the angle in a second.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    move(from: (40, 0), to: (40, rotation), lasting: abs(rotation / velocity))
  }

  /// Moves two fingers that are opposite each other, in ten steps.
  private func move(
    from start: (reach: CGFloat, angle: CGFloat), to end: (reach: CGFloat, angle: CGFloat),
    lasting duration: TimeInterval
  ) {
    guard let view = reachable(to: "pinched") else { return }
    let middle = view.onScreen(view.visibleMiddle)
    func places(_ share: CGFloat) -> [CGPoint] {
      let reach = start.reach + (end.reach - start.reach) * share
      let angle = start.angle + (end.angle - start.angle) * share
      return [-1, 1].map {
        CGPoint(x: middle.x + $0 * reach * cos(angle), y: middle.y + $0 * reach * sin(angle))
      }
    }
    let touches = Touches(at: places(0))
    for step in 1...10 {
      touches.move(
        to: places(CGFloat(step) / 10), after: duration.isFinite ? duration / 10 : 0.02)
    }
    touches.lift()
  }

  /// Keeps a finger on the middle of the element for some seconds.
  public func press(forDuration duration: TimeInterval) {
    guard let view = reachable(to: "pressed") else { return }
    let touches = Touches(at: [view.onScreen(view.visibleMiddle)])
    query.stage.device.clock.advance(by: duration)
    touches.lift()
  }

  /// Keeps a finger on the element for some seconds, then drags to the middle of another element.
  public func press(forDuration duration: TimeInterval, thenDragTo otherElement: Element) {
    guard let view = reachable(to: "pressed") else { return }
    guard otherElement.exists else {
      return query.stage.report(
        "The \(otherElement.query.kind) \(otherElement.name) cannot be dragged to: it is not "
          + "there. \(otherElement.query.inventory)")
    }
    let start = view.onScreen(view.visibleMiddle)
    let frame = otherElement.frame
    let touches = Touches(at: [start])
    query.stage.device.clock.advance(by: duration)
    touches.drag(by: CGPoint(x: frame.midX - start.x, y: frame.midY - start.y))
    touches.lift()
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
    let touches = Touches(at: [view.onScreen(view.visibleMiddle)])
    touches.drag(by: CGPoint(x: x * view.bounds.width / 2, y: y * view.bounds.height / 2))
    touches.lift()
  }
}

extension UIView {
  /// The middle of the view's bounds, which scrolling moves over the content.
  fileprivate var visibleMiddle: CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
