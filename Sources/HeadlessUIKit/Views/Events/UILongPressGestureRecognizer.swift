/// A gesture recognizer for fingers that stay where they are.
///
/// - Shape: ``UIGestureRecognizer/state`` is `.began` when the fingers have stayed long enough,
///   `.changed` when they move after that, and `.ended` when they are lifted.
/// - Units: Seconds and points.
/// - Errors: A duration below 0 counts as 0.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers stay.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far the fingers may move until then.
  open var allowableMovement: CGFloat = 10

  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var timeout: Clock.Ticket?

  /// Begins to wait when there are enough fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let fingers = self.touches.count
    guard fingers >= numberOfTouchesRequired, state == .possible else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    start = location(in: nil)
    let clock = Device.current.clock
    timeout = clock.schedule(after: minimumPressDuration, .input) { [weak self] in
      guard let self, state == .possible, !self.touches.isEmpty else { return }
      state = .began
      deliverState(nil)
    }
  }

  /// Fails if a finger moves before its time, goes on afterwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return state = .changed }
    let location = location(in: nil)
    let (dx, dy) = (location.x - start.x, location.y - start.y)
    if dx * dx + dy * dy > allowableMovement * allowableMovement { state = .failed }
  }

  /// Ends with the last finger, or fails if it was too early.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      state = .failed
    } else if self.touches.count == touches.count {
      state = .ended
    }
  }

  /// Fails, or is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Clears what belongs to the press.
  open override func reset() {
    super.reset()
    timeout?.cancel()
    timeout = nil
  }

  package override class func make(from decoder: NibDecoder) -> AnyObject? {
    configured(UILongPressGestureRecognizer(), from: decoder)
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.number("minimumPressDuration").ifPresent { minimumPressDuration = $0 }
    decoder.number("allowableMovement").ifPresent { allowableMovement = $0 }
    decoder.integer("numberOfTouchesRequired").ifPresent { numberOfTouchesRequired = max($0, 1) }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UILongPressGestureRecognizer>.list([
      "allowableMovement": \.allowableMovement, "minimumPressDuration": \.minimumPressDuration,
      "numberOfTouchesRequired": \.numberOfTouchesRequired,
    ])
  }
}
