/// A method or an action to call for some events of a control.
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

  /// Whether nobody can be called any more: the target was deallocated.
  var isDead: Bool { hasTarget && target == nil }

  /// The target as an element of a set.
  ///
  /// `NSNull` stands for nil, the identifier for a target that is not `Hashable`.
  var hashableTarget: AnyHashable {
    guard let target else { return AnyHashable(NSNull()) }
    return (target as? any Hashable).map { AnyHashable($0) }
      ?? AnyHashable(ObjectIdentifier(target))
  }

  /// Calls the method or the action.
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

/// What tells handlers apart that were added by name.
struct HandlerName: Hashable {
  let target: ObjectIdentifier?
  let action: Selector
}

/// A handler that is kept by others.
struct WeakHandler {
  weak var handler: ControlHandler?
}
