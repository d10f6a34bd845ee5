/// What a controller cannot do, and what it says then.
extension UIViewController {
  /// Stops the program if the controller would lie in itself after adding another one to it.
  func requireNoCycle(adding child: UIViewController) {
    guard containers.contains(child) else { return }
    Exception.raise(
      "NSInvalidArgumentException",
      reason: "Can't add \(child.nameInMessages) as a child of \(nameInMessages)",
      help: child === self
        ? "A controller cannot lie in itself. Look for addChild(_:) with self."
        : "The child contains the parent already. Look for addChild(_:) the wrong way round.")
  }

  /// Stops the program if the view of a child is put into the view of a controller that is not its
  /// parent.
  func requireParent(ofViewIn superview: UIView) {
    guard let parent else { return }
    var ancestor: UIView? = superview
    while let view = ancestor, view.controller == nil { ancestor = view.superview }
    guard let found = ancestor?.controller, found !== parent else { return }
    Exception.raise(
      "UIViewControllerHierarchyInconsistency",
      reason: "child view controller:\(nameInMessages) should have parent view controller:"
        + "\(found.nameInMessages) but actual parent is:\(parent.nameInMessages)",
      help: "Put the view of a child into the view of the controller that called addChild(_:).")
  }

  /// Stops the program if there is no view, or goes on with a plain one where somebody catches.
  func requireView(_ fact: String) {
    guard viewIfLoaded == nil else { return }
    let sentence = "\(type(of: self)).loadView() \(fact)"
    guard Exception.isCatching else { Exception.stop(sentence) }
    Exception(name: "The program stops", reason: sentence, help: "").raise()
    view = UIView()
  }

  func raiseHierarchyInconsistency(_ other: UIViewController) -> Never {
    Exception.raise(
      "UIViewControllerHierarchyInconsistency",
      reason: "A view can only be associated with at most one view controller at a time",
      help: "The view of a \(type(of: other)) became the view of a \(type(of: self)). "
        + "Give each controller a view of its own.")
  }

  /// The controller as UIKit writes it in its messages.
  var nameInMessages: String { "<\(type(of: self))>" }

  /// Stops the program if a controller is presented already, or by itself, or lies in another.
  func requirePresentable(_ other: UIViewController) {
    let reason: String
    let help: String
    if other === self || containers.contains(other) {
      reason =
        "Application tried to present modal view controller on itself. Presenting controller is "
        + "\(nameInMessages)."
      help = "Make another controller, and present that one."
    } else if let presenter = other.presenter {
      reason =
        "Application tried to present modally a view controller \(other.nameInMessages) that is "
        + "already being presented by \(presenter.nameInMessages)."
      help = "Dismiss it first, or make a new one."
    } else if let parent = other.parent {
      reason =
        "Application tried to present modally a view controller \(other.nameInMessages) that has "
        + "a parent view controller \(parent.nameInMessages)."
      help = "Present the parent, or take the child out of it."
    } else if isShownOver(other) {
      reason = "Application tried to present modally an active controller \(other.nameInMessages)."
      help = "It is there already. To go back to it, dismiss what lies over it."
    } else {
      return
    }
    Exception.raise("NSInvalidArgumentException", reason: reason, help: help)
  }

  /// Whether another controller is the root of a window, or led to this one by presenting it.
  private func isShownOver(_ other: UIViewController) -> Bool {
    if other.viewIfLoaded?.window?.rootViewController === other { return true }
    var presenter = outermost.presenter
    while let current = presenter, current !== other { presenter = current.presenter }
    return presenter != nil
  }

  /// Returns the window to present a controller in, or nil after the console has said why there is
  /// none.
  func windowForPresenting(_ other: UIViewController) -> UIWindow? {
    guard let window = viewIfLoaded?.window else {
      reportNotPresented(
        other, "whose view is not in the window hierarchy.",
        "Present it in viewDidAppear(_:) or later, and from the controller in front.")
      return nil
    }
    if let presented = outermost.presented {
      reportNotPresented(
        other, "which is already presenting \(presented.nameInMessages).",
        "Dismiss that one first, or present from it.")
      return nil
    }
    return window
  }

  private func reportNotPresented(_ other: UIViewController, _ fact: String, _ help: String) {
    Device.current.console(
      "Attempt to present \(other.nameInMessages) on \(outermost.nameInMessages) "
        + "(from \(nameInMessages)) \(fact) \(help)")
  }
}
