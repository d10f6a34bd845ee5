/// Following one finger.
extension UIControl {
  func begin(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, followedTouch == nil, let touch = touches.topmost else { return }
    followedTouch = touch
    let follows = beginTracking(touch, with: event)
    // The control may have been disabled or taken away by what it did at the first touch.
    guard followedTouch === touch else { return }
    guard follows else { return stopTracking() }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func move(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = followedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    let follows = continueTracking(touch, with: event)
    guard isTracking else { return }
    guard follows else { return stopTracking() }
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, false): send(.touchDragExit, with: event)
    case (false, true): send(.touchDragEnter, with: event)
    default: break
    }
    if isTracking { send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event) }
  }

  func end(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = followedTouch, touches.contains(touch) else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    guard isTracking else { return }
    isTracking = false
    send(isInside ? eventsOfTap : .touchUpOutside, with: event)
    stopTracking()
  }

  func cancel(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = followedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    isTracking = false
    send(.touchCancel, with: event)
    stopTracking()
  }

  /// Lets go of the finger, for a reason that is no event.
  func giveUpTouch() {
    guard followedTouch != nil else { return }
    stopTracking()
    cancelTracking(with: nil)
  }

  private func stopTracking() {
    followedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}

extension Set<UITouch> {
  /// The touch nearest to the top, and of those the one nearest to the left.
  ///
  /// A set has no order of its own, and a run must not depend on chance.
  fileprivate var topmost: UITouch? {
    self.min {
      let (one, other) = ($0.location(in: nil), $1.location(in: nil))
      return (one.y, one.x) < (other.y, other.x)
    }
  }
}
