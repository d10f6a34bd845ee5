/// A gesture recognizer for fingers that drag.
///
/// - Shape: ``UIGestureRecognizer/state`` is `.began` when the fingers have moved far enough,
///   `.changed` with each move, and `.ended` when they are lifted.
/// - Units: Points, and points a second.
/// - Unconfirmed: A drag begins after 10 points in any direction.
/// - Source: Apple, UIKit, "UIPanGestureRecognizer".
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers that drag.
  open var minimumNumberOfTouches = 1

  /// The largest number of fingers that drag.
  open var maximumNumberOfTouches = Int.max

  private static let slack: CGFloat = 10
  private var start: CGPoint?
  private var moves: [(place: CGPoint, time: TimeInterval)] = []

  /// Returns how far the fingers have dragged, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    guard let start, let place = moves.last?.place else { return .zero }
    return difference(from: start, to: place, in: view)
  }

  /// Says how far the fingers have dragged so far, so that the next drag counts from there.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let place = moves.last?.place else { return }
    let inView = view?.convert(place, from: nil) ?? place
    let origin = CGPoint(x: inView.x - translation.x, y: inView.y - translation.y)
    start = view?.convert(origin, to: nil) ?? origin
  }

  /// Returns how fast the fingers drag, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard moves.count > 1 else { return .zero }
    let (before, last) = (moves[moves.count - 2], moves[moves.count - 1])
    let time = last.time - before.time
    guard time > 0 else { return .zero }
    let way = difference(from: before.place, to: last.place, in: view)
    return CGPoint(x: way.x / time, y: way.y / time)
  }

  /// Notes where the fingers are.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches, state == .possible { return state = .failed }
    goOn(at: location(in: nil), event)
  }

  /// Begins, or goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    moves.append((location(in: nil), event.timestamp))
    if moves.count > 2 { moves.removeFirst() }
    guard self.touches.count >= minimumNumberOfTouches else { return }
    if state == .possible {
      let way = translation(in: nil)
      if way.x * way.x + way.y * way.y >= Self.slack * Self.slack { state = .began }
    } else {
      state = .changed
    }
  }

  /// Ends with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = self.touches.filter { !touches.contains($0) }
    guard left.isEmpty else { return goOn(at: Self.middle(of: left, in: nil), event) }
    state = state == .possible ? .failed : .ended
  }

  /// Gives up.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the drag.
  open override func reset() {
    super.reset()
    (start, moves) = (nil, [])
  }

  /// Goes on from the middle of other fingers than before, which is no drag.
  private func goOn(at place: CGPoint, _ event: UIEvent) {
    if let former = moves.last?.place, let start {
      self.start = CGPoint(x: start.x + place.x - former.x, y: start.y + place.y - former.y)
    } else {
      start = place
    }
    moves = [(place, event.timestamp)]
  }

  private func difference(from one: CGPoint, to other: CGPoint, in view: UIView?) -> CGPoint {
    let (a, b) = (view?.convert(one, from: nil) ?? one, view?.convert(other, from: nil) ?? other)
    return CGPoint(x: b.x - a.x, y: b.y - a.y)
  }

  override class func make(from decoder: NibDecoder) -> AnyObject? {
    configured(UIPanGestureRecognizer(), from: decoder)
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    if let least = decoder.integer("minimumNumberOfTouches") { minimumNumberOfTouches = least }
    if let most = decoder.integer("maximumNumberOfTouches") { maximumNumberOfTouches = most }
  }

  override class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      UIPanGestureRecognizer.self,
      [
        "maximumNumberOfTouches": \UIPanGestureRecognizer.maximumNumberOfTouches,
        "minimumNumberOfTouches": \UIPanGestureRecognizer.minimumNumberOfTouches,
      ])
  }
}
