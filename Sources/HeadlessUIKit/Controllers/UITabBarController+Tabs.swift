/// The tabs, and which one is selected.
extension UITabBarController: TabBarOwner {
  /// Whether there are more controllers than there is room for.
  var needsMore: Bool { (list?.count ?? 0) > Self.mostTabs }

  var controllersOnBar: ArraySlice<UIViewController> {
    (list ?? []).prefix(needsMore ? Self.mostTabs - 1 : Self.mostTabs)
  }

  var controllersInMore: ArraySlice<UIViewController> {
    needsMore ? (list ?? [])[(Self.mostTabs - 1)...] : []
  }

  /// Adds the controllers of a new list, and removes those that are not in it.
  func updateChildren(from old: [UIViewController], to new: [UIViewController]?) {
    for controller in old where new?.contains(controller) != true { removeTab(of: controller) }
    list = new
    for controller in new ?? [] where controller.parent !== self && controller.parent !== more {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if needsMore, more.parent == nil {
      addChild(more)
      more.didMove(toParent: self)
    }
  }

  private func removeTab(of controller: UIViewController) {
    // One that lies in another container meanwhile is that one's.
    guard controller.parent === self || controller.parent === more else { return }
    if controller === selected { selected?.viewIfLoaded?.removeFromSuperview() }
    controller.willMove(toParent: nil)
    if controller.parent === more { more.replaceStack(with: Array(more.stack.prefix(1))) }
    controller.removeFromParent()
  }

  /// Shows no controller at all.
  func clearSelection() {
    if let view = selected?.viewIfLoaded { view.removeFromSuperview() }
    selected = nil
    tabBar.mark(nil)
  }

  private var itemsOnBar: [UITabBarItem] {
    (controllersOnBar + (needsMore ? [more] : [])).map { $0.tabBarItem }
  }

  func showItems() {
    tabBar.show(itemsOnBar)
  }

  /// Shows an item that has replaced another.
  func itemsDidChange() {
    guard let shown = tabBar.items, shown != itemsOnBar else { return }
    showItems()
    if let selected { highlightTab(of: selected) }
  }

  /// Whether a controller is in the list, or is More.
  func isListed(_ controller: UIViewController) -> Bool {
    list?.contains(controller) == true || controller === more && needsMore
  }

  /// Stops the program if a controller cannot be selected, because it has no tab.
  func requireTab(of controller: UIViewController) {
    guard isListed(controller) else { ViewControllerError.noTab(of: controller).terminate() }
  }

  /// Shows the controller of an index, or says on the console that there is none.
  func selectTab(at index: Int) {
    guard let list, list.indices.contains(index) else {
      if index != NSNotFound {
        ViewControllerMessage.noTab(index, count: list?.count ?? 0).report()
      }
      return
    }
    show(tabOf: list[index])
  }

  func tapped(_ item: UITabBarItem) {
    let all = controllersOnBar + (needsMore ? [more] : [])
    guard let controller = all.first(where: { $0.tabBarItem === item }) else { return }
    selectForPerson(controller) { self.tabBar(self.tabBar, didSelect: item) }
  }

  /// Selects a controller for a person, unless the delegate refuses.
  func selectForPerson(
    _ controller: UIViewController, tellingTabBarDelegate tell: () -> Void = {}
  ) {
    guard delegateAllows(controller) else { return }
    tell()
    if frontController === controller {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      show(tabOf: controller)
    }
    guard let delegate else { return }
    Device.current.conversation.tell(
      .init(part: "delegate", object: delegate), TabsMethod.didSelect,
      controller.tabBarItem.title ?? ""
    ) { delegate.tabBarController(self, didSelect: controller) }
  }

  private func delegateAllows(_ controller: UIViewController) -> Bool {
    guard let delegate else { return true }
    let answer = Device.current.conversation.ask(
      .init(part: "delegate", object: delegate), TabsMethod.shouldSelect,
      controller.tabBarItem.title ?? "",
      { delegate.tabBarController(self, shouldSelect: controller) }, describing: { "\($0)" })
    return answer ?? true
  }

  /// The controller whose view the tab bar controller shows itself: More, for one in its list.
  var frontController: UIViewController? {
    guard let selected else { return nil }
    return controllersInMore.contains(selected) ? more : selected
  }

  /// Shows on the bar which tab is selected.
  func highlightTab(of controller: UIViewController) {
    let isInMore = controllersInMore.contains(controller)
    tabBar.mark(isInMore ? more.tabBarItem : controller.tabBarItem)
  }
}
