/// A view that makes events of touches and calls its targets for them.
///
///     a finger → touchDown → touchDragInside              → touchUpInside
///                          → touchDragExit, …DragOutside  → touchUpOutside
///
/// A target is told by its method, `addTarget(self, action: Menu.turn, for:)`, or by the name of
/// one, `addTarget(nil, action: "turn", for:)`, which its class lists in its actions.
///
/// - Shape: Handlers are called in the order they were added. A handler for several of the events
///   that happen at once is called once. One that is removed meanwhile is not called any more, one
///   that is added meanwhile is called the next time.
/// - Units: Points, for where a finger is.
/// - Errors: A target that was deallocated is not called. A method that takes another kind of
///   sender is not called either, and the console says so. A name that the target does not list
///   stops the program; with a target of nil, nobody is called.
/// - Differs: Methods cannot be compared, as selectors can: adding one twice calls it twice, it is
///   removed with all actions of its target at once, and
///   ``actions(forTarget:forControlEvent:)`` cannot name it. A name has none of these limits.
///   Foundation on Linux has more than one `NSNull`, so look for it with
///   `contains { $0 is NSNull }`. A finger has left the control when it is outside the bounds; a
///   device allows for some more.
/// - Unconfirmed: ``sendActions(for:)`` calls the handlers of a disabled control too. A control
///   that is disabled under the finger stops following it. A finger that crosses the edge is sent
///   as exit and outside, or as enter and inside, in this order. The highlight ends after the
///   handlers of the last event were called.
/// - Asked: D13, D14, D81, D82, D83.
open class UIControl: UIView {
  /// Whether the control takes touches.
  open var isEnabled = true {
    didSet {
      if !isEnabled { cancelTracking() }
      if isEnabled != oldValue { stateDidChange() }
    }
  }

  /// Whether the control is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Where the content stands between the top and the bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where the content stands between the left and the right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Whether the control follows a finger.
  open internal(set) var isTracking = false

  /// Whether the finger the control follows is inside it.
  open internal(set) var isTouchInside = false

  /// What is called when something happens to the control, in order.
  private(set) var handlers: [ControlHandler] = []

  /// The handlers that were added by name, so that one of thousands is found at once.
  private var named: [HandlerName: WeakHandler] = [:]

  /// How many handlers there may be before those whose targets are gone are looked for.
  private var mostHandlers = 64

  /// The finger the control follows.
  weak var trackedTouch: UITouch?

  /// Creates a control with a frame that runs an action when it does what it is there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// How the control is at the moment.
  open var state: State { controlState }

  // MARK: - Handlers

  /// Calls a method of a target, by name, on each of some events.
  ///
  /// The target is not kept alive. A target of nil stands for whoever has the method, from the
  /// first responder up the chain of responders. Adding the same name of the same target again
  /// calls it once.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    let name = HandlerName(target: target.map(ObjectIdentifier.init), action: action)
    if let same = named[name]?.handler, !same.isDead, !same.events.isEmpty {
      return same.events.formUnion(controlEvents)
    }
    let handler = ControlHandler(.selector(action), target: target, events: controlEvents)
    append(handler)
    named[name] = WeakHandler(handler: handler)
  }

  /// Calls a method of a target on each of some events; the target is not kept alive.
  open func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    append(ControlHandler(.method(IBAction(action)), target: target, events: controlEvents))
  }

  /// Calls a method that takes the sender.
  open func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    append(ControlHandler(.method(IBAction(action)), target: target, events: controlEvents))
  }

  /// Calls a method that takes the sender and the event.
  open func addTarget<Target: AnyObject, Sender, SomeEvent>(
    _ target: Target, action: @escaping (Target) -> (Sender, SomeEvent) -> Void,
    for controlEvents: Event
  ) {
    append(ControlHandler(.method(IBAction(action)), target: target, events: controlEvents))
  }

  /// Stops calling a target on some events.
  ///
  /// An action of nil stands for all methods of the target, a target of nil for every target.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    removeHandlers(for: controlEvents) { handler in
      handler.isForTarget && (target == nil || handler.target === target)
        && (action == nil || handler.selector == action)
    }
  }

  /// Runs an action on each of some events.
  ///
  /// An action replaces an earlier one with the same identifier. The same action can be added for
  /// several events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    let index = handlers.firstIndex { $0.action?.identifier == action.identifier }
    let former = index.map { handlers[$0] }
    let handler = ControlHandler(
      .action(action), target: nil, events: controlEvents.union(former?.events ?? []))
    guard let index else { return append(handler) }
    handlers[index] = handler
    // Events that are being sent do not call the former action any more.
    former?.events = []
  }

  /// Stops running an action on some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running the action of an identifier on some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    removeHandlers(for: controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// The targets of the control; `NSNull` stands for the target nil.
  ///
  /// A target that is not `Hashable` is in it as its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> {
    Set(livingHandlers.filter(\.isForTarget).map(\.hashableTarget))
  }

  /// The events that have a handler.
  open var allControlEvents: Event { livingHandlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the names of the methods of a target that one event calls, or nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = livingHandlers.filter { $0.target === target && $0.events.contains(controlEvent) }
      .compactMap(\.selector?.description)
    return names.isEmpty ? nil : names
  }

  /// Calls a method of a target by its name.
  ///
  /// Every method that was added by name is called through here. An override that does not call
  /// super keeps it from being called.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = Device.current.viewHost?.send(action, to: target, from: self, for: event)
  }

  /// Runs an action with the control as its sender.
  ///
  /// Every action of the control is run through here. An override that does not call super keeps
  /// it from running.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Calls every handler of some events, as if they had happened.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Calls each handler of some events, unless one before it has removed it.
  package func send(_ events: Event, with event: UIEvent?) {
    for handler in handlers.filter({ !$0.events.isDisjoint(with: events) })
    where !handler.events.isDisjoint(with: events) {
      Device.current.digitizer.witness?("\(type(of: self))", report(of: handler, for: events))
      handler.call(from: self, for: event)
    }
  }

  /// The handlers whose targets are still there.
  private var livingHandlers: [ControlHandler] { handlers.filter { !$0.isDead } }

  private func append(_ handler: ControlHandler) {
    // Those whose targets are gone are looked for now and then: each time would be too often for
    // thousands.
    if handlers.count >= mostHandlers {
      handlers.removeAll(where: \.isDead)
      named = named.filter { $0.value.handler != nil }
      mostHandlers = max(2 * handlers.count, 64)
    }
    if !handler.events.isEmpty { handlers.append(handler) }
  }

  /// Removes events from handlers, and handlers that have none left.
  private func removeHandlers(
    for events: Event, where matches: (ControlHandler) -> Bool
  ) {
    for handler in handlers where matches(handler) { handler.events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty || $0.isDead }
  }

  // MARK: - Touches

  /// Decides whether to follow a finger that touched the control; the default does.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Decides whether to go on following a finger that moved; the default does.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Is called when the finger was lifted; the default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Is called when the touch was cancelled; the default does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.topmost else { return }
    trackedTouch = touch
    let isTracked = beginTracking(touch, with: event)
    // What the control did at the first touch may have disabled it or removed it.
    guard trackedTouch === touch else { return }
    guard isTracked else { return stopTracking() }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  /// Follows the finger in and out of the control.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    let isTracked = continueTracking(touch, with: event)
    guard isTracking else { return }
    guard isTracked else { return stopTracking() }
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, false): send(.touchDragExit, with: event)
    case (false, true): send(.touchDragEnter, with: event)
    default: break
    }
    if isTracking { send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event) }
  }

  /// Says where the finger was lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    guard isTracking else { return }
    isTracking = false
    send(isInside ? eventsOfTap : .touchUpOutside, with: event)
    stopTracking()
  }

  /// Says that the touch was cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    isTracking = false
    send(.touchCancel, with: event)
    stopTracking()
  }

  /// Stops following the finger when the control leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    cancelTracking()
  }

  /// Keeps a tap on the control from being one on a view it lies in.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self else { return true }
    return !gestureRecognizer.isOfOneTap
  }

  /// Has the control laid out as its new state shows it.
  func stateDidChange() { setNeedsLayout() }

  /// What is sent when a finger is lifted inside the control.
  var eventsOfTap: Event { .touchUpInside }

  /// Stops following the finger, without an event.
  private func cancelTracking() {
    guard isTracking || trackedTouch != nil else { return }
    stopTracking()
    cancelTracking(with: nil)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Whether a recognizer of another view sees a knob of the control being dragged.
  ///
  /// A drag up or down counts only for a knob that goes that way too, as on a round control.
  ///
  /// - Source: Apple, UIKit, "Attaching gesture recognizers to UIKit controls".
  package func isDrag(
    _ recognizer: UIGestureRecognizer, of knob: CGRect, inAnyDirection: Bool = false
  ) -> Bool {
    guard isEnabled, recognizer.view !== self, let distance = recognizer.distanceOfDrag(in: self)
    else { return false }
    let location = recognizer.location(in: self)
    let start = CGPoint(x: location.x - distance.x, y: location.y - distance.y)
    return (inAnyDirection || abs(distance.x) > abs(distance.y)) && knob.contains(start)
  }

  // A subclass may override `state`; touches go by the three properties all the same.
  package override var controlState: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// What the state of the control says to those who hear the screen.
  override var defaultAccessibility: AccessibilityAttributes {
    var attributes = super.defaultAccessibility
    var traits = attributes.traits ?? .none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    attributes.traits = traits
    return attributes
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.flag("enabled").ifPresent { isEnabled = $0 }
    decoder.flag("selected").ifPresent { isSelected = $0 }
    decoder.flag("highlighted").ifPresent { isHighlighted = $0 }
    decoder.choice("contentHorizontalAlignment", as: ContentHorizontalAlignment.self)
      .ifPresent { contentHorizontalAlignment = $0 }
    decoder.choice("contentVerticalAlignment", as: ContentVerticalAlignment.self)
      .ifPresent { contentVerticalAlignment = $0 }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIControl>.list([
      "contentHorizontalAlignment": \.contentHorizontalAlignment,
      "contentVerticalAlignment": \.contentVerticalAlignment, "isEnabled": \.isEnabled,
      "isHighlighted": \.isHighlighted, "isSelected": \.isSelected, "state": \.state,
    ]).accessors([
      "isTouchInside": Accessor { (object: UIControl) in object.isTouchInside },
      "isTracking": Accessor { (object: UIControl) in object.isTracking },
    ])
  }
}

extension Set<UITouch> {
  /// The touch nearest to the top, and of those the one nearest to the left.
  ///
  /// A set has no order of its own, and a run must not depend on chance.
  fileprivate var topmost: UITouch? {
    self.min {
      let (one, other) = ($0.location(in: nil), $1.location(in: nil))
      return (one.y, one.x) < (other.y, other.x)
    }
  }
}

extension UIControl {
  /// What a control tells of, by the names that code and Interface Builder have for it.
  static let eventNames: KeyValuePairs<String, Event> = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
