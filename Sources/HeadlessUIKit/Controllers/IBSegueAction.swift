/// A method that makes the controller a segue leads to, and can be called by its name.
///
/// On a device `@IBSegueAction` before a method does this. Here the method is listed in a table.
///
///     override class var segueActions: [Selector: IBSegueAction] {
///       ["makeForm:": IBSegueAction(ListController.makeForm)]
///     }
///
/// The method hands the coder on to an initializer of the controller, and hands over what the
/// controller needs beside it.
///
///     func makeForm(_ coder: NSCoder) -> FormController? {
///       FormController(coder: coder, word: selectedWord)
///     }
///
/// - Shape: A method takes the coder; the coder and the sender; or the coder, the sender and the
///   identifier of the segue. Where it returns nil, `init(coder:)` makes the controller.
/// - Errors: A method that takes another kind of sender than the one there is, is not called, and the
///   console says so; then `init(coder:)` makes the controller. A method of a class that the source
///   does not belong to stops the program.
/// - Differs: On a device this is an attribute, and no table is needed.
/// - Source: Apple, Xcode 11 Release Notes, "Interface Builder", segue actions.
public struct IBSegueAction {
  private let body: (UIViewController, NSCoder, Any?, String?) -> UIViewController?

  /// Makes a method that takes the coder callable by name.
  public init<Source: UIViewController, Destination: UIViewController>(
    _ method: @escaping (Source) -> (NSCoder) -> Destination?
  ) {
    body = { source, coder, sender, _ in
      ActionCall(sender: sender).target(source, as: Source.self).flatMap { method($0)(coder) }
    }
  }

  /// Makes a method that takes the coder and the sender callable by name.
  public init<Source: UIViewController, Destination: UIViewController, Sender>(
    _ method: @escaping (Source) -> (NSCoder, Sender) -> Destination?
  ) {
    body = { source, coder, sender, _ in
      let call = ActionCall(sender: sender)
      guard let source = call.target(source, as: Source.self),
        let sender = call.sender(as: Sender.self)
      else { return nil }
      return method(source)(coder, sender)
    }
  }

  /// Makes a method that takes the coder, the sender and the segue's identifier callable by name.
  public init<Source: UIViewController, Destination: UIViewController, Sender>(
    _ method: @escaping (Source) -> (NSCoder, Sender, String?) -> Destination?
  ) {
    body = { source, coder, sender, identifier in
      let call = ActionCall(sender: sender)
      guard let source = call.target(source, as: Source.self),
        let sender = call.sender(as: Sender.self)
      else { return nil }
      return method(source)(coder, sender, identifier)
    }
  }

  /// Has the method of a source make a controller out of a document.
  func make(
    from source: UIViewController, _ coder: NSCoder, sender: Any?, identifier: String?
  ) -> UIViewController? {
    body(source, coder, sender, identifier)
  }
}

extension UIViewController {
  /// Returns the segue action that the class of the controller lists, or a superclass does.
  func segueAction(_ selector: Selector) -> IBSegueAction? {
    classesWithSegues.lazy.compactMap { $0.segueActions[selector] }.first
  }

  /// The names of the segue actions that the class of the controller and its superclasses list.
  var segueActionNames: [String] {
    Set(classesWithSegues.flatMap(\.segueActions.keys).map(\.description)).sorted()
  }

  private var classesWithSegues: [UIViewController.Type] {
    ClassChain(type(of: self)).compactMap { $0 as? UIViewController.Type }
  }
}
