/// Coming on the screen and leaving it.
///
/// A controller hears `viewWillAppear`, `viewIsAppearing` and `viewDidAppear` once each time, and
/// so do the children whose views lie in its own, unless it tells them itself.
extension UIViewController {
  /// Tells the controller and its children that the view is about to come on the screen.
  func willAppear(_ animated: Bool) {
    guard node.appearance == .gone || node.appearance == .leaving else { return }
    loadViewIfNeeded()
    (node.appearance, node.isAnimated, node.hasHeard) = (.appearing, animated, false)
    take(.preparing)
    viewWillAppear(animated)
    guard node.appearance == .appearing else { return }
    for child in childrenThatFollow { child.willAppear(animated) }
    take(.announced)
  }

  /// Tells the controller and its children that the view is in the window.
  func isAppearing() {
    guard node.appearance == .appearing, !node.hasHeard else { return }
    node.hasHeard = true
    viewIsAppearing(node.isAnimated)
    for child in childrenThatFollow { child.isAppearing() }
  }

  /// Tells the controller and its children that the view is on the screen.
  func didAppear() {
    guard node.appearance == .appearing else { return }
    for child in childrenThatFollow { child.didAppear() }
    take(.arrived)
    (node.appearance, node.followsWindow) = (.shown, false)
    viewDidAppear(node.isAnimated)
  }

  /// Tells the controller and its children that the view is about to leave the screen.
  func willDisappear(_ animated: Bool) {
    guard node.appearance == .shown || node.appearance == .appearing else { return }
    (node.appearance, node.isAnimated) = (.leaving, animated)
    viewWillDisappear(animated)
    for child in childrenThatFollow { child.willDisappear(animated) }
  }

  /// Tells the controller and its children that the view has left the screen.
  func didDisappear() {
    guard node.appearance == .leaving else { return }
    for child in forwards ? children : [] where !child.node.followsWindow { child.didDisappear() }
    (node.appearance, node.followsWindow) = (.gone, false)
    viewDidDisappear(node.isAnimated)
  }

  /// Ends the way the controller is on.
  func endAppearance() {
    if node.appearance == .leaving { return didDisappear() }
    isAppearing()
    didAppear()
  }

  /// Tells the controller and its children all there is to a way on the screen that takes no time.
  func appearAtOnce() {
    willAppear(false)
    isAppearing()
    didAppear()
  }

  /// Tells the controller and its children all there is to a way off the screen.
  func disappearAtOnce() {
    willDisappear(false)
    didDisappear()
  }

  /// Takes the view away, and tells the controller before and after.
  func leaveAtOnce() {
    willDisappear(false)
    viewIfLoaded?.removeFromSuperview()
    didDisappear()
  }

  /// The children that hear by themselves what the container does: those whose views lie in it.
  private var childrenThatFollow: [UIViewController] {
    guard forwards, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  private var forwards: Bool {
    node.children.isEmpty || shouldAutomaticallyForwardAppearanceMethods
  }
}

/// A view that is put into a window, or taken out of it, while its container is on the screen, or
/// that has a controller without a container.
extension UIViewController {
  /// Tells the controller that its view is about to enter a window or to leave it.
  func viewWillMove(to window: UIWindow?) {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    let appearance = parent?.node.appearance ?? .shown
    if window == nil {
      guard node.appearance == .shown || node.appearance == .appearing else { return }
      node.followsWindow = true
      willDisappear(false)
    } else if appearance == .shown || appearance == .appearing, node.appearance == .gone,
      parent != nil || !comesWithAnother
    {
      node.followsWindow = true
      willAppear(appearance == .appearing && parent?.node.isAnimated == true)
    }
  }

  /// Whether the view lies in that of a controller that comes into the window itself.
  private var comesWithAnother: Bool {
    guard let superview = viewIfLoaded?.superview else { return false }
    return sequence(first: superview, next: \.superview)
      .contains { $0.controller != nil && $0.window == nil }
  }

  /// Tells the controller that its view has entered a window, or left it.
  func viewDidMove(to window: UIWindow?) {
    if window != nil {
      if node.appearance == .appearing, parent?.node.hasHeard ?? node.followsWindow {
        isAppearing()
      }
      if node.followsWindow, parent?.node.appearance ?? .shown == .shown { didAppear() }
    } else if node.followsWindow {
      didDisappear()
    }
  }
}
