/// Going through a tree of views without a call for each level of it.
///
/// Ten thousand views in each other are a mistake, but one the program should survive.
extension UIView {
  /// Visits this view and those below it, each before its subviews, from back to front.
  ///
  /// The subviews of a view for which `body` returns false are passed over. A view that has left
  /// its superview by the time its turn comes is passed over too.
  package func walk(_ body: (UIView) -> Bool) {
    guard body(self) else { return }
    var pending = children.reversed().map { (view: $0, parent: self) }
    while let (view, parent) = pending.popLast() {
      guard view.superview === parent, body(view) else { continue }
      for child in view.children.reversed() { pending.append((child, view)) }
    }
  }

  /// Returns the first view of the tree that fits, each asked before its subviews.
  func firstInTree(where fits: (UIView) -> Bool) -> UIView? {
    var found: UIView?
    walk { view in
      if found == nil, fits(view) { found = view }
      return found == nil
    }
    return found
  }

  /// Lets go of views, and of those that lie in them where nobody else keeps them.
  ///
  /// A view that goes lets go of its subviews, and each of them of its own. That would be a call
  /// within a call for each level.
  nonisolated static func letGo(of views: inout [UIView]) {
    var pending = views
    views = []
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      pending += view.children
      view.children = []
    }
  }
}
