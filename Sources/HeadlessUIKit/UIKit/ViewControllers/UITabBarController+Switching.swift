/// A switch of tabs that is not over.
///
/// The views change at once. That they did, the controllers hear at the end of the turn.
final class TabChange {
  private let old: UIViewController?
  private let new: UIViewController
  private weak var owner: UITabBarController?
  private var ticket: Clock.Ticket?

  init(from old: UIViewController?, to new: UIViewController, in owner: UITabBarController) {
    (self.old, self.new, self.owner) = (old, new, owner)
    ticket = Device.current.clock.schedule(after: 0, .completion) { [weak self] in
      self?.finish()
    }
  }

  /// Tells the controllers that the switch is over.
  func finish() {
    guard let owner, owner.change === self else { return }
    owner.change = nil
    ticket?.cancel()
    owner.viewIfLoaded?.layoutIfNeeded()
    old?.didDisappear()
    new.didAppear()
  }
}

extension UITabBarController {
  /// Shows a controller of the list, or More.
  func switchTo(_ controller: UIViewController) {
    change?.finish()
    let old = frontController
    if controllersInMore.contains(controller) {
      if more.topViewController !== controller { more.show(controller, inMoreOf: self) }
    } else if controller === more {
      more.popToRootViewController(animated: false)
    }
    guard selected !== controller else { return }
    selected = controller
    mark(controller)
    guard let new = frontController, new !== old else { return }
    exchange(old, new)
    Device.current.host.updateStatusBar()
  }

  private func exchange(_ old: UIViewController?, _ new: UIViewController) {
    guard isViewLoaded else { return }
    // One that lies in another container meanwhile is that one's to show.
    let old = old?.parent == nil || old?.parent === self ? old : nil
    let isSeen = node.appearance == .shown || node.appearance == .appearing
    guard isSeen, viewIfLoaded?.window != nil else {
      old?.viewIfLoaded?.removeFromSuperview()
      // Nobody sees it, so it need not be there before the container appears.
      if isSeen { installSelected() }
      return
    }
    // Each of the two that hears of it may select another at once.
    new.willAppear(false)
    if new === frontController { old?.willDisappear(false) }
    guard new === frontController else {
      if old !== frontController { old?.leaveAtOnce() }
      return
    }
    installSelected()
    old?.viewIfLoaded?.removeFromSuperview()
    new.isAppearing()
    if node.appearance == .shown {
      change = TabChange(from: old, to: new, in: self)
    } else {
      old?.didDisappear()
    }
    barVisibilityDidChange()
  }

  /// Takes controllers in again that were shown over the list behind More.
  func takeBack(_ controllers: [UIViewController], from stack: UINavigationController) {
    let listed = controllers.filter { list?.contains($0) == true && $0.parent == nil }
    guard !listed.isEmpty, stack === more else { return }
    for controller in listed {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if let selected, listed.contains(selected) {
      self.selected = more.stack.count > 1 ? more.topViewController : more
    }
  }

  /// Puts the view of the selected controller into that of the container.
  func installSelected() {
    guard let bars = viewIfLoaded as? BarsView, let front = frontController,
      let view = front.view
    else { return }
    // Loaded just now, it may have selected another.
    guard front === frontController else { return }
    view.frame = bars.content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== bars.content { bars.content.addSubview(view) }
  }

  /// Shows or hides the bar, as the selected stack asks for.
  func barVisibilityDidChange() {
    let stack = (frontController as? UINavigationController)?.stack ?? []
    let isHidden = stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    guard tabBar.isHidden != isHidden else { return }
    tabBar.isHidden = isHidden
    (viewIfLoaded as? BarsView)?.barsDidChange()
  }

  func placeBar() {
    guard let view = viewIfLoaded else { return }
    let height = tabBar.sizeThatFits(view.bounds.size).height
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
  }
}

extension UIViewController {
  /// The tab bar controller this one lies in, at any depth.
  public var tabBarController: UITabBarController? {
    containers.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }
}
