/// What bars raise an exception for.
enum BarError: ExceptionCase {
  case itemsOfManagedTabBar
  case delegateOfManagedTabBar
  case itemsOfManagedNavigationBar

  var exception: Exception {
    switch self {
    case .itemsOfManagedTabBar:
      .inconsistency(
        "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
        help: Self.tabBarHelp)
    case .delegateOfManagedTabBar:
      .inconsistency(
        "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.",
        help: Self.tabBarHelp)
    case .itemsOfManagedNavigationBar:
      .inconsistency(
        "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.",
        help: "Push and pop view controllers of the UINavigationController.")
    }
  }

  private static let tabBarHelp =
    "Change viewControllers, selectedIndex or delegate of the UITabBarController."
}

/// What stops the program when an item of a bar is made.
enum BarItemMistake: ConsoleMessage {
  case spaceOfSubclass(AnyClass, kind: String)

  var text: String {
    switch self {
    case .spaceOfSubclass(let type, let kind):
      "\(type) cannot make a space: only UIBarButtonItem can. Write UIBarButtonItem.\(kind)()."
    }
  }
}
