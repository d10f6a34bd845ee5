/// A method that can be called by its name.
///
/// On a device `@IBAction` before a method does this. Here the method is listed in a table.
///
///     override class var actions: [Selector: IBAction] {
///       ["turn": IBAction(Menu.turn), "choose:": IBAction(Menu.choose)]
///     }
///
/// - Shape: A method takes nothing, the sender, or the sender and the event.
/// - Errors: A method that takes another kind of sender than the one there is, or needs an event
///   where there is none, is not called, and the console says so. One that takes an optional of
///   another kind is called with nil, and the console says that, too. A method of a class that the
///   target does not belong to stops the program.
/// - Differs: On a device this is an attribute, and no table is needed. A device does not compare the
///   kinds: it hands the sender over as what it is not, and goes on until the method asks it for
///   something that it does not have.
/// - Source: Apple, The Swift Programming Language, "Attributes", IBAction.
public struct IBAction {
  private let body: (AnyObject, ActionCall) -> Void

  /// Makes a method that takes nothing callable by name.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    body = { target, call in
      if let target = call.target(target, as: Target.self) { method(target)() }
    }
  }

  /// Makes a method that takes the sender callable by name.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
    body = { target, call in
      guard let target = call.target(target, as: Target.self),
        let sender = call.sender(as: Sender.self)
      else { return }
      method(target)(sender)
    }
  }

  /// Makes a method that takes the sender and the event callable by name.
  public init<Target: AnyObject, Sender, Event>(
    _ method: @escaping (Target) -> (Sender, Event) -> Void
  ) {
    body = { target, call in
      guard let target = call.target(target, as: Target.self),
        let sender = call.sender(as: Sender.self), let event = call.event(as: Event.self)
      else { return }
      method(target)(sender, event)
    }
  }

  /// Calls the method of a target.
  func perform(on target: AnyObject, from sender: Any?, for event: AnyObject?) {
    body(target, ActionCall(sender: sender, event: event))
  }
}

/// What a method is called with.
struct ActionCall {
  let sender: Any?
  var event: AnyObject?

  func target<Target: AnyObject>(_ target: AnyObject, as type: Target.Type) -> Target? {
    guard let found = target as? Target else {
      ActionMessage.foreignMethod(of: type, target: target).stop()
    }
    return found
  }

  func sender<Sender>(as type: Sender.Type) -> Sender? {
    if let sender, let result = sender as? Sender { return result }
    guard let nothing = Self.nothing(as: type) else {
      ActionMessage.wrongSender(sender, expected: type).report()
      return nil
    }
    if let sender { ActionMessage.senderReplaced(sender, expected: type).report() }
    return nothing
  }

  /// Returns nil as a value of an optional type; of another type there is none.
  private static func nothing<Sender>(as type: Sender.Type) -> Sender? {
    (type as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Sender }
  }

  func event<Event>(as type: Event.Type) -> Event? {
    if let event = event as? Event { return event }
    ActionMessage.wrongEvent(event, expected: type).report()
    return nil
  }
}
