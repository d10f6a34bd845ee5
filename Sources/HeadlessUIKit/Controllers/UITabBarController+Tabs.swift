/// The tabs, and which one is selected.
extension UITabBarController: TabBarOwner {
  /// Adds the controllers of a new list, and removes those that are not in it.
  func updateChildren(from old: [UIViewController], to new: [UIViewController]?) {
    for controller in old where new?.contains(controller) != true { removeTab(of: controller) }
    list = new
    for controller in new ?? [] where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if let count = new?.count, count > Self.mostTabs {
      ViewControllerMessage.manyTabs(count, most: Self.mostTabs).reportOnce()
    }
  }

  private func removeTab(of controller: UIViewController) {
    // One that lies in another container meanwhile is that one's.
    guard controller.parent === self else { return }
    if controller === selected { selected?.viewIfLoaded?.removeFromSuperview() }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  /// Shows no controller at all.
  func clearSelection() {
    if let view = selected?.viewIfLoaded { view.removeFromSuperview() }
    selected = nil
    tabBar.mark(nil)
  }

  private var itemsOnBar: [UITabBarItem] { (list ?? []).map { $0.tabBarItem } }

  func showItems() {
    tabBar.show(itemsOnBar)
  }

  /// Shows an item that has replaced another.
  func itemsDidChange() {
    guard let shown = tabBar.items, shown != itemsOnBar else { return }
    showItems()
    if let selected { highlightTab(of: selected) }
  }

  func isListed(_ controller: UIViewController) -> Bool { list?.contains(controller) == true }

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
    guard let controller = list?.first(where: { $0.tabBarItem === item }),
      delegateAllows(controller)
    else { return }
    tabBar(tabBar, didSelect: item)
    if selected === controller {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      show(tabOf: controller)
    }
    Device.current.conversation.tell(
      delegate, TabsMethod.didSelect, controller.tabBarItem.title ?? ""
    ) { $0.tabBarController(self, didSelect: controller) }
  }

  private func delegateAllows(_ controller: UIViewController) -> Bool {
    Device.current.conversation.ask(
      delegate, TabsMethod.shouldSelect, controller.tabBarItem.title ?? ""
    ) { $0.tabBarController(self, shouldSelect: controller) } ?? true
  }

  func highlightTab(of controller: UIViewController) {
    tabBar.mark(controller.tabBarItem)
  }
}
