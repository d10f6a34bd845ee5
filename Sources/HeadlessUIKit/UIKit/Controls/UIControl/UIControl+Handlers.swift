/// Keeping handlers, and calling them.
extension UIControl {
  /// The handlers whose targets are still there.
  var livingHandlers: [ControlHandler] { handlers.filter { !$0.isDead } }

  /// Adds a handler, or more events to the one that is the same.
  func add(_ body: ControlHandler.Body, target: AnyObject?, _ events: Event) {
    handlers.removeAll(where: \.isDead)
    if case .selector(let selector) = body,
      let same = handlers.first(where: { $0.selector == selector && $0.target === target })
    {
      same.events.formUnion(events)
    } else if !events.isEmpty {
      handlers.append(ControlHandler(body, target: target, events: events))
    }
  }

  /// Adds an action in the place of the one with the same identifier, or at the end.
  func replaceOrAdd(_ action: UIAction, _ events: Event) {
    guard let place = handlers.firstIndex(where: { $0.action?.identifier == action.identifier })
    else { return add(.action(action), target: nil, events) }
    let former = handlers[place]
    handlers[place] = ControlHandler(
      .action(action), target: nil, events: events.union(former.events))
    former.events = []
  }

  /// Takes events away from handlers, and handlers away that have none left.
  func remove(_ events: Event, where matches: (ControlHandler) -> Bool) {
    for handler in handlers where matches(handler) { handler.events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty || $0.isDead }
  }

  /// Calls each handler of some events that is still there when its turn comes.
  func send(_ events: Event, with event: UIEvent?) {
    for handler in handlers.filter({ !$0.events.isDisjoint(with: events) })
    where !handler.events.isDisjoint(with: events) {
      handler.call(from: self, for: event)
    }
  }

  var targetsOfHandlers: Set<AnyHashable> {
    Set(
      livingHandlers.filter(\.isForTarget).map { handler in
        guard let target = handler.target else { return AnyHashable(NSNull()) }
        return (target as? any Hashable).map { AnyHashable($0) }
          ?? AnyHashable(ObjectIdentifier(target))
      })
  }

  func names(for target: AnyObject?, _ event: Event) -> [String]? {
    let names = livingHandlers.filter { $0.target === target && $0.events.contains(event) }
      .compactMap(\.selector?.description)
    return names.isEmpty ? nil : names
  }

  func enumerate(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var isDone = false
    for handler in livingHandlers where !isDone {
      switch handler.body {
      case .selector(let selector):
        iterator(nil, (handler.target, selector), handler.events, &isDone)
      case .action(let action):
        iterator(action, nil, handler.events, &isDone)
      case .method:
        continue
      }
    }
  }
}

/// One thing to call when something happens to a control.
final class ControlHandler {
  /// What is called.
  enum Body {
    case selector(Selector)
    case method(IBAction)
    case action(UIAction)
  }

  let body: Body
  var events: UIControl.Event
  private(set) weak var target: AnyObject?
  private let hasTarget: Bool

  init(_ body: Body, target: AnyObject?, events: UIControl.Event) {
    (self.body, self.target, self.events) = (body, target, events)
    hasTarget = target != nil
  }

  var action: UIAction? {
    if case .action(let action) = body { action } else { nil }
  }

  var selector: Selector? {
    if case .selector(let selector) = body { selector } else { nil }
  }

  /// Whether the handler was added with a target, of nil too, and not as an action.
  var isForTarget: Bool { action == nil }

  /// Whether nobody can be called any more: the target is gone.
  var isDead: Bool { hasTarget && target == nil }

  func call(from control: UIControl, for event: UIEvent?) {
    switch body {
    case .selector(let selector):
      if !isDead { control.sendAction(selector, to: target, for: event) }
    case .method(let method):
      if let target { method.perform(on: target, from: control, for: event) }
    case .action(let action):
      control.sendAction(action)
    }
  }
}
