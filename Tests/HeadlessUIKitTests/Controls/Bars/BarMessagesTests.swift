import Grading
import Testing

@testable import HeadlessUIKit

private final class SaveItem: UIBarButtonItem {}

@Suite("The sentences of bars", .isolated)
struct BarMessagesTests {
  @Test func `bars that belong to a controller`() {
    func error(_ reason: String, help: String) -> Exception {
      Exception(name: "NSInternalInconsistencyException", reason: reason, help: help)
    }
    let errors = [
      BarError.itemsOfManagedTabBar, .delegateOfManagedTabBar, .itemsOfManagedNavigationBar,
    ]
    let tabBarHelp =
      "Change viewControllers, selectedIndex or delegate of the UITabBarController."
    let expected = [
      error(
        "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
        help: tabBarHelp),
      error(
        "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.",
        help: tabBarHelp),
      error(
        "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.",
        help: "Push and pop view controllers of the UINavigationController."),
    ]

    #expect(errors.map(\.exception) == expected)
  }

  @Test func `a space of a subclass`() {
    #expect(
      BarItemMistake.spaceOfSubclass(SaveItem.self, kind: "flexibleSpace").text
        == "SaveItem cannot make a space: only UIBarButtonItem can. "
        + "Write UIBarButtonItem.flexibleSpace().")
  }
}
