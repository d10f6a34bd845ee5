/// A gesture recognizer for fingers that are drawn quickly in one direction.
///
/// - Shape: ``UIGestureRecognizer/state`` goes from `.possible` to `.ended` once.
/// - Units: Points and seconds.
/// - Errors: No direction at all is never recognized.
/// - Unconfirmed: A swipe is 50 points long, made in half a second, and strays from its direction by
///   less than half of its length.
/// - Asked: D158.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions that count; to the right unless it is set.
  open var direction = Direction.right

  /// The number of fingers that swipe.
  open var numberOfTouchesRequired = 1

  private static let length: CGFloat = 50
  private static let longest: TimeInterval = 0.5
  private var start: (location: CGPoint, time: TimeInterval)?
  private var startOfTouch: [ObjectIdentifier: CGPoint] = [:]

  /// Returns where the swipe began, in a view's coordinates, or the window's for nil.
  open override func location(in view: UIView?) -> CGPoint {
    guard let start else { return super.location(in: view) }
    return view?.convert(start.location, from: nil) ?? start.location
  }

  /// Returns where one of the fingers began, in a view's coordinates; fingers count from 0.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let now = super.location(ofTouch: touchIndex, in: view)
    guard let start = startOfTouch[ObjectIdentifier(touches[touchIndex])] else { return now }
    return view?.convert(start, from: nil) ?? start
  }

  /// Notes where and when the fingers came.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let fingers = self.touches.count
    guard fingers <= max(numberOfTouchesRequired, 1) else { return state = .failed }
    start = (super.location(in: nil), start?.time ?? event.timestamp)
    for touch in touches { startOfTouch[ObjectIdentifier(touch)] = touch.location(in: nil) }
  }

  /// Recognizes the swipe when it is long enough, or fails.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let start else { return }
    guard event.timestamp - start.time <= Self.longest else { return state = .failed }
    let now = super.location(in: nil)
    let (x, y) = (now.x - start.location.x, now.y - start.location.y)
    guard max(abs(x), abs(y)) >= Self.length else { return }
    let isEnough = self.touches.count == max(numberOfTouchesRequired, 1)
    state = isEnough && Self.isMade(direction, by: x, y) ? .ended : .failed
  }

  /// Fails: a finger was lifted too early.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  /// Clears what belongs to the swipe.
  open override func reset() {
    super.reset()
    start = nil
    startOfTouch = [:]
  }

  private static func isMade(_ direction: Direction, by x: CGFloat, _ y: CGFloat) -> Bool {
    if abs(x) > 2 * abs(y) { return direction.contains(x > 0 ? .right : .left) }
    if abs(y) > 2 * abs(x) { return direction.contains(y > 0 ? .down : .up) }
    return false
  }

  package override class func make(from decoder: NibDecoder) -> AnyObject? {
    configured(UISwipeGestureRecognizer(), from: decoder)
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    let directions: [(String, Direction)] = [
      ("right", .right), ("left", .left), ("up", .up), ("down", .down),
    ]
    if let mask = decoder.element.child(for: "direction") {
      direction = directions.filter { mask.attributes[$0.0] == "YES" }.reduce(into: []) {
        $0.formUnion($1.1)
      }
    }
    decoder.integer("numberOfTouchesRequired").ifPresent { numberOfTouchesRequired = max($0, 1) }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UISwipeGestureRecognizer>.list(["numberOfTouchesRequired": \.numberOfTouchesRequired])
      .accessors([
        "direction": Accessor(
          get: { (object: UISwipeGestureRecognizer) in object.direction.rawValue },
          set: { object, value in object.direction = Direction(rawValue: value) })
      ])
  }
}

extension UISwipeGestureRecognizer {
  /// The directions of a swipe.
  ///
  /// - Shape: One or several.
  nonisolated public struct Direction: OptionSet, Sendable {
    /// The directions as bits, numbered as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a set of directions out of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
}
