/// Something that calls targets and closures for events, and can say which.
package protocol EventSource {
  /// What is called for which events: the names of the events, and who is called.
  var eventHandlers: [(events: String, call: String)] { get }
}

extension UIControl: EventSource {
  package var eventHandlers: [(events: String, call: String)] {
    handlers.filter { !$0.isDead }.map { ($0.events.names, Self.call(of: $0)) }
  }

  /// What a handler does for events that have happened: `touchUpInside calls a method of Menu`.
  func report(of handler: ControlHandler, for events: Event) -> String {
    "\(events.intersection(handler.events).names) \(Self.call(of: handler))"
  }

  private static func call(of handler: ControlHandler) -> String {
    let name = handler.target.map { "\(type(of: $0))" } ?? "the first responder that has it"
    return switch handler.body {
    case .selector(let selector): "calls \(selector) of \(name)"
    case .method: "calls a method of \(name)"
    case .action(let action) where action.title.isEmpty: "calls a closure"
    case .action(let action): "calls the action \u{201C}\(action.title)\u{201D}"
    }
  }
}

extension UIControl.Event {
  /// The names of the events, as they are written in code.
  fileprivate var names: String {
    if self == .allEvents { return "every event" }
    let found = UIControl.eventNames.filter { contains($0.value) }.map(\.key)
    return found.isEmpty ? "an event" : found.joined(separator: ", ")
  }
}
