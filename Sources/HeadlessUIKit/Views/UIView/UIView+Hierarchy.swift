/// Moving views in the tree, and telling them about it.
extension UIView {
  /// Adds a view at an index among the subviews, or moves a subview there.
  ///
  /// The public methods call this and not each other, so that overriding one changes no other.
  func insert(_ view: UIView, at index: Int) {
    requireNoCycle(adding: view)
    if view.superview === self {
      removeFromSubviews(view)
      addToSubviews(view, at: index)
      return setNeedsLayout()
    }
    view.superview?.willRemoveSubview(view)
    view.move(to: self, at: index)
  }

  /// Adds a view behind or in front of a sibling, or in front of all if there is no such sibling.
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    if view.superview !== self {
      // Mostly the sibling is one of the last.
      let index = children.lastIndex { $0 === sibling }
      return insert(view, at: index.map { $0 + offset } ?? .max)
    }
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? .max)
  }

  /// Moves the view into another superview, or into none, and tells everybody before and after.
  func move(to newSuperview: UIView?, at index: Int = 0) {
    prepareMove(to: newSuperview)
    // Those who were told may have moved the view, or where it goes to, in the meantime.
    newSuperview?.requireNoCycle(adding: self)
    leaveConstraints()
    superview?.removeFromSubviews(self)
    superview?.setNeedsLayout()
    newSuperview?.addToSubviews(self, at: index)
    superview = newSuperview
    depthInLayout = Self.depthOfViewsAddedNow
    if let newSuperview { enterConstraints(of: newSuperview) }
    propagatePendingUpdates()
    updateWindow(in: newSuperview)
    didMoveToSuperview()
    guard let newSuperview else { return }
    newSuperview.didAddSubview(self)
    newSuperview.setNeedsLayout()
  }

  /// Tells the view and its tree that it is about to move.
  private func prepareMove(to newSuperview: UIView?) {
    let (oldWindow, newWindow) = (window, window(in: newSuperview))
    if oldWindow !== newWindow {
      oldWindow?.endEditing(in: self)
      oldWindow?.cancelTouches(in: self)
    }
    if let newSuperview { viewOwner?.requireParent(ofViewIn: newSuperview) }
    willMove(toSuperview: newSuperview)
    guard oldWindow !== newWindow else { return }
    forEachInWindow {
      $0.viewOwner?.viewWillMove(toWindow: newWindow)
      $0.willMove(toWindow: newWindow)
    }
  }

  /// Stores the window of a view that has moved in its tree, and tells the tree about it.
  private func updateWindow(in newSuperview: UIView?) {
    let (oldWindow, newWindow) = (window, window(in: newSuperview))
    guard oldWindow !== newWindow else { return }
    forEachInWindow { $0.containingWindow = newWindow }
    if newWindow != nil { forEachInWindow { $0.adoptContentSize() } }
    forEachInWindow {
      // Somebody who was told may have moved it on.
      guard $0.window === newWindow else { return }
      $0.didMoveToWindow()
      $0.viewOwner?.viewDidMove(toWindow: newWindow)
    }
    if newWindow == nil { forEachInWindow { $0.interruptAnimations() } }
  }

  /// The window the view is in when it lies in another view; a window lies in itself.
  private func window(in superview: UIView?) -> UIWindow? {
    self is UIWindow ? window : superview?.window
  }

  private func addToSubviews(_ view: UIView, at index: Int) {
    let index = min(max(index, 0), subviews.count)
    subviews.insert(view, at: index)
  }

  // Searched from both ends, because the view that is removed is mostly one of the first or last.
  private func removeFromSubviews(_ view: UIView) {
    var (first, last) = (0, children.count - 1)
    while first <= last {
      if children[first] === view { return removeSubview(at: first) }
      if children[last] === view { return removeSubview(at: last) }
      first += 1
      last -= 1
    }
  }

  private func removeSubview(at index: Int) {
    children.remove(at: index)
  }

  /// Calls a closure for the views of the tree; a window in it is the window of what lies in it.
  private func forEachInWindow(_ body: (UIView) -> Void) {
    walk { view in
      guard !(view is UIWindow) else { return false }
      body(view)
      return true
    }
  }

  /// Stops the program if the view would lie in itself after adding another one to it.
  private func requireNoCycle(adding view: UIView) {
    if view === self {
      ViewError.subviewOfItself(type(of: view)).terminate()
    }
    // A view without subviews contains nobody, so the ancestors need not be searched.
    if !view.children.isEmpty, isDescendant(of: view) {
      ViewError.cycle(of: type(of: view), in: type(of: self)).terminate()
    }
  }
}

/// Going through a tree of views without a call for each level of it.
///
/// Ten thousand views in each other are a mistake, but one the program should survive.
extension UIView {
  /// Visits this view and those below it, each before its subviews, from back to front.
  ///
  /// The subviews of a view for which `body` returns false are passed over. A view that `body` has
  /// removed from its superview before it was reached is passed over too.
  package func walk(_ body: (UIView) -> Bool) {
    guard body(self) else { return }
    var pending = children.reversed().map { (view: $0, parent: self) }
    while let (view, parent) = pending.popLast() {
      guard view.superview === parent, body(view) else { continue }
      for child in view.children.reversed() { pending.append((child, view)) }
    }
  }

  /// Returns the first view of the tree that fits, each asked before its subviews.
  package func firstInTree(where fits: (UIView) -> Bool) -> UIView? {
    var found: UIView?
    walk { view in
      if found == nil, fits(view) { found = view }
      return found == nil
    }
    return found
  }

  /// Releases views, and those that lie in them where nobody else keeps them.
  ///
  /// A view that is released releases its subviews, and each of them its own: a call within a call
  /// for each level. This does it in a loop.
  nonisolated static func releaseTree(_ views: inout [UIView]) {
    var pending = views
    views = []
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      pending += view.children
      view.children = []
    }
  }
}
