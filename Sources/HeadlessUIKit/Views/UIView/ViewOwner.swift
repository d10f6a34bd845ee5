/// What a view asks of the object that manages it: of the controller whose root view it is.
///
/// Views know controllers by this alone.
protocol ViewOwner: UIResponder {
  /// The root view, if it was made.
  var viewIfLoaded: UIView? { get }

  /// What is added to the safe area of the root view.
  var additionalSafeAreaInsets: UIEdgeInsets { get }

  /// Whether bars count for content that cannot be scrolled too.
  var makesRoomForBars: Bool { get }

  /// Stops the program if the root view may not be put into a view.
  func requireParent(ofViewIn superview: UIView)

  /// Hears that the root view is about to enter a window or to leave it.
  func viewWillMove(toWindow window: UIWindow?)

  /// Hears that the root view has entered a window, or left it.
  func viewDidMove(toWindow window: UIWindow?)

  /// Hears that the root view is about to lay out its subviews.
  func viewWillLayoutSubviews()

  /// Hears that the root view has laid out its subviews.
  func viewDidLayoutSubviews()

  /// Hears that the safe area of the root view has changed.
  func viewSafeAreaInsetsDidChange()

  /// Makes or changes constraints of the root view.
  func updateViewConstraints()
}

/// What a window asks of the object whose view fills it.
protocol WindowRoot: ViewOwner {
  /// Brings the view on the screen as the root view of a window.
  func showAsRoot(of window: UIWindow)

  /// Removes the view from the window whose root it was.
  func removeAsRoot(of window: UIWindow)

  /// Stops being the root of any other window.
  func removeAsRoot(fromWindowsOtherThan window: UIWindow)

  /// Hears that the window was hidden.
  func windowDidHide()

  /// Hears that the window was deallocated.
  func windowDidDeinit()
}
