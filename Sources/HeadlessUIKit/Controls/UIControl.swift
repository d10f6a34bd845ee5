/// A view that turns touches into events and tells its targets about them.
///
///     a finger → touchDown → touchDragExit → touchUpOutside
///                          → touchUpInside
///
/// - Shape: Handlers are called in the order they were added.
/// - Units: Points, for where a finger is.
/// - Errors: A target that is gone is not called. A method that takes another kind of sender is
///   not called either, and the console says so.
/// - Differs: Actions are methods, not selectors: `addTarget(self, action: Menu.turn, for:)`.
///   Methods cannot be compared, so adding one twice calls it twice, and a target is removed
///   with all its methods at once. A target of nil is not looked for along the responder chain.
///   A finger has left the control when it is outside the bounds; a device allows for some more.
/// - Unconfirmed: ``sendActions(for:)`` calls the handlers of a disabled control too. A control
///   that is disabled or leaves its window under the finger gives the touch up.
/// - Source: Apple, UIKit, "UIControl" and its header.
open class UIControl: UIView {
  /// Whether the control takes touches.
  open var isEnabled = true {
    didSet { if !isEnabled { giveUpTouch() } }
  }

  /// Whether the control is chosen.
  open var isSelected = false

  /// Whether a finger is on the control.
  open var isHighlighted = false

  /// Whether the control follows a finger.
  open private(set) var isTracking = false

  /// Whether the finger the control follows is inside it.
  open private(set) var isTouchInside = false

  private var handlers: [Handler] = []

  /// How the control is at the moment.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Calls a method of a target on each of some events.
  ///
  /// The target is not kept alive.
  open func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    add(target, controlEvents) { target, _, _ in action(target)() }
  }

  /// Calls a method that takes the sender.
  open func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    add(target, controlEvents) { target, sender, _ in
      if let sender = sender.asSender(Sender.self) { action(target)(sender) }
    }
  }

  /// Calls a method that takes the sender and the event.
  open func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    add(target, controlEvents) { target, sender, event in
      if let sender = sender.asSender(Sender.self) { action(target)(sender, event) }
    }
  }

  /// Stops calling a target on some events, or every target for nil.
  ///
  /// The action is nil, which stands for all methods of the target.
  open func removeTarget(_ target: AnyObject?, action: Never?, for controlEvents: Event) {
    remove(controlEvents) { handler in
      handler.action == nil && (target == nil || handler.target === target)
    }
  }

  /// Runs an action on each of some events.
  ///
  /// An action with the same identifier takes the place of the earlier one. The same action can
  /// be added for several events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    let same = handlers.firstIndex { $0.action?.identifier == action.identifier }
    let events = controlEvents.union(same.map { handlers[$0].events } ?? [])
    let handler = Handler(events: events, action: action) { sender, _ in sender.sendAction(action) }
    if let same { handlers[same] = handler } else { handlers.append(handler) }
  }

  /// Stops running an action on some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running the action of an identifier on some events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.action?.identifier == identifier }
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

  /// Decides whether to follow a finger that touched the control; the default does.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Decides whether to go on following a finger that moved; the default does.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Is called when the finger was lifted; override it to hear of it.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Is called when the touch was taken away; override it to hear of it.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  /// Follows the finger in and out of the control.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, false): send(.touchDragExit, with: event)
    case (false, true): send(.touchDragEnter, with: event)
    default: break
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  /// Says where the finger was lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    stopTracking()
    endTracking(touch, with: event)
    send(isInside ? eventsOfTap : .touchUpOutside, with: event)
  }

  /// Gives the touch up.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }

  /// Gives the touch up when the control leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    giveUpTouch()
  }

  /// Keeps a tap on the control from being one on a view it lies in.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }

  /// What a finger lifted within the control means.
  var eventsOfTap: Event { .touchUpInside }

  /// Returns the control as what a method takes for its sender, or nil.
  private func asSender<Sender>(_ type: Sender.Type) -> Sender? {
    if let sender = self as? Sender { return sender }
    ApplicationState.current.console(
      "\(Self.self): a method that takes a \(type) was added for an event of a \(Self.self), so it "
        + "is not called. Look at the type of its sender.")
    return nil
  }

  private func giveUpTouch() {
    guard isTracking else { return }
    stopTracking()
    cancelTracking(with: nil)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func add<Target: AnyObject>(
    _ target: Target, _ events: Event, _ call: @escaping (Target, UIControl, UIEvent?) -> Void
  ) {
    handlers.append(
      Handler(events: events, target: target) { [weak target] sender, event in
        if let target { call(target, sender, event) }
      })
  }

  private func remove(_ events: Event, where matches: (Handler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  private func send(_ events: Event, with event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      handler.call(self, event)
    }
  }

  private struct Handler {
    var events: Event
    weak var target: AnyObject?
    var action: UIAction?
    let call: (UIControl, UIEvent?) -> Void
  }
}
