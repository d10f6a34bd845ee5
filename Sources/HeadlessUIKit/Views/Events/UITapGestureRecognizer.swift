/// A gesture recognizer for taps: one or more, by one or more fingers.
///
/// - Shape: ``UIGestureRecognizer/state`` goes from `.possible` to `.ended` with the last tap.
/// - Units: Taps and fingers.
/// - Errors: Numbers below 1 count as 1.
/// - Unconfirmed: A finger that moves more than 45 points is no tap. A tap later than 0.35
///   seconds after the one before begins a new series.
/// - Asked: D156.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that make the gesture.
  open var numberOfTapsRequired = 1

  /// The number of fingers that tap at once.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var mostFingers = 0
  private var startLocations: [UITouch: CGPoint] = [:]
  private var timeout: Clock.Ticket?

  override var isOfOneTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

  override var isUndecided: Bool { super.isUndecided || state == .possible && taps > 0 }

  /// Fails unless another tap begins in time.
  private func waitForNextTap() {
    let clock = Device.current.clock
    // A moment more, so that a tap at the last moment still counts.
    timeout = clock.schedule(after: Digitizer.maximumPause + Clock.frame, .input) {
      [weak self] in
      guard let self, touches.isEmpty, taps > 0 else { return }
      fail()
      resetIfIdle()
    }
  }

  /// Counts the fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == touches.count {
      // The first fingers of a tap. A touch that stands alone begins a new series.
      if !touches.contains(where: { $0.tapCount > 1 }) { taps = 0 }
      mostFingers = 0
      timeout?.cancel()
    }
    for touch in touches { startLocations[touch] = touch.location(in: nil) }
    mostFingers = max(mostFingers, self.touches.count)
    if mostFingers > max(numberOfTouchesRequired, 1) { state = .failed }
  }

  /// Fails if a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let reach = Digitizer.maximumDistance
    let hasMovedTooFar = touches.contains { touch in
      let (start, now) = (startLocations[touch] ?? .zero, touch.location(in: nil))
      return abs(start.x - now.x) > reach || abs(start.y - now.y) > reach
    }
    if hasMovedTooFar { state = .failed }
  }

  /// Counts the tap when its last finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == touches.count else { return }
    startLocations = [:]
    guard mostFingers == max(numberOfTouchesRequired, 1) else { return state = .failed }
    taps += 1
    if taps >= max(numberOfTapsRequired, 1) { state = .ended } else { waitForNextTap() }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Clears what belongs to the taps.
  open override func reset() {
    super.reset()
    timeout?.cancel()
    (taps, mostFingers, startLocations) = (0, 0, [:])
  }

  /// A tap does not keep a recognizer waiting for more taps from going on.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let other = other as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  package override class func make(from decoder: NibDecoder) -> AnyObject? {
    configured(UITapGestureRecognizer(), from: decoder)
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.integer("numberOfTapsRequired").ifPresent { numberOfTapsRequired = max($0, 1) }
    decoder.integer("numberOfTouchesRequired").ifPresent { numberOfTouchesRequired = max($0, 1) }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UITapGestureRecognizer>.list([
      "numberOfTapsRequired": \.numberOfTapsRequired,
      "numberOfTouchesRequired": \.numberOfTouchesRequired,
    ])
  }
}
