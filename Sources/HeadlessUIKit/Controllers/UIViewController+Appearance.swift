/// Coming on the screen and leaving it.
///
///     beginAppearing          viewWillAppear       the container, then its children
///     sendIsAppearing         viewIsAppearing      the container, then its children
///     endAppearing            viewDidAppear        the children, then the container
///     beginDisappearing       viewWillDisappear    the container, then its children
///     endDisappearing         viewDidDisappear     the children, then the container
///
/// A controller is told each of them once each time, and so are the children whose views lie in its
/// own, unless it tells them itself.
extension UIViewController {
  /// How far a view is on its way on the screen or off it.
  enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
  }

  /// Whether the view is on the screen, or on its way there.
  var isAppearingOrAppeared: Bool { appearanceState == .appearing || appearanceState == .appeared }

  /// Tells the controller and its children that the view is about to come on the screen.
  func beginAppearing(animated: Bool) {
    guard !isAppearingOrAppeared else { return }
    loadViewIfNeeded()
    (appearanceState, isAppearanceAnimated, hasSentIsAppearing) = (.appearing, animated, false)
    installContent()
    viewWillAppear(animated)
    // The controller may have been taken off the screen as it was told.
    guard appearanceState == .appearing else { return }
    for child in forwardingChildren { child.beginAppearing(animated: animated) }
    didSendWillAppear()
  }

  /// Tells the controller and its children that the view is in the window.
  func sendIsAppearing() {
    guard appearanceState == .appearing, !hasSentIsAppearing else { return }
    hasSentIsAppearing = true
    viewIsAppearing(isAppearanceAnimated)
    for child in forwardingChildren { child.sendIsAppearing() }
  }

  /// Tells the controller and its children that the view is on the screen.
  func endAppearing() {
    guard appearanceState == .appearing else { return }
    for child in forwardingChildren { child.endAppearing() }
    didSendDidAppearToChildren()
    (appearanceState, appearsWithWindow) = (.appeared, false)
    viewDidAppear(isAppearanceAnimated)
  }

  /// Tells the controller and its children that the view is about to leave the screen.
  func beginDisappearing(animated: Bool) {
    guard isAppearingOrAppeared else { return }
    (appearanceState, isAppearanceAnimated) = (.disappearing, animated)
    viewWillDisappear(animated)
    for child in forwardingChildren { child.beginDisappearing(animated: animated) }
  }

  /// Tells the controller and its children that the view has left the screen.
  func endDisappearing() {
    guard appearanceState == .disappearing else { return }
    for child in children where !child.appearsWithWindow {
      child.endDisappearing()
    }
    (appearanceState, appearsWithWindow) = (.disappeared, false)
    viewDidDisappear(isAppearanceAnimated)
  }

  /// Tells the controller and its children that the view comes on the screen, and that it did.
  func appearImmediately() {
    beginAppearing(animated: false)
    sendIsAppearing()
    endAppearing()
  }

  /// Tells the controller and its children that the view leaves the screen, and that it did.
  func disappearImmediately() {
    beginDisappearing(animated: false)
    endDisappearing()
  }

  /// Removes the view, and tells the controller before and after.
  func removeViewImmediately() {
    beginDisappearing(animated: false)
    viewIfLoaded?.removeFromSuperview()
    endDisappearing()
  }

  /// The children that are told by themselves what the container is: those whose views lie in it.
  private var forwardingChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }
}

/// A view that is put into a window, or taken out of it, while its container is on the screen, or
/// that has a controller without a container.
extension UIViewController {
  /// Tells the controller that its view is about to enter a window or to leave it.
  func viewWillMove(toWindow window: UIWindow?) {
    if window == nil {
      guard isAppearingOrAppeared else { return }
      appearsWithWindow = true
      beginDisappearing(animated: false)
    } else if parent?.isAppearingOrAppeared ?? true, appearanceState == .disappeared,
      parent != nil || !liesInViewThatEnters
    {
      appearsWithWindow = true
      beginAppearing(
        animated: parent?.appearanceState == .appearing && parent?.isAppearanceAnimated == true)
    }
  }

  /// Whether the view lies in that of another controller, which enters the window itself.
  private var liesInViewThatEnters: Bool {
    var view = viewIfLoaded?.superview
    while let current = view, current.controller == nil || current.window != nil {
      view = current.superview
    }
    return view != nil
  }

  /// Tells the controller that its view has entered a window, or left it.
  func viewDidMove(toWindow window: UIWindow?) {
    if window != nil {
      if appearanceState == .appearing, parent?.hasSentIsAppearing ?? appearsWithWindow {
        sendIsAppearing()
      }
      if appearsWithWindow, parent?.appearanceState ?? .appeared == .appeared { endAppearing() }
    } else if appearsWithWindow {
      endDisappearing()
    }
  }
}
