/// An object whose methods can be called by name.
///
/// A control calls a method by its name, and so does a document. The class of the target lists
/// which of its methods may be called that way.
///
///     final class Menu: NSObject, ActionTarget {
///       class var actions: [Selector: IBAction] { ["turn": IBAction(Menu.turn)] }
///     }
///
/// Views and controllers are action targets already; they `override class var actions`.
///
/// - Shape: A class lists its own methods. Those of its superclasses are found without being
///   listed again, and a subclass that lists a name anew answers to it.
/// - Errors: Calling a name that is not listed stops the program in Objective-C's words.
/// - Differs: On a device the Objective-C runtime knows every `@objc` method, and there is no such
///   protocol.
/// - Source: Apple, Objective-C Runtime Programming Guide, "Messaging".
public protocol ActionTarget: AnyObject {
  /// The methods of this class that can be called by name.
  static var actions: [Selector: IBAction] { get }
}

extension Selector {
  /// Returns the method that a target's class, or the nearest of its superclasses, lists.
  func method(of target: AnyObject) -> IBAction? {
    ClassChain(type(of: target)).lazy
      .compactMap { ($0 as? any ActionTarget.Type)?.actions[self] }.first
  }

  /// Calls the method of a target, or stops the program as Objective-C does if there is none.
  func perform(on target: AnyObject, from sender: Any?, for event: AnyObject?) {
    guard let method = method(of: target) else {
      ActionError.unlistedAction(self, of: target).terminate()
    }
    method.perform(on: target, from: sender, for: event)
  }
}

/// A mistake in calling a method by its name, for which Objective-C raises an exception.
enum ActionError: ExceptionCase {
  /// The class of a target does not list an action.
  case unlistedAction(Selector, of: AnyObject)

  var exception: Exception {
    switch self {
    case .unlistedAction(let selector, let target):
      Exception(
        name: "NSInvalidArgumentException",
        reason: "-[\(type(of: target)) \(selector)]: unrecognized selector sent to instance",
        help: Self.help(for: target))
    }
  }

  /// Returns the actions a target lists, and what to do about one that is not among them.
  static func help(for target: AnyObject) -> String {
    let name: AnyClass = type(of: target)
    let names = Set(
      ClassChain(name).flatMap {
        ($0 as? any ActionTarget.Type)?.actions.keys.map(\.description) ?? []
      })
    guard !names.isEmpty else {
      return "\(name) lists no actions. Write class var actions: [Selector: IBAction] in it."
    }
    let list = names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return "The actions of \(name) are \(list). Compare the name with them."
  }
}

/// What is said about methods that are called by name with the wrong target, sender or event.
enum ActionMessage: ConsoleMessage {
  /// The method that a class lists is one of another class; this stops the program.
  case foreignMethod(of: Any.Type, target: AnyObject)
  /// The method takes another kind of sender than the one there is.
  case wrongSender(Any?, expected: Any.Type)
  /// The method takes another kind of event than the one there is.
  case wrongEvent(AnyObject?, expected: Any.Type)

  var text: String {
    switch self {
    case .foreignMethod(let owner, let target):
      "A method of \(owner) is to be called on a \(type(of: target)), which is none. "
        + "Look at its actions: list methods of the class itself or of its superclasses."
    case .wrongSender(let sender, let expected):
      "\(sender.map { "\(type(of: $0))" } ?? "An action"): a method that takes a \(expected) was "
        + "added for an event of \(sender.map { "a \(type(of: $0))" } ?? "nobody"), so it is not "
        + "called. Look at the type of its sender."
    case .wrongEvent(let event, let expected):
      "A method that takes a \(expected) is not called, for "
        + (event == nil ? "no event led to this call" : "the event is a UIEvent")
        + ". Let it take a UIEvent?."
    }
  }
}
