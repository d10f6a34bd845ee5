/// A change from one tab to another that is not over.
///
/// The views change at once. The controllers are told that they did at the end of the run loop
/// pass.
final class TabTransition {
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

  /// Tells the controllers that the change is over.
  func finish() {
    guard let owner, owner.transition === self else { return }
    owner.transition = nil
    ticket?.cancel()
    owner.viewIfLoaded?.layoutIfNeeded()
    old?.endDisappearing()
    new.endAppearing()
  }
}

extension UITabBarController {
  func show(tabOf controller: UIViewController) {
    transition?.finish()
    guard selected !== controller else { return }
    let old = selected
    selected = controller
    highlightTab(of: controller)
    transition(from: old, to: controller)
    Device.current.viewHost?.updateStatusBar()
  }

  private func transition(from old: UIViewController?, to new: UIViewController) {
    guard isViewLoaded else { return }
    // One that lies in another container meanwhile is that one's to show.
    let old = old?.parent == nil || old?.parent === self ? old : nil
    guard isAppearingOrAppeared, viewIfLoaded?.window != nil else {
      old?.viewIfLoaded?.removeFromSuperview()
      // Nobody sees it, so it need not be there before the container appears.
      if isAppearingOrAppeared { installContent() }
      return
    }
    // Each of the two may select another tab as it is told.
    new.beginAppearing(animated: false)
    if new === selected { old?.beginDisappearing(animated: false) }
    guard new === selected else {
      if old !== selected { old?.removeViewImmediately() }
      return
    }
    installContent()
    old?.viewIfLoaded?.removeFromSuperview()
    new.sendIsAppearing()
    if appearanceState == .appeared {
      transition = TabTransition(from: old, to: new, in: self)
    } else {
      old?.endDisappearing()
    }
    barVisibilityDidChange()
  }

  /// Shows or hides the bar, as the selected stack asks for.
  func barVisibilityDidChange() {
    let stack = (selected as? UINavigationController)?.stack ?? []
    let isHidden = stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    guard tabBar.isHidden != isHidden else { return }
    tabBar.isHidden = isHidden
    barDidChange()
  }

  /// Has the content laid out again, because the bar reaches over it in another way.
  func barDidChange() {
    (viewIfLoaded as? BarContainerView)?.barsDidChange()
  }

  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let height = tabBar.sizeThatFits(view.bounds.size).height
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
  }
}
