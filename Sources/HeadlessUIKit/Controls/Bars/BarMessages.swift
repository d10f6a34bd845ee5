/// What bars raise an exception for.
enum BarError: ExceptionCase {
  case itemsOfManagedTabBar
  case delegateOfManagedTabBar
  case itemsOfManagedNavigationBar

  var exception: Exception {
    Exception(name: "NSInternalInconsistencyException", reason: reason, help: help)
  }

  private var reason: String {
    switch self {
    case .itemsOfManagedTabBar:
      "Directly modifying a tab bar managed by a tab bar controller is not allowed."
    case .delegateOfManagedTabBar:
      "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
    case .itemsOfManagedNavigationBar:
      "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller."
    }
  }

  private var help: String {
    switch self {
    case .itemsOfManagedTabBar, .delegateOfManagedTabBar:
      "Change viewControllers, selectedIndex or delegate of the UITabBarController."
    case .itemsOfManagedNavigationBar:
      "Push and pop view controllers of the UINavigationController."
    }
  }
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
