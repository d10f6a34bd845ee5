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

  /// Whether a recognizer of another view sees a drag of a knob of the control, to the left or right.
  ///
  /// - Source: Apple, UIKit, "Attaching gesture recognizers to UIKit controls".
  func isDrag(_ recognizer: UIGestureRecognizer, of knob: CGRect) -> Bool {
    guard isEnabled, recognizer.view !== self,
      let pan = recognizer as? UIPanGestureRecognizer
    else { return false }
    let (way, place) = (pan.translation(in: self), pan.location(in: self))
    let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
    return abs(way.x) > abs(way.y) && knob.contains(start)
  }

  /// Lets go of the finger, for a reason that is no event.
  func giveUpTouch() {
    guard isTracking || followedTouch != nil else { return }
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

/// A part of a control that a person takes for a button: a segment, or half of a stepper.
///
/// It shows where the part is and what it is called. The control draws it, and touches go to the
/// control.
package final class ControlPart: UIView {
  /// What a person would read or hear.
  package var title: String

  /// Whether the part can be chosen.
  package var isEnabled = true

  /// Whether the part is chosen.
  package var isSelected = false

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) { nil }

  package override var automationType: AutomationType { .button }

  override var defaultAccessibility: AccessibilityAttributes {
    var traits = UIAccessibilityTraits.button
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return AccessibilityAttributes(isElement: true, label: title, traits: traits)
  }
}
