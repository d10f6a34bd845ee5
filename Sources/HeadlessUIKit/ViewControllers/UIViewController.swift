/// The object that looks after a view: it makes it, fills it and answers for it.
///
/// The view is made when it is asked for the first time. Then the controller is told that it
/// was loaded, and each time it comes on the screen and leaves it.
///
///     loadView → viewDidLoad → viewWillAppear → viewIsAppearing → layout → viewDidAppear
///
/// - Shape: One root view a controller.
/// - Units: Points.
/// - Errors: A `loadView` that sets no view stops the program with a message.
/// - Differs: The view is not looked for in nib files yet.
/// - Source: Apple, UIKit, "UIViewController", "loadView()" and "viewIsAppearing(_:)".
open class UIViewController: UIResponder {
  /// What the screen is called.
  open var title: String?

  private var loadedView: UIView?
  private var isLoading = false

  /// Creates a controller whose view is made when it is asked for.
  public override init() {
    super.init()
  }

  /// Creates a controller whose view is made when it is asked for.
  ///
  /// Both arguments are nil for a view made in code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates the controller a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The controller's root view; the first to ask has it made.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
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
    precondition(
      loadedView != nil,
      "\(type(of: self)).loadView() returned and view is nil. Assign a view in loadView().")
    viewDidLoad()
  }

  /// Makes the root view: a plain view as large as the screen, unless overridden.
  open func loadView() {
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

  /// A controller answers with its view's superview: the window, for a root controller.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// Brings the view on the screen as a window's root view.
  func appear(in window: UIWindow) {
    guard let view, view.superview !== window else { return }
    view.frame = window.bounds
    viewWillAppear(false)
    window.insertSubview(view, at: 0)
    viewIsAppearing(false)
    window.layoutIfNeeded()
    viewDidAppear(false)
  }

  /// Takes the view off the screen.
  func leave(_ window: UIWindow) {
    guard let view = viewIfLoaded, view.superview === window else { return }
    viewWillDisappear(false)
    view.removeFromSuperview()
    viewDidDisappear(false)
  }
}
