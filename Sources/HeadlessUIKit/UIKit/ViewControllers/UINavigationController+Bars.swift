/// The bars around the controller on top.
extension UINavigationController {
  /// Shows on the bars what belongs to the controllers of the stack.
  func showItems() {
    navigationBar.show(stack.map(\.navigationItem))
    showToolbarItems()
    tabBarController?.barVisibilityDidChange()
    tabBarController?.itemsDidChange()
    ApplicationState.current.updateStatusBar()
  }

  /// Shows the items of the controller on top, if the toolbar is in sight.
  func showToolbarItems() {
    guard let view = viewIfLoaded as? BarsView else { return }
    guard !(isToolbarHidden && view.bottomBars.isEmpty), let toolbar else { return }
    if view.bottomBars.isEmpty {
      view.bottomBars = [toolbar]
      view.addSubview(toolbar)
    }
    if !isToolbarHidden, toolbar.items ?? [] != topViewController?.toolbarItems ?? [] {
      toolbar.items = topViewController?.toolbarItems
    }
    guard toolbar.isHidden != isToolbarHidden else { return }
    toolbar.isHidden = isToolbarHidden
    barsDidChange()
  }

  func barsDidChange() {
    (viewIfLoaded as? BarsView)?.barsDidChange()
    ApplicationState.current.updateStatusBar()
  }

  func placeBars() {
    guard let view = viewIfLoaded else { return }
    let (insets, width) = (view.safeAreaInsets, view.bounds.width)
    let height = navigationBar.sizeThatFits(view.bounds.size).height
    navigationBar.frame = CGRect(x: 0, y: insets.top, width: width, height: height)
    guard let toolbar, toolbar.superview === view else { return }
    let room = toolbar.sizeThatFits(view.bounds.size).height
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.maxY - insets.bottom - room, width: width, height: room)
  }
}

extension UIViewController {
  /// The navigation controller this one lies in, at any depth.
  public var navigationController: UINavigationController? {
    containers.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }
}
