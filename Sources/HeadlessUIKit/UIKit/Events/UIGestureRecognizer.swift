/// An object that tells a gesture from the touches on a view.
///
/// A recognizer sees the touches on its view, and on all that lies in it, before those views do.
/// When it recognizes its gesture, it tells its targets, takes the touches away from the view,
/// and the other recognizers of the same touches fail.
///
/// - Shape: ``state`` goes from `.possible` to an end, and back when the fingers have left.
/// - Units: Points.
/// - Errors: A state that cannot follow the present one is reported to the console and not taken.
/// - Differs: Actions are methods, not selectors, as with ``UIControl``. A view is told that a
///   touch ended without waiting for a recognizer that is not sure yet.
/// - Source: Apple, UIKit, "UIGestureRecognizer" and its header.
open class UIGestureRecognizer: NSObject, KeyValueCoding, BuiltInKeyed, NibDecodable {
  /// What a subclass can be asked for by name; UIKit's own keys need not be listed again.
  open class var keys: Keys { [:] }

  /// The object that has a say in when the recognizer may recognize.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer takes touches.
  ///
  /// Switching it off cancels a gesture that goes on.
  open var isEnabled = true {
    didSet { if !isEnabled { giveUp() } }
  }

  /// Whether the touches of a recognized gesture are taken away from the view.
  open var cancelsTouchesInView = true

  /// Whether the view hears of touches only when the recognizer has failed.
  open var delaysTouchesBegan = false {
    didSet { if !delaysTouchesBegan { view?.window?.releaseHeld(of: self) } }
  }

  /// What the gesture is called, for a person who looks for a mistake.
  open var name: String?

  /// The view the recognizer belongs to.
  open internal(set) weak var view: UIView?

  /// The touches the recognizer follows, in the order the fingers came.
  var touches: [UITouch] { followed.objects }

  private var followed = WeakList<UITouch>()

  var targets: [GestureTarget] = []
  private var current = State.possible
  private var isUnsettled = false

  /// Creates a recognizer that tells nobody yet.
  public override init() {
    super.init()
  }

  /// How far the recognizer has come.
  ///
  /// A subclass sets it.
  open var state: State {
    get { current }
    set { change(to: newValue) }
  }

  /// The number of fingers the recognizer follows.
  open var numberOfTouches: Int { touches.count }

  /// Returns the middle of the fingers in a view's coordinates, or the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    let touches = touches
    guard !touches.isEmpty else { return view?.convert(lastPlace, from: nil) ?? lastPlace }
    return Self.middle(of: touches, in: view)
  }

  static func middle(of touches: [UITouch], in view: UIView?) -> CGPoint {
    let sum = touches.reduce(CGPoint.zero) { sum, touch in
      let place = touch.location(in: view)
      return CGPoint(x: sum.x + place.x, y: sum.y + place.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// Returns where one of the fingers is, in a view's coordinates; fingers count from 0.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      Exception.raise(
        "NSRangeException",
        reason: "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds "
          + "(\(touches.count)).",
        help: "Fingers count from 0. Look at numberOfTouches first.")
    }
    return touches[touchIndex].location(in: view)
  }

  /// Tells the recognizer that fingers touched the view; a subclass overrides it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that fingers moved; a subclass overrides it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that fingers were lifted; a subclass overrides it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches were taken away; a subclass overrides it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Forgets the gesture, as the recognizer becomes `.possible` again; a subclass overrides it.
  open func reset() {}

  /// Returns whether recognizing keeps another recognizer from it; the default does.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer may keep this one from recognizing; the default lets it.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Stops following a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    followed.removeAll { $0 === touch }
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

  /// The state the recognizer came to while others are not sure yet.
  private var postponed: State?

  /// Whether the recognizer has seen touches and may still come to something.
  var isUndecided: Bool { current == .possible && (!touches.isEmpty || postponed != nil) }

  private var mustWait: Bool { requirements.objects.contains { $0 !== self && $0.isUndecided } }

  /// Fails, and lets go on who has waited for it.
  func fail() {
    guard !hasBegun else { return }
    current = .failed
    (isUnsettled, postponed) = (false, nil)
    for dependent in dependents.objects { dependent.goOn() }
  }

  private func goOn() {
    guard let state = postponed, !mustWait else { return }
    postponed = nil
    current = state
    isUnsettled = true
    settle(nil)
    rest()
  }

  // MARK: - The way of a touch

  /// The middle of the touches before the last of them left, in the window's coordinates.
  private var lastPlace = CGPoint.zero

  /// Returns whether the recognizer follows a touch that begins.
  func receives(_ touch: UITouch) -> Bool {
    guard isEnabled, current == .possible || !touches.isEmpty else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Hears the touches of an event that are its own.
  func hear(_ changed: [UITouch], _ event: UIEvent) {
    for touch in changed where touch.phase == .began { followed.append(touch) }
    lastPlace = location(in: nil)
    guard current != .failed, current != .cancelled else { return forget(changed) }
    tell(changed, .began, event, touchesBegan)
    tell(changed, .moved, event, touchesMoved)
    tell(changed, .ended, event, touchesEnded)
    tell(changed, .cancelled, event, touchesCancelled)
    forget(changed)
  }

  private func tell(
    _ changed: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent,
    _ body: (Set<UITouch>, UIEvent) -> Void
  ) {
    let touches = changed.filter { $0.phase == phase && self.touches.contains($0) }
    if !touches.isEmpty { body(Set(touches), event) }
  }

  private func forget(_ changed: [UITouch]) {
    let left = changed.filter { $0.phase == .ended || $0.phase == .cancelled }
    followed.removeAll { left.contains($0) }
    claimed += left
  }

  /// The touches that have left since the last event was settled.
  private var claimed: [UITouch] = []

  /// Decides about a state the recognizer came to during an event, and tells the targets.
  func settle(_ event: UIEvent?) {
    let own = touches + claimed
    claimed = []
    guard isUnsettled else { return }
    isUnsettled = false
    if current == .began || current == .ended, !hasBegun {
      if mustWait {
        (postponed, current, claimed) = (current, .possible, own)
        return
      }
      guard mayBegin(with: own) else { return fail() }
      hasBegun = true
      prevent(othersOf: own)
      dependents.objects.forEach { $0.fail() }
    }
    let takes = cancelsTouchesInView && (current == .began || current == .ended)
    targets.forEach { $0.call(self) }
    if takes { view?.window?.takeOver(own, event) }
  }

  /// Whether the targets were told that the gesture began.
  private var hasBegun = false

  /// Becomes possible again once the fingers have left.
  func rest() {
    guard touches.isEmpty, current != .possible else { return }
    current = .possible
    (isUnsettled, hasBegun, lastPlace) = (false, false, .zero)
    reset()
  }

  /// Fails, or is cancelled if the gesture goes on.
  func giveUp() {
    switch current {
    case .possible: fail()
    case .began, .changed:
      current = .cancelled
      isUnsettled = true
      settle(nil)
    case .ended, .cancelled, .failed: return
    }
    let lost = touches
    followed = WeakList()
    lost.forEach { $0.recognizers.removeAll { $0 === self } }
    rest()
  }

  private func mayBegin(with touches: [UITouch]) -> Bool {
    guard let view, view.gestureRecognizerShouldBegin(self) else { return false }
    // A control that was touched has the last word, wherever the recognizer lies.
    if let touched = touches.first?.view, touched !== view,
      !touched.gestureRecognizerShouldBegin(self)
    {
      return false
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private func prevent(othersOf touches: [UITouch]) {
    var others: [UIGestureRecognizer] = []
    for other in touches.flatMap(\.recognizers) where other !== self && !others.contains(other) {
      others.append(other)
    }
    for other in others where other.yields(to: self) { other.fail() }
  }

  private func yields(to other: UIGestureRecognizer) -> Bool {
    let isFree = current == .possible || isUnsettled && !hasBegun && current != .failed
    guard isFree, other.canPrevent(self), canBePrevented(by: other) else { return false }
    let together = { (one: UIGestureRecognizer, two: UIGestureRecognizer) in
      one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: two) ?? false
    }
    return !together(other, self) && !together(self, other)
  }

  private func change(to new: State) {
    switch (current, new) {
    case (.possible, .began), (.possible, .ended), (.began, .changed), (.began, .ended),
      (.began, .cancelled), (.changed, .changed), (.changed, .ended), (.changed, .cancelled):
      current = new
      isUnsettled = true
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.possible, .possible), (.failed, .failed): break
    default:
      Device.current.console(
        "\(type(of: self)): the state cannot go from \(current) to \(new). "
          + "Look where the state is set.")
    }
  }

  /// Makes a recognizer of the class, to be configured.
  class func make(from decoder: NibDecoder) -> AnyObject? {
    configured(UIGestureRecognizer(), from: decoder)
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
    if let isEnabled = decoder.flag("enabled") { self.isEnabled = isEnabled }
    if let cancels = decoder.flag("cancelsTouchesInView") { cancelsTouchesInView = cancels }
    if let delays = decoder.flag("delaysTouchesBegan") { delaysTouchesBegan = delays }
  }

  class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      UIGestureRecognizer.self,
      Keys(
        [
          "cancelsTouchesInView": \UIGestureRecognizer.cancelsTouchesInView,
          "delaysTouchesBegan": \UIGestureRecognizer.delaysTouchesBegan,
          "delegate": \UIGestureRecognizer.delegate,
          "isEnabled": \UIGestureRecognizer.isEnabled,
          "name": \UIGestureRecognizer.name,
          "numberOfTouches": \UIGestureRecognizer.numberOfTouches,
        ],
        accessors: [
          "state": Accessor { (object: UIGestureRecognizer) in object.state.rawValue },
          "view": Accessor { (object: UIGestureRecognizer) in object.view },
        ]))
  }
}

extension UIGestureRecognizer {
  /// How far a gesture recognizer has come.
  ///
  ///     a tap:   possible → ended              or  possible → failed
  ///     a pan:   possible → began → changed … → ended
  ///
  /// - Shape: `began`, `changed` and `ended` are told to the targets, and `cancelled` too.
  /// - Source: Apple, UIKit, "UIGestureRecognizer.State".
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

/// The gesture recognizers of a view.
extension UIView {
  /// The gesture recognizers of the view, or nil if it has none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      recognizers.forEach { removeGestureRecognizer($0) }
      newValue?.forEach { addGestureRecognizer($0) }
    }
  }

  /// Adds a recognizer, which leaves the view it had.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Takes a recognizer away; a gesture that goes on is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let place = recognizers.firstIndex(where: { $0 === gestureRecognizer }) else { return }
    gestureRecognizer.giveUp()
    recognizers.remove(at: place)
    gestureRecognizer.view = nil
  }
}
