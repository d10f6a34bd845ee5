/// The tabs, and which one is selected.
extension UITabBarController {
  /// Whether there are more controllers than there is room for.
  var needsMore: Bool { (list?.count ?? 0) > Self.mostTabs }

  /// The controllers that have a tab of their own.
  var controllersOnBar: ArraySlice<UIViewController> {
    (list ?? []).prefix(needsMore ? Self.mostTabs - 1 : Self.mostTabs)
  }

  /// The controllers that More lists.
  var controllersInMore: ArraySlice<UIViewController> {
    needsMore ? (list ?? [])[(Self.mostTabs - 1)...] : []
  }

  /// Gives the tabs other controllers, and keeps the selection where it can.
  func replaceTabs(with controllers: [UIViewController]?) {
    change?.finish()
    let former = list ?? []
    let index = former.firstIndex { $0 === selected }
    for gone in former where controllers?.contains(gone) != true { release(gone) }
    list = controllers
    for new in controllers ?? [] where new.parent !== self && new.parent !== more {
      addChild(new)
      new.didMove(toParent: self)
    }
    if needsMore, more.parent == nil {
      addChild(more)
      more.didMove(toParent: self)
    }
    showItems()
    let isKept = selected.map { controllers?.contains($0) == true || $0 === more && needsMore }
    if isKept == true, let selected { return mark(selected) }
    let heir = index.flatMap { controllers?.indices.contains($0) == true ? controllers?[$0] : nil }
    guard let next = heir ?? controllers?.first else { return clearSelection() }
    switchTo(next)
  }

  private func release(_ controller: UIViewController) {
    // One that lies in another container meanwhile is that one's.
    guard controller.parent === self || controller.parent === more else { return }
    if controller === selected { selected?.viewIfLoaded?.removeFromSuperview() }
    controller.willMove(toParent: nil)
    if controller.parent === more { more.replaceStack(with: Array(more.stack.prefix(1))) }
    controller.removeFromParent()
  }

  private func clearSelection() {
    if let view = selected?.viewIfLoaded { view.removeFromSuperview() }
    selected = nil
    tabBar.mark(nil)
  }

  /// The items of the controllers on the bar.
  private var itemsOnBar: [UITabBarItem] {
    (controllersOnBar + (needsMore ? [more] : [])).map { $0.tabBarItem }
  }

  /// Shows the items of the controllers on the bar.
  func showItems() {
    tabBar.show(itemsOnBar)
  }

  /// Shows an item that took the place of another.
  func itemsDidChange() {
    guard let shown = tabBar.items, shown != itemsOnBar else { return }
    showItems()
    if let selected { mark(selected) }
  }

  /// Selects a controller of the list, for the program.
  func selectListed(_ controller: UIViewController) {
    guard list?.contains(controller) == true || controller === more && needsMore else {
      Exception.raise(
        "NSInvalidArgumentException",
        reason:
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab "
          + "bar controller's list of view controllers can be selected.",
        help: "A \(type(of: controller)) is not in viewControllers. Add it there first.")
    }
    switchTo(controller)
  }

  func select(at index: Int) {
    guard let list, list.indices.contains(index) else {
      if index != NSNotFound {
        Device.current.console(
          "UITabBarController has \(list?.count ?? 0) tabs, so there is no tab \(index), and the "
            + "selection stays. Tabs count from 0.")
      }
      return
    }
    switchTo(list[index])
  }

  /// Follows a person's tap on an item.
  func tapped(_ item: UITabBarItem) {
    let all = controllersOnBar + (needsMore ? [more] : [])
    guard let controller = all.first(where: { $0.tabBarItem === item }) else { return }
    choose(controller) { self.tabBar(self.tabBar, didSelect: item) }
  }

  /// Selects a controller for a person, unless the delegate refuses.
  func choose(_ controller: UIViewController, _ announce: () -> Void = {}) {
    guard mayBeChosen(controller) else { return }
    announce()
    if frontController === controller {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      switchTo(controller)
    }
    guard let delegate else { return }
    Device.current.conversation.tell(
      .init(part: "delegate", object: delegate), by: "tabBarController", "didSelect",
      controller.tabBarItem.title ?? ""
    ) { delegate.tabBarController(self, didSelect: controller) }
  }

  private func mayBeChosen(_ controller: UIViewController) -> Bool {
    guard let delegate else { return true }
    let answer = Device.current.conversation.ask(
      .init(part: "delegate", object: delegate), by: "tabBarController", "shouldSelect",
      controller.tabBarItem.title ?? "",
      { delegate.tabBarController(self, shouldSelect: controller) }, describing: { "\($0)" })
    return answer ?? true
  }

  /// The controller whose view the tab bar controller shows itself: More, for one in its list.
  var frontController: UIViewController? {
    guard let selected else { return nil }
    return controllersInMore.contains(selected) ? more : selected
  }

  func mark(_ controller: UIViewController) {
    let isInMore = controllersInMore.contains(controller)
    tabBar.mark(isInMore ? more.tabBarItem : controller.tabBarItem)
  }
}
