import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences about view controllers", .isolated)
struct ViewControllerMessagesTests {
  private let controller = UIViewController()
  private let navigation = UINavigationController()
  private let tabs = UITabBarController()

  /// The name, the reason and the help of an exception.
  private func text(_ exception: Exception) -> String {
    "\(exception.name): \(exception.reason) | \(exception.help)"
  }

  @Test func `children in the wrong place`() {
    #expect(
      [
        ViewControllerError.cycle(child: controller, parent: controller),
        .cycle(child: navigation, parent: controller),
        .foreignSuperview(child: controller, superview: tabs, parent: navigation),
        .sharedView(of: controller, with: tabs),
      ].map { text($0.exception) } == [
        "NSInvalidArgumentException: Can't add <UIViewController> as a child of <UIViewController> "
          + "| A controller cannot lie in itself. Look for addChild(_:) with self.",
        "NSInvalidArgumentException: Can't add <UINavigationController> as a child of "
          + "<UIViewController> | The child contains the parent already. Look for addChild(_:) the "
          + "wrong way round.",
        "UIViewControllerHierarchyInconsistency: child view controller:<UIViewController> should "
          + "have parent view controller:<UITabBarController> but actual parent "
          + "is:<UINavigationController> | Put the view of a child into the view of the controller "
          + "that called addChild(_:).",
        "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one "
          + "view controller at a time | The view of a UIViewController became the view of a "
          + "UITabBarController. Give each controller a view of its own.",
      ])
  }

  @Test func `controllers that cannot be presented`() {
    #expect(
      [
        ViewControllerError.presentedByItself(tabs),
        .presentedTwice(controller, presenter: tabs), .presentedChild(controller, parent: tabs),
        .presentedAgain(tabs),
      ].map { text($0.exception) } == [
        "NSInvalidArgumentException: Application tried to present modal view controller on itself. "
          + "Presenting controller is <UITabBarController>. | Make another controller, and present "
          + "that one.",
        "NSInvalidArgumentException: Application tried to present modally a view controller "
          + "<UIViewController> that is already being presented by <UITabBarController>. | Dismiss "
          + "it first, or make a new one.",
        "NSInvalidArgumentException: Application tried to present modally a view controller "
          + "<UIViewController> that has a parent view controller <UITabBarController>. | Present "
          + "the parent, or take the child out of it.",
        "NSInvalidArgumentException: Application tried to present modally an active controller "
          + "<UITabBarController>. | It is there already. To go back to it, dismiss what lies over "
          + "it.",
      ])
  }

  @Test func `stacks and tabs`() {
    #expect(
      [
        ViewControllerError.pushedTwice(controller), .pushedNavigationController,
        .notOnStack(controller), .notDistinct([controller, tabs]), .noTab(of: controller),
      ].map { text($0.exception) } == [
        "NSInvalidArgumentException: Pushing the same view controller instance more than once is "
          + "not supported (<UIViewController>) | Make a new one each time, or pop back to it.",
        "NSInvalidArgumentException: Pushing a navigation controller is not supported | Push what "
          + "is on its stack, or present it.",
        "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist. | "
          + "<UIViewController> is not among viewControllers.",
        "NSInvalidArgumentException: All view controllers in a navigation controller must be "
          + "distinct (<UIViewController>, <UITabBarController>) | One of them is there twice. Make "
          + "a new one each time.",
        "NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view "
          + "controller in the tab bar controller's list of view controllers can be selected. | A "
          + "UIViewController is not in viewControllers. Add it there first.",
      ])
  }

  @Test func `a segue that is not there`() {
    let reason =
      "NSInvalidArgumentException: Receiver (<UIViewController>) has no segue with identifier 'x'"

    #expect(
      text(ViewControllerError.unknownSegue("x", known: ["b", "a"], of: controller).exception)
        == "\(reason) | Its segues are \"a\", \"b\". Compare the identifier.")
    #expect(
      text(ViewControllerError.unknownSegue("x", known: [], of: controller).exception)
        == "\(reason) | It has none at all. Make the controller with its storyboard, and give the "
        + "segue an identifier there.")
  }

  @Test func `a view that is not loaded`() {
    let sentences = [
      "UIViewController.loadView() reads view before it assigns one. Make the view first.",
      "UITabBarController.loadView() returned and view is nil. Assign a view in loadView().",
    ]
    let mistakes = [LoadViewMistake.viewRead(by: controller), .noView(by: tabs)]

    #expect(mistakes.map(\.text) == sentences)
    #expect(
      mistakes.map { text($0.exception) } == sentences.map { "The program stops: \($0) | " })
  }

  @Test func `what the console hears`() {
    navigation.viewControllers = [controller]
    let attempt =
      "Attempt to present <UITabBarController> on <UINavigationController> (from "
      + "<UIViewController>)"

    #expect(
      [
        ViewControllerMessage.presentedOutsideWindow(tabs, by: controller),
        .presentedBesides(UIViewController(), tabs, by: controller),
        .dismissedInTransition(presenter: tabs), .dismissedWhileLoading(tabs),
        .presentedWithoutEnd(tabs, by: controller, count: 100), .noTab(7, count: 2),
        .manyTabs(6, most: 5),
      ].map(\.text) == [
        "\(attempt) whose view is not in the window hierarchy. Present it in viewDidAppear(_:) or "
          + "later, and from the controller in front.",
        "\(attempt) which is already presenting <UIViewController>. Dismiss that one first, or "
          + "present from it.",
        "Attempt to dismiss from view controller <UITabBarController> while a presentation or "
          + "dismiss is in progress! Wait for the completion of the one before.",
        "Attempt to dismiss <UITabBarController> while its view is loaded, before it is presented. It "
          + "is presented all the same. Dismiss it in viewDidAppear(_:), or decide before "
          + "present(_:animated:completion:).",
        "\(attempt) over 100 others that lie over one another. It is not presented. Look at "
          + "viewDidAppear(_:): it is called for each one.",
        "UITabBarController has 2 tabs, so there is no tab 7, and the selection stays. Tabs count "
          + "from 0.",
        "UITabBarController has 6 controllers. A phone has room for 5 tabs. If there are more, it "
          + "shows 4 and a tab More, which lists the others. Here each has a tab. Give it 5 at most.",
      ])
  }
}
