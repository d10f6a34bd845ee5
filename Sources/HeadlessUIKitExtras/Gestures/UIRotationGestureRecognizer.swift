/// A gesture recognizer for two fingers that turn about each other.
///
/// - Shape: ``rotation`` is the angle since the gesture began, or since it was set. Setting it to 0 in
///   every action gives the change since then.
/// - Units: Radians, clockwise; ``velocity`` is the change in a second.
/// - Unconfirmed: A tenth of a radian begins the gesture. It ends when one finger is lifted.
/// - Not asked: It takes a finger.
/// - Source: Apple, UIKit, "UIRotationGestureRecognizer".
open class UIRotationGestureRecognizer: UIGestureRecognizer, OuterRecognizer, OuterElement {
  private static let leastChange: CGFloat = 0.1

  /// The angle by which the fingers have turned.
  open var rotation: CGFloat = 0

  /// How fast the angle changes, in a second.
  open private(set) var velocity: CGFloat = 0

  private var angle: CGFloat = 0
  private var time: TimeInterval = 0

  /// Creates a recognizer that calls a method of a target by its name.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer that tells nobody yet.
  public required convenience init() { self.init(target: nil, action: nil) }

  /// Begins with the second finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 2 else { return }
    (rotation, angle, time) = (0, measured, Device.current.clock.now)
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard numberOfTouches == 2 else { return }
    var change = measured - angle
    // Half a turn more or less is the shorter way round.
    if change > .pi { change -= 2 * .pi }
    if change < -.pi { change += 2 * .pi }
    (rotation, angle) = (rotation + change, measured)
    let now = Device.current.clock.now
    if now > time { (velocity, time) = (change / (now - time), now) }
    switch state {
    case .possible where abs(rotation) >= Self.leastChange: state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  /// Ends with the first finger that is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    end(as: .ended)
  }

  /// Ends the gesture, because the touches are cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    end(as: .cancelled)
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    (rotation, angle, velocity) = (0, 0, 0)
  }

  private func end(as end: State) {
    if state == .began || state == .changed {
      state = end
    } else if state == .possible {
      state = .failed
    }
  }

  private var measured: CGFloat {
    let (one, two) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
    return atan2(two.y - one.y, two.x - one.x)
  }

  package func configureOuter(from decoder: NibDecoder) {
    decoder.number("rotation").ifPresent { rotation = $0 }
  }
}
