/// What view controllers raise an exception for.
///
/// The reasons are UIKit's; the addresses are left out.
enum ViewControllerError: ExceptionCase {
  // Children
  case cycle(child: UIViewController, parent: UIViewController)
  case foreignSuperview(
    child: UIViewController, superview: UIViewController, parent: UIViewController)
  case sharedView(of: UIViewController, with: UIViewController)

  // Presenting
  case presentedByItself(UIViewController)
  case presentedTwice(UIViewController, presenter: UIViewController)
  case presentedChild(UIViewController, parent: UIViewController)
  case presentedAgain(UIViewController)

  // Navigation and tabs
  case pushedTwice(UIViewController)
  case pushedNavigationController
  case notOnStack(UIViewController)
  case notDistinct([UIViewController])
  case noTab(of: UIViewController)

  // Segues
  case unknownSegue(String, known: [String], of: UIViewController)

  var exception: Exception {
    switch self {
    case .cycle(let child, let parent):
      .invalidArgument(
        "Can't add \(child.nameInMessages) as a child of \(parent.nameInMessages)",
        help: child === parent
          ? "A controller cannot lie in itself. Look for addChild(_:) with self."
          : "The child contains the parent already. Look for addChild(_:) the wrong way round.")
    case .foreignSuperview(let child, let superview, let parent):
      .hierarchy(
        "child view controller:\(child.nameInMessages) should have parent view controller:"
          + "\(superview.nameInMessages) but actual parent is:\(parent.nameInMessages)",
        help: "Put the view of a child into the view of the controller that called addChild(_:).")
    case .sharedView(let owner, let other):
      .hierarchy(
        "A view can only be associated with at most one view controller at a time",
        help: "The view of \(String(withArticle: type(of: owner))) became the view of "
          + "\(String(withArticle: type(of: other))). "
          + "Give each controller a view of its own.")
    case .presentedByItself(let presenter):
      .invalidArgument(
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "\(presenter.nameInMessages).",
        help: "Make another controller, and present that one.")
    case .presentedTwice(let controller, let presenter):
      .invalidArgument(
        "Application tried to present modally a view controller \(controller.nameInMessages) that "
          + "is already being presented by \(presenter.nameInMessages).",
        help: "Dismiss it first, or make a new one.")
    case .presentedChild(let child, let parent):
      .invalidArgument(
        "Application tried to present modally a view controller \(child.nameInMessages) that has "
          + "a parent view controller \(parent.nameInMessages).",
        help: "Present the parent, or take the child out of it.")
    case .presentedAgain(let controller):
      .invalidArgument(
        "Application tried to present modally an active controller \(controller.nameInMessages).",
        help: "It is there already. To go back to it, dismiss what lies over it.")
    case .pushedTwice(let controller):
      .invalidArgument(
        "Pushing the same view controller instance more than once is not supported "
          + "(\(controller.nameInMessages))",
        help: "Make a new one each time, or pop back to it.")
    case .pushedNavigationController:
      .invalidArgument(
        "Pushing a navigation controller is not supported",
        help: "Push what is on its stack, or present it.")
    case .notOnStack(let controller):
      .inconsistency(
        "Tried to pop to a view controller that doesn't exist.",
        help: "\(controller.nameInMessages) is not among viewControllers.")
    case .notDistinct(let controllers):
      .invalidArgument(
        "All view controllers in a navigation controller must be distinct "
          + "(\(controllers.map(\.nameInMessages).joined(separator: ", ")))",
        help: "One of them is there twice. Make a new one each time.")
    case .noTab(let controller):
      .invalidArgument(
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab "
          + "bar controller's list of view controllers can be selected.",
        help: "A \(type(of: controller)) is not in viewControllers. Add it there first.")
    case .unknownSegue(let identifier, let known, let controller):
      .invalidArgument(
        "Receiver (\(controller.nameInMessages)) has no segue with identifier '\(identifier)'",
        help: known.isEmpty
          ? "It has none at all. Make the controller with its storyboard, and give the segue an "
            + "identifier there."
          : "Its segues are \(known.sorted().map { "\"\($0)\"" }.joined(separator: ", ")). "
            + "Compare the identifier.")
    }
  }
}

nonisolated extension Exception {
  static func hierarchy(_ reason: String, help: String) -> Exception {
    Exception(name: "UIViewControllerHierarchyInconsistency", reason: reason, help: help)
  }
}

/// A `loadView()` that leaves its controller without a view.
///
/// UIKit has no words for it. The program stops with the sentence, or the exception is caught.
enum LoadViewMistake: ConsoleMessage, ExceptionCase {
  case viewRead(by: UIViewController)
  case noView(by: UIViewController)

  var text: String {
    switch self {
    case .viewRead(let controller):
      "\(type(of: controller)).loadView() reads view before it assigns one. Make the view first."
    case .noView(let controller):
      "\(type(of: controller)).loadView() returned and view is nil. Assign a view in loadView()."
    }
  }

  var exception: Exception { Exception(name: "The program stops", reason: text, help: "") }
}

/// What is said about view controllers where the program goes on.
enum ViewControllerMessage: ConsoleMessage {
  case presentedOutsideWindow(UIViewController, by: UIViewController)
  case presentedBesides(UIViewController, UIViewController, by: UIViewController)
  case dismissedInTransition(presenter: UIViewController)
  case dismissedWhileLoading(UIViewController)
  case presentedWithoutEnd(UIViewController, by: UIViewController, count: Int)
  case noTab(Int, count: Int)
  case manyTabs(Int, most: Int)

  var text: String {
    switch self {
    case .presentedOutsideWindow(let controller, let presenter):
      Self.attempt(controller, presenter) + "whose view is not in the window hierarchy. "
        + "Present it in viewDidAppear(_:) or later, and from the controller in front."
    case .presentedBesides(let presented, let controller, let presenter):
      Self.attempt(controller, presenter)
        + "which is already presenting \(presented.nameInMessages). "
        + "Dismiss that one first, or present from it."
    case .dismissedInTransition(let presenter):
      "Attempt to dismiss from view controller \(presenter.nameInMessages) while a presentation "
        + "or dismiss is in progress! Wait for the completion of the one before."
    case .dismissedWhileLoading(let controller):
      "Attempt to dismiss \(controller.nameInMessages) while its view is loaded, before it is "
        + "presented. It is presented all the same. Dismiss it in viewDidAppear(_:), or decide "
        + "before present(_:animated:completion:)."
    case .presentedWithoutEnd(let controller, let presenter, let count):
      Self.attempt(controller, presenter) + "over \(count) others that lie over one another. "
        + "It is not presented. Look at viewDidAppear(_:): it is called for each one."
    case .noTab(let index, let count):
      "UITabBarController has \(count) tabs, so there is no tab \(index), and the "
        + "selection stays. Tabs count from 0."
    case .manyTabs(let count, let most):
      "UITabBarController has \(count) controllers. A phone has room for \(most) tabs. If there are "
        + "more, it shows \(most - 1) and a tab More, which lists the others. Here each has a tab. Give it "
        + "\(most) at most."
    }
  }

  private static func attempt(
    _ controller: UIViewController, _ presenter: UIViewController
  ) -> String {
    "Attempt to present \(controller.nameInMessages) on \(presenter.outermost.nameInMessages) "
      + "(from \(presenter.nameInMessages)) "
  }
}

extension UIViewController {
  /// The controller as UIKit writes it in its messages.
  var nameInMessages: String { "<\(type(of: self))>" }
}
