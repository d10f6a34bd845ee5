/// Where the parts of the topmost item stand.
extension UINavigationBar {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  /// Shows what the topmost item says.
  func itemsDidChange() {
    titleLabel.text = topItem?.title
    titleLabel.textColor = barStyle == .black ? .white : .label
    let hasOwnLeft = topItem?.leftBarButtonItems?.isEmpty == false
    let isInPlace = hasOwnLeft && topItem?.leftItemsSupplementBackButton == false
    let leadsBack = backItem != nil && topItem?.hidesBackButton != true && !isInPlace
    if !leadsBack { backButton.removeFromSuperview() }
    if leadsBack, backButton.superview == nil { addSubview(backButton) }
    showButtons()
    setNeedsLayout()
  }

  private var left: [UIBarButtonItem] { topItem?.leftBarButtonItems ?? [] }
  private var right: [UIBarButtonItem] { topItem?.rightBarButtonItems ?? [] }

  private func showButtons() {
    let items = left + right
    let kept = Set(items.map(ObjectIdentifier.init))
    for (id, view) in views where !kept.contains(id) {
      view.removeFromSuperview()
      views[id] = nil
    }
    for item in items where item.systemItem?.isSpace != true {
      if item.bar !== self { item.bar?.giveUp(item, for: self) }
      item.bar = self
      let view = views[ObjectIdentifier(item)] ?? item.customView ?? BarButton(item: item)
      views[ObjectIdentifier(item)] = view
      if view.superview !== self { addSubview(view) }
    }
    showTitleView()
  }

  private func showTitleView() {
    titleLabel.isHidden = topItem?.titleView != nil
    if let shownTitleView, shownTitleView !== topItem?.titleView, shownTitleView.superview === self
    {
      shownTitleView.removeFromSuperview()
    }
    shownTitleView = topItem?.titleView
    if let shownTitleView, shownTitleView.superview !== self { addSubview(shownTitleView) }
  }

  /// Gives everything its place.
  func placeItems() {
    var start = bounds.minX + Self.margin
    if backButton.superview != nil, let backItem {
      backButton.show(backItem.wayBack)
      if backButton.naturalWidth > bounds.width / 3 { backButton.show("Back") }
      let width = backButton.naturalWidth
      backButton.frame = CGRect(
        x: bounds.minX + Self.gap, y: bounds.minY, width: width, height: bounds.height)
      start = backButton.frame.maxX + Self.gap
    }
    for item in left { start = place(item, from: start, isFromLeft: true) }
    var end = bounds.maxX - Self.margin
    for item in right { end = place(item, from: end, isFromLeft: false) }
    placeTitle(from: start, to: end)
  }

  private func place(_ item: UIBarButtonItem, from edge: CGFloat, isFromLeft: Bool) -> CGFloat {
    let view = views[ObjectIdentifier(item)]
    let width = item.width > 0 ? item.width : view.map(naturalWidth) ?? 0
    let x = isFromLeft ? edge : edge - width
    if let view {
      let height = view is BarButton ? bounds.height : min(view.bounds.height, bounds.height)
      view.frame = CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
    }
    return isFromLeft ? x + width + Self.gap : x - Self.gap
  }

  private func naturalWidth(of view: UIView) -> CGFloat {
    if let button = view as? BarButton { return button.naturalWidth }
    return view.bounds.width > 0 ? view.bounds.width : max(view.intrinsicContentSize.width, 0)
  }

  private func placeTitle(from start: CGFloat, to end: CGFloat) {
    let view = topItem?.titleView ?? titleLabel
    let wish = view === titleLabel ? titleLabel.sizeThatFits(.zero) : view.bounds.size
    let width = min(wish.width, max(end - start, 0))
    let x = min(max(bounds.midX - width / 2, start), max(end - width, start))
    let height = min(wish.height, bounds.height)
    view.frame = CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
  }
}
