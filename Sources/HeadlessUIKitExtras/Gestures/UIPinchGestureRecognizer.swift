/// A gesture recognizer for two fingers that move apart or together.
///
/// - Shape: ``scale`` is how far the fingers are from each other, compared with how far they were when the
///   gesture began, or when it was set. Setting it to 1 in every action gives the change since then.
/// - Units: ``velocity`` is the change of the scale in a second.
/// - Unconfirmed: A change of 8 points begins the gesture. It ends when one finger is lifted.
/// - Not asked: It takes a finger.
/// - Source: Apple, UIKit, "UIPinchGestureRecognizer".
open class UIPinchGestureRecognizer: UIGestureRecognizer, OuterRecognizer, OuterElement {
  private static let leastChange: CGFloat = 8

  /// How far the fingers are from each other, compared with the beginning.
  open var scale: CGFloat {
    get { start > 0 ? factor * distance / start : factor }
    set { (factor, start, last.scale) = (newValue, distance, newValue) }
  }

  /// How fast the scale changes, in a second.
  open private(set) var velocity: CGFloat = 0

  private var factor: CGFloat = 1
  private var start: CGFloat = 0
  private var distance: CGFloat = 0
  private var last: (scale: CGFloat, time: TimeInterval) = (1, 0)

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
    distance = measured
    (factor, start, last) = (1, distance, (1, Device.current.clock.now))
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard numberOfTouches == 2 else { return }
    distance = measured
    let (now, scale) = (Device.current.clock.now, scale)
    if now > last.time {
      velocity = (scale - last.scale) / (now - last.time)
      last = (scale, now)
    }
    switch state {
    case .possible where abs(distance - start) >= Self.leastChange: state = .began
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
    (factor, start, distance, velocity) = (1, 0, 0, 0)
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
    return hypot(one.x - two.x, one.y - two.y)
  }

  package func configureOuter(from decoder: NibDecoder) {
    decoder.number("scale").ifPresent { factor = $0 }
  }
}
