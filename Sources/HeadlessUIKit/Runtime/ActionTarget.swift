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
  package func perform(on target: AnyObject, from sender: Any?, for event: AnyObject?) {
    guard let method = method(of: target) else {
      ActionError.unlistedAction(self, of: target).terminate()
    }
    method.perform(on: target, from: sender, for: event)
  }
}
