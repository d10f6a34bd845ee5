extension UIViewController {
  /// Whether the bar of a stack counts for a scroll view that is the view, or the first view in it.
  var makesRoomForBars: Bool { adjustsScrollViewInsets && parent is UINavigationController }

  func reaches(_ edge: UIRectEdge, belowTranslucent isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Has the containers lay out the view again.
  func extendedLayoutDidChange() {
    (navigationController?.viewIfLoaded as? BarContainerView)?.barsDidChange()
    (tabBarController?.viewIfLoaded as? BarContainerView)?.barsDidChange()
  }
}

extension UINavigationController {
  /// How much of the view lies behind bars that the controller on top keeps away from.
  var insetsOfContent: UIEdgeInsets {
    guard let view = viewIfLoaded, let top = topViewController else { return .zero }
    var insets = UIEdgeInsets.zero
    if !navigationBar.isHidden,
      !top.reaches(.top, belowTranslucent: navigationBar.isTranslucent)
    {
      insets.top = navigationBar.frame.maxY
    }
    if let toolbar, toolbar.superview === view, !toolbar.isHidden {
      if !top.reaches(.bottom, belowTranslucent: toolbar.isTranslucent) {
        insets.bottom = view.bounds.maxY - toolbar.frame.minY
      }
    } else if let tabBar = tabBarController?.tabBar, !tabBar.isHidden,
      !top.reaches(.bottom, belowTranslucent: tabBar.isTranslucent)
    {
      insets.bottom = view.insetsOfContainerBars.bottom
    }
    return insets
  }
}

extension UITabBarController {
  /// How much of the view lies behind the tab bar, if the controller in front keeps away from it; one
  /// with bars of its own sees to it itself.
  var insetsOfContent: UIEdgeInsets {
    guard let view = viewIfLoaded, let front = selected, !tabBar.isHidden,
      !(front is UINavigationController),
      !front.reaches(.bottom, belowTranslucent: tabBar.isTranslucent)
    else { return .zero }
    return UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.maxY - tabBar.frame.minY, right: 0)
  }
}
