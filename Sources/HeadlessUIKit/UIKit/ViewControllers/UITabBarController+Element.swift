extension UITabBarController {
  /// Gives a tab bar controller its tabs, each a scene of the document.
  static func fill(_ controller: UITabBarController, from coder: DocumentCoder) {
    controller.tabBar.join(controller)
    if let part = coder.element.child(for: "tabBar") {
      coder.load.adopt(controller.tabBar, for: part)
      controller.tabBar.fillLooks(from: coder, in: part)
    }
    let tabs = coder.load.related("viewControllers", of: coder.element)
    if !tabs.isEmpty { controller.viewControllers = tabs }
    if let index = coder.integer("selectedIndex"), tabs.indices.contains(index) {
      controller.selectedIndex = index
    }
  }
}

extension UINavigationController {
  /// Gives a navigation controller its root, a scene of the document.
  static func fill(_ controller: UINavigationController, from coder: DocumentCoder) {
    controller.navigationBar.join(controller)
    if let part = coder.element.child(for: "navigationBar") {
      coder.load.adopt(controller.navigationBar, for: part)
      controller.navigationBar.fillLooks(from: coder, in: part)
    }
    if let isHidden = coder.flag("navigationBarHidden") {
      controller.isNavigationBarHidden = isHidden
    }
    if let isHidden = coder.flag("toolbarHidden") { controller.isToolbarHidden = isHidden }
    let stack = coder.load.related("rootViewController", of: coder.element)
    if !stack.isEmpty { controller.replaceStack(with: stack) }
  }
}
