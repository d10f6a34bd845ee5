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

  /// Moves two fingers apart on the element, or together if the scale is below 1.
  ///
  /// The velocity is in scales a second, and below 0 if the fingers move together.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    guard scale > 0, scale.isFinite, velocity.isFinite, velocity != 0,
      (scale < 1) == (velocity < 0)
    else {
      return query.stage.report(
        "The \(query.kind) \(name) cannot be pinched by the scale \(scale) with the velocity "
          + "\(velocity): a scale below 1 needs a velocity below 0, and one above 1 a velocity above "
          + "0; both are finite numbers.")
    }
    guard let view = reachable(to: "pinched") else { return }
    let widest = min(view.bounds.width, view.bounds.height) * 0.4
    let start = scale < 1 ? widest : widest / scale
    moveFingers(on: view, for: TimeInterval(abs((scale - 1) / velocity))) { share in
      (start * (1 + (scale - 1) * share), 0)
    }
  }

  /// Turns two fingers about the middle of the element, clockwise if the angle is above 0.
  ///
  /// The angle is in radians, and the velocity in radians a second.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    guard rotation.isFinite, velocity.isFinite, velocity != 0 else {
      return query.stage.report(
        "The \(query.kind) \(name) cannot be rotated by \(rotation) with the velocity "
          + "\(velocity): both are finite numbers, and the velocity is not 0.")
    }
    guard let view = reachable(to: "rotated") else { return }
    let radius = min(view.bounds.width, view.bounds.height) * 0.4
    moveFingers(on: view, for: TimeInterval(abs(rotation / velocity))) { share in
      (radius, rotation * share)
    }
  }

  /// Moves two fingers that lie opposite each other, in steps, as a hand does.
  private func moveFingers(
    on view: UIView, for duration: TimeInterval,
    _ place: (CGFloat) -> (radius: CGFloat, angle: CGFloat)
  ) {
    let middle = view.onScreen(view.visibleMiddle)
    func points(_ share: CGFloat) -> [CGPoint] {
      let (radius, angle) = place(share)
      let (x, y) = (radius * CGFloat(cos(Double(angle))), radius * CGFloat(sin(Double(angle))))
      return [
        CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y),
      ]
    }
    let touches = Touches(at: points(0))
    let steps = 20
    for step in 1...steps {
      touches.move(
        to: points(CGFloat(step) / CGFloat(steps)), after: duration / TimeInterval(steps))
    }
    touches.lift()
  }

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
