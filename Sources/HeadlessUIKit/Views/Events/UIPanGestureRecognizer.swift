/// A gesture recognizer for fingers that drag.
///
/// - Shape: ``UIGestureRecognizer/state`` is `.began` when the fingers have moved far enough,
///   `.changed` with each move, and `.ended` when they are lifted.
/// - Units: Points, and points a second.
/// - Unconfirmed: A drag begins after 10 points in any direction.
/// - Asked: D157.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers that drag.
  open var minimumNumberOfTouches = 1

  /// The largest number of fingers that drag.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers move before the drag begins.
  private static let minimumDistance: CGFloat = 10
  private var start: CGPoint?
  private var moves: [(location: CGPoint, time: TimeInterval)] = []

  /// Returns how far the fingers have dragged, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    guard let start, let location = moves.last?.location else { return .zero }
    return difference(from: start, to: location, in: view)
  }

  override func distanceOfDrag(in view: UIView) -> CGPoint? { translation(in: view) }

  /// Says how far the fingers have dragged so far, so that the next drag counts from there.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let location = moves.last?.location else { return }
    let inView = view?.convert(location, from: nil) ?? location
    let origin = CGPoint(x: inView.x - translation.x, y: inView.y - translation.y)
    start = view?.convert(origin, to: nil) ?? origin
  }

  /// Returns how fast the fingers drag, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard moves.count > 1 else { return .zero }
    let (before, last) = (moves[moves.count - 2], moves[moves.count - 1])
    let time = last.time - before.time
    guard time > 0 else { return .zero }
    let distance = difference(from: before.location, to: last.location, in: view)
    return CGPoint(x: distance.x / time, y: distance.y / time)
  }

  var isResting: Bool { moves.last.map { Device.current.now - $0.time > 0.1 } ?? true }

  /// Whether the fingers came to where they are at the moment they were put down, as a program's do.
  var hasTakenNoTime: Bool { moves.count > 1 && moves[0].time == moves[1].time }

  /// Notes where the fingers are.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches, state == .possible { return state = .failed }
    restart(at: location(in: nil), event)
  }

  /// Begins, or goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // Moves of one moment are one move: the last of them says where the fingers are.
    if moves.count > 1, moves.last?.time == event.timestamp { moves.removeLast() }
    moves.append((location(in: nil), event.timestamp))
    if moves.count > 2 { moves.removeFirst() }
    guard self.touches.count >= minimumNumberOfTouches else { return }
    if state == .possible {
      let distance = translation(in: nil)
      if distance.x * distance.x + distance.y * distance.y
        >= Self.minimumDistance * Self.minimumDistance
      {
        state = .began
      }
    } else {
      state = .changed
    }
  }

  /// Ends with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = self.touches.filter { !touches.contains($0) }
    guard remaining.isEmpty else { return restart(at: Self.middle(of: remaining, in: nil), event) }
    state = state == .possible ? .failed : .ended
  }

  /// Fails, or is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Clears what belongs to the drag.
  open override func reset() {
    super.reset()
    (start, moves) = (nil, [])
  }

  /// Goes on from the middle of other fingers than before, which is no drag.
  private func restart(at location: CGPoint, _ event: UIEvent) {
    if let former = moves.last?.location, let start {
      self.start = CGPoint(x: start.x + location.x - former.x, y: start.y + location.y - former.y)
    } else {
      start = location
    }
    moves = [(location, event.timestamp)]
  }

  private func difference(from one: CGPoint, to other: CGPoint, in view: UIView?) -> CGPoint {
    let (a, b) = (view?.convert(one, from: nil) ?? one, view?.convert(other, from: nil) ?? other)
    return CGPoint(x: b.x - a.x, y: b.y - a.y)
  }

  package override class func make(from decoder: NibDecoder) -> AnyObject? {
    configured(UIPanGestureRecognizer(), from: decoder)
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.integer("minimumNumberOfTouches").ifPresent { minimumNumberOfTouches = $0 }
    decoder.integer("maximumNumberOfTouches").ifPresent { maximumNumberOfTouches = $0 }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIPanGestureRecognizer>.list([
      "maximumNumberOfTouches": \.maximumNumberOfTouches,
      "minimumNumberOfTouches": \.minimumNumberOfTouches,
    ])
  }
}
