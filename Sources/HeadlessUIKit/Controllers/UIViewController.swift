/// The object that manages a screen: it makes the view, fills it and reacts to what happens in it.
///
/// The view is made when it is asked for the first time. Then the controller is told that it
/// was loaded, and each time it comes on the screen and leaves it.
///
///     loadView → viewDidLoad → viewWillAppear → viewIsAppearing → layout → viewDidAppear
///
/// - Shape: One root view a controller. A controller can lie in another, its ``parent``, or be
///   presented by one.
/// - Units: Points.
/// - Errors: A `loadView` that sets no view stops the program, and so do a view that has a
///   controller already, a nib that does not exist, a controller that is to be presented by itself
///   and a segue that does not exist. Where nothing can be presented, the console says why.
/// - Differs: There are no transitions of one's own.
/// - Unconfirmed: A window that is hidden tells its controller that the view disappears. Of a
///   container and what lies in it, the container is told first what is about to happen, and last
///   what has. A view that enters a window tells a controller without a container too, unless it
///   comes with another's. Where nothing is presented, a dismissal's completion is not called.
///   A presenter whose view was put into what it presented is left out of the chain of responders.
/// - Source: Apple, UIKit, "UIViewController", "loadView()", "viewIsAppearing(_:)", "addChild(_:)"
///   and "present(_:animated:completion:)".
/// - Asked: D144, D145, D146.
open class UIViewController: UIResponder {
  /// The methods of this class that make what its segues lead to; a subclass overrides it.
  open class var segueActions: [Selector: IBSegueAction] { [:] }

  /// What the screen is called; its items on bars are called so too.
  open var title: String? {
    didSet {
      ownNavigationItem?.title = title
      tabBarItemOfTitle?.title = title
    }
  }

  /// The tab that the title of the controller is shown on, if there is one yet.
  var tabBarItemOfTitle: UITabBarItem? { ownTabBarItem }

  /// The name of the nib the view is loaded from, or nil.
  open private(set) var nibName: String?

  /// The bundle the nib lies in.
  open private(set) var nibBundle: Bundle?

  /// What the loader of documents keeps with the controller.
  var source: (any ControllerSource)?

  /// Objects that came with the view and lie in no other.
  var objectsOfDocument: [AnyObject] = []

  /// Creates a controller whose view is loaded from a nib when it is asked for.
  ///
  /// No name stands for a nib named after the class, or a view made in code; no bundle for that of
  /// the application.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil ?? Device.current.bundle
    super.init()
    Device.current.runningProcess.controllers.list.append(self)
  }

  /// Creates a controller whose view is made in code when it is asked for.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates the controller a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    guard let document = coder as? NibDecoder else { return nil }
    nibName = document.element.attributes["nibName"]
    nibBundle = document.loader.bundle
    super.init()
    Device.current.runningProcess.controllers.list.append(self)
    configure(from: document)
  }

  // MARK: - The view

  private var loadedView: UIView?
  private var isLoading = false

  /// The controller's root view; the first to ask has it made.
  ///
  /// Nil releases it, and the next to ask has another one made.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      requireView(.viewRead(by: self))
      return loadedView
    }
    set {
      if let other = newValue?.controller, other !== self {
        ViewControllerError.sharedView(of: other, with: self).terminate()
      }
      loadedView?.viewOwner = nil
      loadedView = newValue
      newValue?.viewOwner = self
    }
  }

  /// The edges at which the view reaches below the bars of containers; all of them at first.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { extendedLayoutDidChange() } }
  }

  /// Whether the view reaches below bars that are not translucent, too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutDidChange() } }
  }

  /// Whether the bar of a stack counts for a scroll view that is the view, or the first view in it,
  /// even where its content fits; old documents say that it does not.
  var adjustsScrollViewInsets = true {
    didSet { if adjustsScrollViewInsets != oldValue { extendedLayoutDidChange() } }
  }

  /// Room at the edges that the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if let number = additionalSafeAreaInsets.firstInfinite {
        additionalSafeAreaInsets = oldValue
        return LayoutError.infinite("additionalSafeAreaInsets", number).raise()
      }
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() }
    }
  }

  /// Is called when the safe area of the view has changed, before it is laid out.
  open func viewSafeAreaInsetsDidChange() {}

  /// The root view if it was made, or nil; asking does not make it.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view was made; asking does not make it.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the root view, unless it was made.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    requireView(.noView(by: self))
    viewDidLoad()
  }

  /// Loads the root view from its storyboard or nib, or else makes one as large as the screen.
  ///
  /// An override assigns ``view`` and does not call this. A controller without a nib name looks for
  /// a nib named after its class: first without the word Controller at the end, then with it.
  open func loadView() {
    if Device.current.documentHost?.loadView(of: self) == true { return }
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// Tells the controller that its view was made.
  open func viewDidLoad() {}

  /// Makes or changes constraints of the view, right before they are solved.
  ///
  /// It calls the view's ``UIView/updateConstraints()``; an override calls super at the end.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Tells the controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Tells the controller that its view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Tells the controller that memory is short.
  ///
  /// The view stays. An override calls super.
  open func didReceiveMemoryWarning() {}

  /// A controller answers with the one that presents it, or else with its view's superview.
  open override var next: UIResponder? { presenterInChain ?? viewIfLoaded?.superview }

  override var windowOfResponder: UIWindow? { viewIfLoaded?.window }

  override func lies(in view: UIView) -> Bool { viewIfLoaded?.isDescendant(of: view) ?? false }

  // MARK: - Appearance

  /// How far the view is on its way on the screen or off it.
  var appearanceState = AppearanceState.disappeared

  /// Whether the view comes on the screen, or leaves it, with an animation.
  var isAppearanceAnimated = false

  /// Whether `viewIsAppearing` was called since the view began to appear.
  var hasSentIsAppearing = false

  /// Whether the view appears or disappears because it entered a window, or left one.
  var appearsWithWindow = false

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

  /// Puts the view of the child in front into that of a container, before the container is told
  /// that it will appear.
  func installContent() {}

  /// Is called when the controller and its children were told that their views will appear.
  func didSendWillAppear() {}

  /// Is called when the children were told that their views did appear, before the controller is.
  func didSendDidAppearToChildren() {}

  // MARK: - The device

  /// Tells the controller that its view is about to have another size: the device is turned.
  ///
  /// `coordinator` does things alongside. An override calls super.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      // The size is that of a child whose view fills this one.
      guard child.viewIfLoaded?.bounds.size == viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// The ways the interface may be turned: on a phone all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Whether the interface turned by itself; since iOS 16 nobody asks.
  @available(*, deprecated, message: "Override supportedInterfaceOrientations since iOS 16.")
  open var shouldAutorotate: Bool { true }

  /// Has the interface turned again, after ``supportedInterfaceOrientations`` has changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    Device.current.viewHost?.updateInterfaceOrientation()
  }

  /// The colour of the status bar's text while the controller is in front.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is out of sight while the controller is in front.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that decides how the status bar looks, or nil if the controller does.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is seen, or nil if the controller does.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Has the controller in front asked about the status bar again.
  open func setNeedsStatusBarAppearanceUpdate() {
    Device.current.viewHost?.updateStatusBar()
  }

  // MARK: - Containment

  /// The container the controller lies in, or nil.
  open internal(set) weak var parent: UIViewController?

  /// The controllers that lie in this one.
  open var children: [UIViewController] { childControllers }

  // Apart from `children`, which cannot be set by its key.
  var childControllers: [UIViewController] = []

  /// Whether the controller is on its way into a container or out of it.
  var parentChange: ParentChange?

  /// Adds a controller and tells it that it will move; that it did, the caller tells it.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    requireNoCycle(adding: childController)
    if childController.parent != nil {
      childController.willMove(toParent: nil)
      childController.removeFromParent()
    }
    childController.willMove(toParent: self)
    // Who was told may have put this controller into the child.
    requireNoCycle(adding: childController)
    childController.parentChange = .entering
    childController.parent = self
    childControllers.append(childController)
  }

  /// Removes the controller from its container, and tells it that it was.
  open func removeFromParent() {
    guard let parent else { return }
    let navigation = parent as? UINavigationController
    navigation?.transition?.finish()
    parent.childControllers.removeAll { $0 === self }
    removePresentedInside()
    self.parent = nil
    navigation?.childDidLeave(self)
    didMove(toParent: nil)
  }

  /// Tells the controller that it is about to get another container; an override calls super.
  open func willMove(toParent parent: UIViewController?) {
    parentChange = parent == nil ? .leaving : .entering
  }

  /// Tells the controller that it has another container; an override calls super.
  open func didMove(toParent parent: UIViewController?) { parentChange = nil }

  /// Whether the controller comes on the screen because it was put into a container.
  open var isMovingToParent: Bool { parentChange == .entering }

  /// Whether the controller leaves the screen because it is removed from its container.
  open var isMovingFromParent: Bool { parentChange == .leaving }

  // MARK: - Presentation

  var presented: UIViewController?

  weak var presenter: UIViewController?

  /// What a controller that lies in this outermost one has presented in a context of its own.
  weak var presentedInside: UIViewController?

  var presentation: ModalPresentation?

  /// The controller that this one, or the nearest container of it, presents.
  open var presentedViewController: UIViewController? { nearest(\.presented) }

  /// The controller that presents this one, or the nearest container of it.
  open var presentingViewController: UIViewController? { nearest(\.presenter) }

  /// Whether the controller presents what it, or one that lies in it, presents in the current context.
  open lazy var definesPresentationContext = type(of: self).definesContextAtFirst

  class var definesContextAtFirst: Bool { false }

  /// Whether the controller is being presented.
  open var isBeingPresented: Bool { presentation?.phase == .presenting }

  /// Whether the controller that was presented is being dismissed.
  open var isBeingDismissed: Bool { presentation?.phase == .dismissing }

  /// How much of the screen the controller covers when it is presented: at first it is a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.pageSheet {
    didSet { if modalPresentationStyle == .automatic { modalPresentationStyle = .pageSheet } }
  }

  /// How the controller comes on the screen when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a person cannot drag the sheet away; a container asks what it shows, too.
  open var isModalInPresentation = false

  /// Shows a controller over this one.
  ///
  /// In the current context the nearest container that defines one presents it, else the outermost.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presented = viewControllerToPresent
    let presenter = self.presenter(of: presented)
    requirePresentable(presented)
    guard let window = windowForPresenting(presented) else { return }
    (presenter.presented, presented.presenter) = (presented, presenter)
    if presenter !== outermost { outermost.presentedInside = presented }
    let hidesPresenter = presented.modalPresentationStyle.hidesPresenter
    presented.loadViewIfNeeded()
    if hidesPresenter { presenter.beginDisappearing(animated: flag) }
    let presentation = ModalPresentation(of: presented, in: window)
    presented.presentation = presentation
    presented.beginAppearing(animated: flag)
    window.addSubview(presentation.containerView)
    presentation.containerView.layoutIfNeeded()
    presented.sendIsAppearing()
    window.layoutIfNeeded()
    presentation.show(animated: flag) {
      presenter.endPresenting(presented, presentation)
      completion?()
    }
  }

  /// Dismisses the controller that this one presents, or else this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion)
  }

  // MARK: - Segues

  /// The segues that a storyboard has for the controller.
  var segues: [any SegueTemplate] = []

  /// Shows a controller as the container does: pushed, or else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// Performs the segue of an identifier, without asking
  /// ``shouldPerformSegue(withIdentifier:sender:)``.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    segue(withIdentifier: identifier).perform(from: self, sender: sender)
  }

  /// Tells the controller that a segue is about to show another one; hand over there what it needs.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether a segue that a person starts is performed; the default lets it.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  // MARK: - Items on bars

  var ownNavigationItem: UINavigationItem?
  var ownTabBarItem: UITabBarItem?
  var ownEditButtonItem: UIBarButtonItem?
  private var editing = false

  /// What a navigation bar shows for the controller; made of its title when it is asked for first.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    ownNavigationItem = item
    return item
  }

  /// What a tab bar shows for the controller; made of its title when it is asked for first.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      tabBarController?.itemsDidChange()
    }
  }

  /// Whether the tab bar is out of sight while the controller is on a stack.
  open var hidesBottomBarWhenPushed = false

  /// The navigation controller this one lies in, at any depth.
  open var navigationController: UINavigationController? {
    containers.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// The tab bar controller this one lies in, at any depth.
  open var tabBarController: UITabBarController? {
    containers.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }

  /// The items on the toolbar of the navigation controller while the controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { if toolbarItems != oldValue { navigationController?.updateToolbar() } }
  }

  /// Shows the items on the toolbar of the navigation controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// A button that says Edit or Done, and begins or ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButtonItem { return ownEditButtonItem }
    let item = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    item.set(self, IBAction(UIViewController.toggleEditing))
    ownEditButtonItem = item
    updateEditButtonItem()
    return item
  }

  /// Whether the screen is in a state to be edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Brings the screen into a state to be edited, or out of it; an override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    updateEditButtonItem()
  }

  /// Sets what an element of a document says about the controller.
  ///
  /// The view waits until it is asked for. A subclass calls super, and then sets what it has
  /// itself.
  func configure(from decoder: NibDecoder) {
    decoder.text("title").ifPresent { title = $0 }
    decoder.sceneLoader?.connectScene(of: decoder.element, to: self)
    decoder.choice("modalPresentationStyle", Self.presentationStyles)
      .ifPresent { modalPresentationStyle = $0 }
    decoder.choice("modalTransitionStyle", as: UIModalTransitionStyle.self)
      .ifPresent { modalTransitionStyle = $0 }
    decoder.flag("hidesBottomBarWhenPushed").ifPresent { hidesBottomBarWhenPushed = $0 }
    decoder.flag("definesPresentationContext").ifPresent { definesPresentationContext = $0 }
    decoder.flag("automaticallyAdjustsScrollViewInsets").ifPresent { adjustsScrollViewInsets = $0 }
    decoder.flag("extendedLayoutIncludesOpaqueBars")
      .ifPresent { extendedLayoutIncludesOpaqueBars = $0 }
    if let edges = UIRectEdge(of: "edgesForExtendedLayout", in: decoder) {
      edgesForExtendedLayout = edges
    }
    (self as? any OuterElement)?.configureOuter(from: decoder)
  }

  // A key path asks for a value before it writes one, and a controller that is asked for its view
  // makes it. A closure writes alone.
  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIViewController>.list([
      "children": \.children, "definesPresentationContext": \.definesPresentationContext,
      "hidesBottomBarWhenPushed": \.hidesBottomBarWhenPushed,
      "isEditing": \.isEditing, "isModalInPresentation": \.isModalInPresentation,
      "isViewLoaded": \.isViewLoaded, "modalPresentationStyle": \.modalPresentationStyle,
      "modalTransitionStyle": \.modalTransitionStyle, "parent": \.parent,
      "presentedViewController": \.presentedViewController,
      "presentingViewController": \.presentingViewController, "tabBarItem": \.tabBarItem,
      "title": \.title, "viewIfLoaded": \.viewIfLoaded,
    ]).accessors([
      "view": Accessor(
        get: { (controller: UIViewController) in controller.view as UIView? },
        set: { (controller: UIViewController, view: UIView?) in controller.view = view })
    ])
  }
}

extension UIViewController: NibSubclassable {
  package static func make(from decoder: NibDecoder) -> AnyObject? { Self(coder: decoder) }

  /// How a controller is presented, by Interface Builder's names; a phone has no popovers.
  private static let presentationStyles: KeyValuePairs<String, UIModalPresentationStyle> = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .pageSheet,
  ]
}
