extension UIView {
  /// The window the view is in, or nil.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Adds a view in front of the other subviews.
  public func addSubview(_ view: UIView) {
    insertSubview(view, at: .max)
  }

  /// Adds a view at a place among the subviews; 0 is the backmost.
  public func insertSubview(_ view: UIView, at index: Int) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      return
    }
    view.removeFromSuperview()
    view.move(to: self) {
      subviews.insert(view, at: min(max(index, 0), subviews.count))
    }
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Adds a view right behind one of the subviews.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: place(of: siblingSubview))
  }

  /// Adds a view right in front of one of the subviews.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, at: place(of: siblingSubview) + 1)
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: .max)
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Takes the view out of its superview, which lets go of it.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    move(to: nil) {
      parent.subviews.removeAll { $0 === self }
    }
    parent.setNeedsLayout()
  }

  /// Returns whether the view lies in another, at any depth; a view lies in itself.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current, candidate !== view { current = candidate.superview }
    return current != nil
  }

  /// Returns the first view with a tag: this one, or one below it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let match = subview.viewWithTag(tag) { return match }
    }
    return nil
  }

  private func place(of sibling: UIView) -> Int {
    subviews.firstIndex { $0 === sibling } ?? subviews.count
  }

  private func move(to newSuperview: UIView?, _ change: () -> Void) {
    let oldWindow = window
    let newWindow = newSuperview?.window
    willMove(toSuperview: newSuperview)
    if oldWindow !== newWindow { forEachInTree { $0.willMove(toWindow: newWindow) } }
    change()
    superview = newSuperview
    if oldWindow !== newWindow { forEachInTree { $0.didMoveToWindow() } }
    didMoveToSuperview()
  }

  private func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    subviews.forEach { $0.forEachInTree(body) }
  }
}
