/// A gesture recognizer for two fingers that move apart or towards each other.
///
/// - Shape: ``UIGestureRecognizer/state`` is `.began` when the fingers have moved far enough,
///   `.changed` with each move, and `.ended` when both are lifted. ``scale`` is 1 where they were put
///   down.
/// - Units: A scale is how many times as far apart the fingers are; a velocity is in scales a second.
/// - Unconfirmed: A pinch begins when the distance has changed by 8 points.
/// - Source: Apple, UIKit, "UIPinchGestureRecognizer".
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private static let minimumChange: CGFloat = 8

  /// How far apart the fingers are where the scale is 1.
  private var unit: CGFloat?
  private var pairs: [(pair: FingerPair, time: TimeInterval)] = []

  /// How many times as far apart the fingers are as they were put down; setting it counts from there.
  open var scale: CGFloat {
    get {
      guard let unit, let last = pairs.last else { return 1 }
      return last.pair.distance / unit
    }
    set {
      if let last = pairs.last, newValue > 0 { unit = max(last.pair.distance / newValue, 1e-6) }
    }
  }

  /// How fast the scale changes, in scales a second.
  open var velocity: CGFloat {
    guard let unit, pairs.count > 1 else { return 0 }
    let (before, last) = (pairs[pairs.count - 2], pairs[pairs.count - 1])
    let time = last.time - before.time
    return time > 0 ? (last.pair.distance - before.pair.distance) / unit / time : 0
  }

  /// Notes where the fingers are, once there are two.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start(with: self.touches, event)
  }

  /// Begins, or goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let unit, let pair = FingerPair(self.touches) else { return }
    pairs.append((pair, event.timestamp))
    if pairs.count > 2 { pairs.removeFirst() }
    beginOrChange(if: abs(pair.distance - unit) >= Self.minimumChange)
  }

  /// Ends with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    start(with: endWithLast(of: touches), event)
  }

  /// Fails, or is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelOrFail()
  }

  /// Goes on from the same scale with other fingers than before.
  private func start(with touches: [UITouch], _ event: UIEvent) {
    guard let pair = FingerPair(touches) else { return }
    let kept = scale
    unit = max(pair.distance, 1) / max(kept, 1e-6)
    pairs = [(pair, event.timestamp)]
  }

  /// Clears what belongs to the pinch.
  open override func reset() {
    super.reset()
    (unit, pairs) = (nil, [])
  }

  override class func make(from decoder: NibDecoder) -> AnyObject? {
    configured(UIPinchGestureRecognizer(), from: decoder)
  }

  override class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      UIPinchGestureRecognizer.self,
      [
        "scale": \UIPinchGestureRecognizer.scale, "velocity": \UIPinchGestureRecognizer.velocity,
      ])
  }
}

/// A gesture recognizer for two fingers that turn around each other.
///
/// - Shape: ``UIGestureRecognizer/state`` is `.began` when the fingers have turned far enough,
///   `.changed` with each move, and `.ended` when both are lifted.
/// - Units: Radians, clockwise; and radians a second.
/// - Unconfirmed: A rotation begins after a tenth of a radian.
/// - Source: Apple, UIKit, "UIRotationGestureRecognizer".
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private static let minimumChange: CGFloat = 0.1

  private var turned: CGFloat = 0
  private var pair: FingerPair?
  private var time: TimeInterval = 0

  /// How far the fingers have turned since they were put down; setting it counts from there.
  open var rotation: CGFloat {
    get { turned }
    set { if numberOfTouches > 0 { turned = newValue } }
  }

  /// How fast the fingers turn, in radians a second.
  open private(set) var velocity: CGFloat = 0

  /// Notes where the fingers are, once there are two.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    (pair, time) = (FingerPair(self.touches), event.timestamp)
  }

  /// Begins, or goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let former = pair, let now = FingerPair(self.touches) else { return }
    let change = former.angle(to: now)
    let passed = event.timestamp - time
    turned += change
    velocity = passed > 0 ? change / passed : 0
    (pair, time) = (now, event.timestamp)
    beginOrChange(if: abs(turned) >= Self.minimumChange)
  }

  /// Ends with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    (pair, time) = (FingerPair(endWithLast(of: touches)), event.timestamp)
  }

  /// Fails, or is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelOrFail()
  }

  /// Clears what belongs to the rotation.
  open override func reset() {
    super.reset()
    (turned, velocity, pair) = (0, 0, nil)
  }

  override class func make(from decoder: NibDecoder) -> AnyObject? {
    configured(UIRotationGestureRecognizer(), from: decoder)
  }

  override class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      UIRotationGestureRecognizer.self,
      [
        "rotation": \UIRotationGestureRecognizer.rotation,
        "velocity": \UIRotationGestureRecognizer.velocity,
      ])
  }
}

/// What pinches and rotations do alike.
extension UIGestureRecognizer {
  fileprivate func beginOrChange(if hasMovedEnough: Bool) {
    if state != .possible {
      state = .changed
    } else if hasMovedEnough {
      state = .began
    }
  }

  /// Ends with the last finger, and returns those that are left.
  fileprivate func endWithLast(of lifted: Set<UITouch>) -> [UITouch] {
    let left = touches.filter { !lifted.contains($0) }
    if left.isEmpty { state = state == .possible ? .failed : .ended }
    return left
  }

  fileprivate func cancelOrFail() {
    state = state == .possible ? .failed : .cancelled
  }
}

/// How the first two fingers lie, in the window's coordinates.
struct FingerPair {
  private let x: CGFloat
  private let y: CGFloat

  /// Returns nil for fewer than two fingers.
  init?(_ touches: [UITouch]) {
    guard touches.count > 1 else { return nil }
    let (one, other) = (touches[0].location(in: nil), touches[1].location(in: nil))
    (x, y) = (other.x - one.x, other.y - one.y)
  }

  var distance: CGFloat { (x * x + y * y).squareRoot() }

  /// Returns how far another pair is turned against this one, at most half a turn, clockwise.
  func angle(to other: FingerPair) -> CGFloat {
    CGFloat(
      atan2(
        Double(x * other.y - y * other.x), Double(x * other.x + y * other.y)))
  }
}
