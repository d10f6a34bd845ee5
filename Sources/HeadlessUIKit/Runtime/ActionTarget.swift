/// An object whose methods can be called by name.
///
/// A control calls a method by its name, and so does a document. The class of the target lists
/// which of its methods may be called that way.
///
///     final class Menu: NSObject, ActionTarget {
///       class var actions: [Selector: IBAction] { ["turn": IBAction(Menu.turn)] }
///
/// Views and controllers are action targets already; they `override class var actions`.
///
/// - Shape: A class lists its own methods. Those of its superclasses are found without being
///   listed again, and a subclass that lists a name anew answers to it.
/// - Units: None.
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
    var next: AnyClass? = type(of: target)
    while let current = next {
      if let method = (current as? any ActionTarget.Type)?.actions[self] { return method }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// Calls the method of a target, or stops the program as Objective-C does if there is none.
  func perform(on target: AnyObject, from sender: Any?, for event: AnyObject?) {
    guard let method = method(of: target) else {
      let name: AnyClass = type(of: target)
      Exception.raise(
        "NSInvalidArgumentException",
        reason: "-[\(name) \(self)]: unrecognized selector sent to instance",
        help: help(for: target))
    }
    method.perform(on: target, from: sender, for: event)
  }

  /// Returns the actions a target lists, and what to do about one that is not among them.
  func help(for target: AnyObject) -> String {
    let name: AnyClass = type(of: target)
    var names: Set<String> = []
    var next: AnyClass? = name
    while let current = next {
      names.formUnion((current as? any ActionTarget.Type)?.actions.keys.map(\.description) ?? [])
      next = _getSuperclass(current)
    }
    guard !names.isEmpty else {
      return "\(name) lists no actions. Write class var actions: [Selector: IBAction] in it."
    }
    let list = names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return "The actions of \(name) are \(list). Compare the name with them."
  }
}
