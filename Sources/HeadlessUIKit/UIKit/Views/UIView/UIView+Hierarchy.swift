/// Moving views in the tree, and telling them about it.
extension UIView {
  /// Adds a view, or moves a subview, to a place among the subviews.
  func insert(_ view: UIView, at index: Int) {
    requireTree(with: view)
    if view.superview === self {
      removeChild(view)
      take(view, at: index)
      return setNeedsLayout()
    }
    view.superview?.willRemoveSubview(view)
    view.move(to: self, at: index)
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
    if superview != nil { move(to: nil) }
  }

  private func move(to newSuperview: UIView?, at index: Int = 0) {
    announceMove(to: newSuperview)
    // Those who were told may have moved the view, or where it goes to, in the meantime.
    newSuperview?.requireTree(with: self)
    superview?.removeChild(self)
    superview?.setNeedsLayout()
    let oldWindow = window
    newSuperview?.take(self, at: index)
    superview = newSuperview
    let newWindow = windowToBe(in: newSuperview)
    markAncestors()
    if oldWindow !== newWindow {
      tellTree { $0.containingWindow = newWindow }
      tellTree {
        guard $0.window === newWindow else { return }
        $0.didMoveToWindow()
        $0.controller?.viewDidMove(to: newWindow)
      }
    }
    if newWindow == nil, oldWindow != nil { tellTree { $0.interruptAnimations() } }
    didMoveToSuperview()
    guard let newSuperview else { return }
    newSuperview.didAddSubview(self)
    newSuperview.setNeedsLayout()
  }

  private func announceMove(to newSuperview: UIView?) {
    let (oldWindow, newWindow) = (window, windowToBe(in: newSuperview))
    if oldWindow !== newWindow {
      oldWindow?.endEditing(in: self)
      oldWindow?.cancelTouches(in: self)
    }
    if let newSuperview { controller?.requireParent(around: newSuperview) }
    willMove(toSuperview: newSuperview)
    guard oldWindow !== newWindow else { return }
    tellTree {
      $0.controller?.viewWillMove(to: newWindow)
      $0.willMove(toWindow: newWindow)
    }
  }

  /// The window the view is in when it lies in another view; a window lies in itself.
  private func windowToBe(in superview: UIView?) -> UIWindow? {
    self is UIWindow ? window : superview?.window
  }

  private func take(_ view: UIView, at index: Int) {
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  /// The view that leaves is mostly one of the last.
  private func removeChild(_ view: UIView) {
    if let place = children.lastIndex(where: { $0 === view }) { children.remove(at: place) }
  }

  /// Tells the views of the tree in turn; a window in it is the window of what lies in it.
  private func tellTree(_ body: (UIView) -> Void) {
    walk { view in
      guard !(view is UIWindow) else { return false }
      body(view)
      return true
    }
  }

  /// Stops the program if adding a view would close a circle.
  private func requireTree(with view: UIView) {
    if view === self {
      Exception.raise(
        "NSInvalidArgumentException", reason: "Can't add self as subview",
        help: "Look for addSubview(_:) where a \(type(of: view)) is added to itself.")
    }
    // A view without subviews holds nobody, so the way up need not be searched.
    if !view.children.isEmpty, isDescendant(of: view) {
      Exception.raise(
        "CALayerInvalid",
        reason: "layer of a \(type(of: view)) is a part of cycle in its layer tree",
        help: "Look for addSubview(_:) where it is added to a \(type(of: self)) that lies in it.")
    }
  }
}

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
