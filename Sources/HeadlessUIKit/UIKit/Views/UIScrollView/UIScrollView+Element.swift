extension UIScrollView {
  /// Gives a scroll view what its element says.
  static func fill(_ view: UIScrollView, from coder: DocumentCoder) {
    if let scrolls = coder.flag("scrollEnabled") { view.isScrollEnabled = scrolls }
    if let bounces = coder.flag("bounces") { view.bounces = bounces }
    if let bounces = coder.flag("alwaysBounceVertical") { view.alwaysBounceVertical = bounces }
    if let bounces = coder.flag("alwaysBounceHorizontal") {
      view.alwaysBounceHorizontal = bounces
    }
    if let shows = coder.flag("showsVerticalScrollIndicator") {
      view.showsVerticalScrollIndicator = shows
    }
    if let shows = coder.flag("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = shows
    }
    if let delays = coder.flag("delaysContentTouches") { view.delaysContentTouches = delays }
    if let gives = coder.flag("canCancelContentTouches") { view.canCancelContentTouches = gives }
    if let insets = coder.insets("contentInset") { view.contentInset = insets }
  }
}
