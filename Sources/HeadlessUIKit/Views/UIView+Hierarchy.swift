/// Moving views in the tree, and telling them about it.
extension UIView {
  /// Adds a view, or moves a subview, to a place among the subviews.
  func insert(_ view: UIView, at index: Int) {
    requireTree(with: view)
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      return setNeedsLayout()
    }
    view.superview?.willRemoveSubview(view)
    view.move(to: self) {
      subviews.insert(view, at: min(max(index, 0), subviews.count))
    }
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Adds a view behind or in front of a sibling, or in front of all if there is no such sibling.
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? .max)
  }

  /// Takes the view out of its superview.
  func leaveSuperview() {
    superview?.willRemoveSubview(self)
    if superview != nil { move(to: nil) {} }
  }

  private func move(to newSuperview: UIView?, _ insert: () -> Void) {
    let oldSuperview = superview
    let oldWindow = window
    let newWindow = newSuperview?.window
    willMove(toSuperview: newSuperview)
    if oldWindow !== newWindow { forEachInTree { $0.willMove(toWindow: newWindow) } }
    oldSuperview?.subviews.removeAll { $0 === self }
    oldSuperview?.setNeedsLayout()
    insert()
    superview = newSuperview
    if oldWindow !== newWindow { forEachInTree { $0.didMoveToWindow() } }
    if newWindow == nil, oldWindow != nil { forEachInTree { $0.interruptAnimations() } }
    didMoveToSuperview()
  }

  private func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    subviews.forEach { $0.forEachInTree(body) }
  }

  /// Stops the program if adding a view would close a circle.
  private func requireTree(with view: UIView) {
    if view === self {
      Exception.raise(
        "NSInvalidArgumentException", reason: "Can't add self as subview",
        help: "Look for addSubview(_:) where a \(type(of: view)) is added to itself.")
    }
    if isDescendant(of: view) {
      Exception.raise(
        "CALayerInvalid",
        reason: "layer of a \(type(of: view)) is a part of cycle in its layer tree",
        help: "Look for addSubview(_:) where it is added to a \(type(of: self)) that lies in it.")
    }
  }
}
