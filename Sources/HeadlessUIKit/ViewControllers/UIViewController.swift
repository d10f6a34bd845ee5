/// The object that looks after a view: it makes it, fills it and answers for it.
///
/// The view is made when it is asked for the first time. Then the controller is told that it
/// was loaded, and each time it comes on the screen and leaves it.
///
///     loadView → viewDidLoad → viewWillAppear → viewIsAppearing → layout → viewDidAppear
///
/// - Shape: One root view a controller.
/// - Units: Points.
/// - Errors: A `loadView` that sets no view stops the program, and so does a view that has a
///   controller already, and a nib that does not exist.
/// - Unconfirmed: A window that is hidden tells its controller that the view disappears.
/// - Source: Apple, UIKit, "UIViewController", "loadView()" and "viewIsAppearing(_:)".
open class UIViewController: UIResponder {
  /// What the screen is called.
  open var title: String?

  /// The name of the nib the view is loaded from, or nil.
  public let nibName: String?

  /// The bundle the nib lies in.
  public let nibBundle: Bundle?

  /// Whether the screen is in a state to be edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// The storyboard the controller was made by, or nil.
  open internal(set) var storyboard: UIStoryboard?

  /// What the controller was made of, if a document made it.
  var origin: Origin?

  /// Objects that came with the view and lie in no other.
  var objectsOfDocument: [AnyObject] = []

  private var editing = false
  private var loadedView: UIView?
  private var isLoading = false
  private var isOnScreen = false

  /// Creates a controller whose view is loaded from a nib when it is asked for.
  ///
  /// No name stands for a nib named after the class, or a view made in code; no bundle for that of
  /// the application.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil?.ofApplication ?? ApplicationState.current.bundle
    super.init()
    ApplicationState.current.controllers.append(self)
  }

  /// Creates a controller whose view is made in code when it is asked for.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates the controller a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    guard let document = coder as? DocumentCoder else { return nil }
    nibName = document.element.attributes["nibName"]
    nibBundle = document.load.bundle
    super.init()
    ApplicationState.current.controllers.append(self)
    document.fill(self)
  }

  /// The controller's root view; the first to ask has it made.
  ///
  /// Nil lets go of it, and the next to ask has another one made.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      requireView("reads view before it assigns one. Make the view first.")
      return loadedView
    }
    set {
      if let other = newValue?.controller, other !== self { raiseHierarchyInconsistency(other) }
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The root view if it was made, or nil.
  ///
  /// Asking does not make it.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view was made.
  ///
  /// Asking does not make it.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the root view, unless it was made.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    requireView("returned and view is nil. Assign a view in loadView().")
    viewDidLoad()
  }

  /// Loads the root view from its storyboard or nib, or else makes one as large as the screen.
  ///
  /// An override assigns ``view`` and does not call this. A controller without a nib name looks for
  /// a nib named after its class: first without the word Controller at the end, then with it.
  open func loadView() {
    if loadViewFromDocument() { return }
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// Tells the controller that its view was made.
  open func viewDidLoad() {}

  /// Tells the controller that its view is about to come on the screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells the controller that its view is in the window and has its size.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells the controller that its view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells the controller that its view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells the controller that its view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells the controller that its view is about to place its subviews.
  open func viewWillLayoutSubviews() {}

  /// Tells the controller that its view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// Tells the controller that its view is about to have another size: the device is turned.
  ///
  /// `coordinator` does things alongside. An override calls super.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Tells the controller that memory is short.
  ///
  /// The view stays. An override calls super.
  open func didReceiveMemoryWarning() {}

  /// Brings the screen into a state to be edited, or out of it.
  ///
  /// An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
  }

  /// The ways the interface may be turned: on a phone all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Has the interface turned anew, after ``supportedInterfaceOrientations`` has changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    ApplicationState.current.turnInterface()
  }

  /// How the words of the status bar look while the controller is in front.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is out of sight while the controller is in front.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that decides how the status bar looks, or nil if the controller does.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is seen, or nil if the controller does.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Has the controller in front asked about the status bar again.
  open func setNeedsStatusBarAppearanceUpdate() {
    ApplicationState.current.updateStatusBar()
  }

  /// A controller answers with its view's superview: the window, for a root controller.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// Brings the view on the screen as a window's root view.
  func appear(in window: UIWindow) {
    guard !isOnScreen, let view else { return }
    isOnScreen = true
    view.frame = window.bounds
    viewWillAppear(false)
    ApplicationState.current.updateStatusBar()
    guard isOnScreen else { return }
    if view.superview !== window { window.insertSubview(view, at: 0) }
    viewIsAppearing(false)
    window.layoutIfNeeded()
    if isOnScreen { viewDidAppear(false) }
  }

  /// Follows the window out of sight; the view stays in it.
  func disappear() {
    guard isOnScreen else { return }
    isOnScreen = false
    viewWillDisappear(false)
    viewDidDisappear(false)
  }

  /// Takes the view off the screen and out of the window.
  func leave(_ window: UIWindow) {
    let wasOnScreen = isOnScreen
    isOnScreen = false
    if wasOnScreen { viewWillDisappear(false) }
    if let view = viewIfLoaded, view.superview === window { view.removeFromSuperview() }
    if wasOnScreen { viewDidDisappear(false) }
  }

  private func requireView(_ fact: String) {
    guard loadedView == nil else { return }
    Exception.stop("\(type(of: self)).loadView() \(fact)")
  }

  private func raiseHierarchyInconsistency(_ other: UIViewController) -> Never {
    Exception.raise(
      "UIViewControllerHierarchyInconsistency",
      reason: "A view can only be associated with at most one view controller at a time",
      help: "The view of a \(type(of: other)) became the view of a \(type(of: self)). "
        + "Give each controller a view of its own.")
  }
}
