/// An object that recognizes a gesture in the touches on a view.
///
/// A recognizer sees the touches on its view, and on all that lies in it, before those views do.
/// When it recognizes its gesture, it tells its targets, cancels the touches for the view, and the
/// other recognizers of the same touches fail.
///
/// - Shape: ``state`` goes from `.possible` to an end, and back when the fingers are lifted.
/// - Units: Points.
/// - Errors: A state that cannot follow the present one is reported to the console and ignored.
/// - Differs: Actions are methods, not selectors, as with ``UIControl``. A view is told that a
///   touch ended without waiting for a recognizer that is not sure yet.
open class UIGestureRecognizer: NSObject, KeyValueCoding, BuiltInKeyed, NibDecodable {
  /// What a subclass can be asked for by name; UIKit's own keys need not be listed again.
  open class var keys: Keys { [:] }

  /// The object that decides when the recognizer may recognize.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer takes touches; switching it off cancels a gesture that goes on.
  open var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }

  /// Whether the touches of a recognized gesture are cancelled for the view.
  open var cancelsTouchesInView = true

  /// Whether the view is told about touches only when the recognizer has failed.
  open var delaysTouchesBegan = false {
    didSet { if !delaysTouchesBegan { view?.window?.sendHeldTouches(of: self) } }
  }

  /// What the gesture is called, for a person who looks for a mistake.
  open var name: String?

  /// The view the recognizer belongs to.
  open internal(set) weak var view: UIView?

  /// The touches the recognizer follows, in the order the fingers came.
  package var touches: [UITouch] { trackedTouches.objects }

  private var trackedTouches = WeakList<UITouch>()

  /// What is called when the gesture is recognized or changes.
  var targets: [GestureTarget] = []

  private var current = State.possible

  /// Whether the targets were not told yet about the present state.
  private var isStateUndelivered = false

  /// Creates a recognizer that calls a method of a target by its name; it does not keep the target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that tells nobody yet.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Calls a method of a target by its name too, each time the gesture is recognized or changes.
  ///
  /// Adding the same name of the same target again calls it once.
  open func addTarget(_ target: Any, action: Selector) {
    let added = GestureTarget(target: target as AnyObject, body: .selector(action))
    guard !targets.contains(where: { $0.isSame(as: added) }) else { return }
    targets.append(added)
  }

  /// Stops calling a target's method of a name; nil stands for all methods, or for every target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.target === object) && (action == nil || $0.selector == action)
    }
  }

  /// How far the recognizer has come; a subclass sets it.
  open var state: State {
    get { current }
    set { transition(to: newValue) }
  }

  /// The number of fingers the recognizer follows.
  open var numberOfTouches: Int { touches.count }

  /// Returns the middle of the fingers in a view's coordinates, or the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    let touches = touches
    guard !touches.isEmpty else { return view?.convert(lastLocation, from: nil) ?? lastLocation }
    return Self.middle(of: touches, in: view)
  }

  /// Whether it recognizes one tap of one finger, which a control takes for itself.
  var isOfOneTap: Bool { false }

  /// Returns how far fingers have dragged, in a view's coordinates; nil for one of no drags.
  func distanceOfDrag(in view: UIView) -> CGPoint? { nil }

  /// Returns the middle of touches in a view's coordinates, or the window's for nil.
  static func middle(of touches: [UITouch], in view: UIView?) -> CGPoint {
    let sum = touches.reduce(CGPoint.zero) { sum, touch in
      let location = touch.location(in: view)
      return CGPoint(x: sum.x + location.x, y: sum.y + location.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// Returns where one of the fingers is, in a view's coordinates; fingers count from 0.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      EventError.noTouch(touchIndex, count: touches.count, self).terminate()
    }
    return touches[touchIndex].location(in: view)
  }

  /// Tells the recognizer that fingers touched the view; a subclass overrides it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that fingers moved; a subclass overrides it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that fingers were lifted; a subclass overrides it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches were cancelled; a subclass overrides it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Clears what belongs to the gesture, before the next one; a subclass overrides it.
  open func reset() {}

  /// Returns whether recognizing keeps another recognizer from it; the default does.
  func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }

  /// Stops following a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  /// Waits with recognizing until another recognizer has failed; fails if the other recognizes.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(otherGestureRecognizer)
    otherGestureRecognizer.dependents.append(self)
  }

  // MARK: - Waiting for each other

  /// The recognizers that must fail first.
  var requirements = WeakList<UIGestureRecognizer>()

  /// The recognizers that wait for this one to fail.
  private var dependents = WeakList<UIGestureRecognizer>()

  /// The state the recognizer came to while one that must fail first was undecided.
  private var postponedState: State?

  /// Whether the recognizer has seen touches and may still come to something, or has come to it and
  /// nobody knows yet.
  var isUndecided: Bool {
    if current == .possible { return !touches.isEmpty || postponedState != nil }
    return isStateUndelivered && !hasBegun && (current == .began || current == .ended)
  }

  private var mustWait: Bool { requirements.objects.contains { $0 !== self && $0.isUndecided } }

  /// Fails, and delivers the states of the recognizers that have waited for it.
  func fail() {
    guard !hasBegun else { return }
    current = .failed
    (isStateUndelivered, postponedState) = (false, nil)
    for dependent in dependents.objects { dependent.deliverPostponedState() }
  }

  private func deliverPostponedState() {
    guard let state = postponedState, !mustWait else { return }
    postponedState = nil
    current = state
    isStateUndelivered = true
    deliverState(nil)
    resetIfIdle()
  }

  // MARK: - Receiving touches

  /// The middle of the touches before the last of them was lifted, in the window's coordinates.
  private var lastLocation = CGPoint.zero

  /// Returns whether the recognizer follows a touch that begins.
  func shouldReceive(_ touch: UITouch) -> Bool {
    guard isEnabled, current == .possible || !touches.isEmpty else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func receive(_ changed: [UITouch], _ event: UIEvent) {
    for touch in changed where touch.phase == .began { trackedTouches.append(touch) }
    lastLocation = location(in: nil)
    guard current != .failed, current != .cancelled else { return stopTrackingEnded(changed) }
    send(changed, .began, event, touchesBegan)
    send(changed, .moved, event, touchesMoved)
    send(changed, .ended, event, touchesEnded)
    send(changed, .cancelled, event, touchesCancelled)
    stopTrackingEnded(changed)
  }

  private func send(
    _ changed: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent,
    _ body: (Set<UITouch>, UIEvent) -> Void
  ) {
    let touches = changed.filter { $0.phase == phase && self.touches.contains($0) }
    if !touches.isEmpty { body(Set(touches), event) }
  }

  private func stopTrackingEnded(_ changed: [UITouch]) {
    let ended = changed.filter { $0.phase == .ended || $0.phase == .cancelled }
    trackedTouches.removeAll { ended.contains($0) }
    endedTouches += ended
  }

  /// The touches that have ended since a state was delivered.
  private var endedTouches: [UITouch] = []

  // MARK: - Recognizing

  /// Whether the targets were told that the gesture began.
  private var hasBegun = false

  /// Decides whether the state that the recognizer came to during an event counts, and tells the
  /// targets.
  func deliverState(_ event: UIEvent?) {
    let own = touches + endedTouches
    endedTouches = []
    guard isStateUndelivered else { return }
    isStateUndelivered = false
    if current == .began || current == .ended, !hasBegun {
      if mustWait {
        (postponedState, current, endedTouches) = (current, .possible, own)
        return
      }
      guard shouldBegin(with: own) else { return fail() }
      hasBegun = true
      preventOthers(of: own)
      dependents.objects.forEach { $0.fail() }
    }
    let cancels = cancelsTouchesInView && (current == .began || current == .ended)
    targets.forEach { $0.call(self) }
    if cancels { view?.window?.cancelInViews(own, event) }
  }

  /// Becomes possible again once the fingers are lifted.
  func resetIfIdle() {
    guard touches.isEmpty, current != .possible else { return }
    current = .possible
    (isStateUndelivered, hasBegun, lastLocation) = (false, false, .zero)
    reset()
  }

  /// Fails, or cancels the gesture if it has begun, and stops following the touches.
  func cancel() {
    switch current {
    case .possible: fail()
    case .began, .changed:
      current = .cancelled
      isStateUndelivered = true
      deliverState(nil)
    case .ended, .cancelled, .failed: return
    }
    let tracked = touches
    trackedTouches = WeakList()
    tracked.forEach { $0.recognizers.removeAll { $0 === self } }
    resetIfIdle()
  }

  private func shouldBegin(with touches: [UITouch]) -> Bool {
    guard let view, view.gestureRecognizerShouldBegin(self) else { return false }
    // A control that was touched may refuse too, wherever the recognizer lies.
    if let touched = touches.first?.view, touched !== view,
      !touched.gestureRecognizerShouldBegin(self)
    {
      return false
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Has the other recognizers of the same touches fail.
  private func preventOthers(of touches: [UITouch]) {
    var others: [UIGestureRecognizer] = []
    for other in touches.flatMap(\.recognizers) where other !== self && !others.contains(other) {
      others.append(other)
    }
    for other in others where other.isPrevented(by: self) { other.fail() }
  }

  private func isPrevented(by other: UIGestureRecognizer) -> Bool {
    let hasNotBegun =
      current == .possible || isStateUndelivered && !hasBegun && current != .failed
    guard hasNotBegun, other.canPrevent(self) else { return false }
    let together = { (one: UIGestureRecognizer, two: UIGestureRecognizer) in
      one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: two) ?? false
    }
    return !together(other, self) && !together(self, other)
  }

  private func transition(to new: State) {
    switch (current, new) {
    case (.possible, .began), (.possible, .ended), (.began, .changed), (.began, .ended),
      (.began, .cancelled), (.changed, .changed), (.changed, .ended), (.changed, .cancelled):
      current = new
      isStateUndelivered = true
      Device.current.digitizer.witness?("\(type(of: self))", "recognizes: its state is \(new)")
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.possible, .possible), (.failed, .failed): break
    default:
      EventMessage.impossibleState(new, after: current, self).report()
    }
  }

  /// Makes a recognizer of the class, to be configured.
  package class func make(from decoder: NibDecoder) -> AnyObject? {
    configured((self as? any OuterRecognizer.Type)?.init() ?? UIGestureRecognizer(), from: decoder)
  }

  static func configured(
    _ recognizer: UIGestureRecognizer, from decoder: NibDecoder
  ) -> UIGestureRecognizer {
    recognizer.configure(from: decoder)
    return recognizer
  }

  /// Sets what an element of a document says about the recognizer.
  ///
  /// A subclass calls super, and then sets what it has itself.
  func configure(from decoder: NibDecoder) {
    decoder.flag("enabled").ifPresent { isEnabled = $0 }
    decoder.flag("cancelsTouchesInView").ifPresent { cancelsTouchesInView = $0 }
    decoder.flag("delaysTouchesBegan").ifPresent { delaysTouchesBegan = $0 }
    (self as? any OuterElement)?.configureOuter(from: decoder)
  }

  class var builtInKeys: BuiltInKeys {
    KeysOf<UIGestureRecognizer>.list([
      "cancelsTouchesInView": \.cancelsTouchesInView, "delaysTouchesBegan": \.delaysTouchesBegan,
      "delegate": \.delegate, "isEnabled": \.isEnabled, "name": \.name,
      "numberOfTouches": \.numberOfTouches,
    ]).accessors([
      "state": Accessor { (object: UIGestureRecognizer) in object.state.rawValue },
      "view": Accessor { (object: UIGestureRecognizer) in object.view },
    ])
  }
}

/// A recognizer of a module beside the core, which a document can hold.
package protocol OuterRecognizer: UIGestureRecognizer {
  init()
}

extension UIGestureRecognizer {
  /// How far a gesture recognizer has come.
  ///
  ///     a tap:   possible → ended              or  possible → failed
  ///     a pan:   possible → began → changed … → ended
  ///
  /// - Shape: `began`, `changed` and `ended` are told to the targets, and `cancelled` too.
  public enum State: Int, Sendable {
    /// The recognizer is not sure yet.
    case possible
    /// A gesture that goes on has begun.
    case began
    /// A gesture that goes on has changed.
    case changed
    /// The gesture was made, or one that goes on has ended.
    case ended
    /// Something put an end to a gesture that went on.
    case cancelled
    /// The fingers did something else.
    case failed

    /// A gesture that is over at once was made: another name of `ended`.
    public static let recognized = State.ended
  }
}
