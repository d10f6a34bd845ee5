/// A container that shows the topmost of a stack of controllers, with a back button on a bar.
///
///     ┌──────────────────────────┐
///     │ ‹ Menu    Soup     [Add] │   navigation bar
///     ├──────────────────────────┤
///     │      top controller      │
///     └──────────────────────────┘
///
/// - Shape: The stack counts from the root, at 0, to the top.
/// - Units: Points; the navigation bar is 44 high, below the status bar, and 32 on a phone that lies
///   on its side.
/// - Errors: Pushing a controller that is on the stack already, or a navigation controller, and
///   popping to one that is not on the stack stop the program in UIKit's words. The root cannot be
///   popped; nothing happens.
/// - Differs: The bars do not slide.
/// - Unconfirmed: A finger from the left edge goes back if it would be beyond the middle a quarter of
///   a second after it is lifted. Where the controller on top stays, the one below is told that it
///   leaves, then the one on top that it comes; neither is told of its parent. A push begins at once,
///   where a device may wait until the next layout. A push while another is under way ends that one
///   first. The delegate is told of the first appearance once. The view of a controller on top that
///   removes itself from the stack is removed with it.
/// - Source: Apple, UIKit, "UINavigationController" and its header; the order of the delegate's
///   methods is that of published logs.
/// - Asked: D4, D141, D142.
open class UINavigationController: UIViewController {
  /// The object that is told which controllers come to the top.
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar with the title and the back button.
  open private(set) var navigationBar = UINavigationBar()

  /// The bar at the lower edge, with the items of the controller on top; hidden at first.
  open private(set) lazy var toolbar: UIToolbar! = makeToolbar()

  /// The controllers, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller a person sees: what the one on top presents, or that one itself.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Whether the navigation bar is out of sight.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Whether the toolbar is out of sight; at first it is.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// The controllers, and what the bar does not show of them yet.
  var stack: [UIViewController] = [] {
    didSet { (membersOfStack, barChange) = (nil, .other) }
  }

  /// The controllers of the stack, to find one in thousands; nil when they have to be counted anew.
  var membersOfStack: Set<ObjectIdentifier>?

  /// What has changed on the stack since the bar showed its items.
  var barChange = BarChange.none

  /// A change of the stack that the bar follows.
  enum BarChange {
    case none
    /// A controller came on top, or the one on top went.
    case push, pop
    case other
  }

  /// The push or pop that is under way.
  var transition: NavigationTransition?

  /// The recognizer of the finger that comes from the left edge and drags the controller on top away;
  /// nil before the view is loaded.
  ///
  /// It waits where the program has no back button: the bar is hidden, or the item of the controller
  /// hides the button or has items in its place. A program that wants it there all the same gives
  /// the recognizer a delegate of its own, or none.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack?.recognizer }

  private var swipeBack: SwipeBack?

  /// Whether a tap on the content hides the bars, and shows them again.
  open var hidesBarsOnTap = false {
    didSet { barHideOnTapGestureRecognizer.isEnabled = hidesBarsOnTap }
  }

  /// The recognizer of the tap that hides the bars; it does nothing unless ``hidesBarsOnTap`` is true.
  open private(set) lazy var barHideOnTapGestureRecognizer: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer(target: self, action: UINavigationController.toggleBars)
    tap.cancelsTouchesInView = false
    tap.isEnabled = false
    return tap
  }()

  private func toggleBars(_ tap: UITapGestureRecognizer) {
    let bars = [navigationBar] + (isToolbarHidden ? [] : [toolbar as UIView])
    guard !bars.contains(where: { !$0.isHidden && $0.bounds.contains(tap.location(in: $0)) })
    else { return }
    let hides = !isNavigationBarHidden
    if hides { hidToolbar = !isToolbarHidden }
    if hidToolbar { setToolbarHidden(hides, animated: true) }
    setNavigationBarHidden(hides, animated: true)
  }

  /// Whether a tap has hidden the toolbar.
  private var hidToolbar = false

  private var hidesToolbar = true

  /// Whether the delegate was told of the controller that was shown first.
  private var hasShown = false

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.join(self)
  }

  /// Creates a navigation controller with a controller at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    navigationBar.join(self)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates the navigation controller a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationBar.join(self)
  }

  /// Gives the stack other controllers.
  ///
  /// The one on top is pushed if it is new, and otherwise those above it are popped.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Puts a controller on top of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    requirePushable(viewController)
    if mayChangeTopAlone, viewController.parent !== self {
      show(pushed(viewController), animated: animated)
    } else {
      replaceStack(with: stack + [viewController], animated: animated)
    }
  }

  /// Pops the controller on top and returns it, or nil for the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    stack.count > 1 ? pop(toCount: stack.count - 1, animated: animated).first : nil
  }

  /// Pops all controllers but the root, and returns them, or nil if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.count > 1 ? pop(toCount: 1, animated: animated) : nil
  }

  /// Pops the controllers above another one, and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    let index = requireIndex(of: viewController)
    return pop(toCount: index + 1, animated: animated)
  }

  /// Hides the navigation bar, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != navigationBar.isHidden else { return }
    navigationBar.isHidden = hidden
    barsDidChange()
  }

  /// Hides the toolbar, or shows it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hidesToolbar = hidden
    updateToolbar()
  }

  /// Puts a controller on top of the stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Makes a view with the navigation bar at its upper edge.
  open override func loadView() {
    let view = BarContainerView(frame: UIScreen.main.bounds)
    view.topBars = [navigationBar]
    view.addSubview(navigationBar)
    view.layOutBars = { [weak self] in self?.layOutBars() }
    view.insetsOfContent = { [weak self] in self?.insetsOfContent ?? .zero }
    self.view = view
    let swipeBack = SwipeBack(in: self)
    view.addGestureRecognizer(swipeBack.recognizer)
    view.addGestureRecognizer(barHideOnTapGestureRecognizer)
    self.swipeBack = swipeBack
    updateToolbar()
  }

  /// The item of the controller at the root, unless the navigation controller has one of its own.
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  override var tabBarItemOfTitle: UITabBarItem? { ownTabBarItem ?? stack.first?.tabBarItem }

  /// The controller on top decides where no bar lies behind the status bar.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// The controller on top decides.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  override class var definesContextAtFirst: Bool { true }

  override func installContent() {
    guard let container = viewIfLoaded as? BarContainerView, let top = topViewController,
      let view = top.view
    else { return }
    // As its view was loaded, the controller may have pushed another.
    guard top === topViewController else { return }
    container.show(view)
    showItems()
  }

  override func didSendWillAppear() {
    guard !hasShown, let top = topViewController else { return }
    tellDelegate(.willShow, top) {
      $0.navigationController(self, willShow: top, animated: false)
    }
  }

  override func didSendDidAppearToChildren() {
    guard !hasShown, let top = topViewController else { return }
    hasShown = true
    tellDelegate(.didShow, top) { $0.navigationController(self, didShow: top, animated: false) }
  }

  private func makeToolbar() -> UIToolbar {
    let bar = UIToolbar()
    bar.isHidden = true
    return bar
  }

  /// Gives a navigation controller its root, a scene of the document.
  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    navigationBar.join(self)
    if let part = decoder.element.child(for: "navigationBar") {
      decoder.loader.register(navigationBar, for: part)
      navigationBar.configureAppearance(from: decoder, in: part)
    }
    decoder.flag("navigationBarHidden").ifPresent { isNavigationBarHidden = $0 }
    decoder.flag("toolbarHidden").ifPresent { isToolbarHidden = $0 }
    let stack = decoder.makeControllers(in: "rootViewController", for: self)
    if !stack.isEmpty { replaceStack(with: stack) }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UINavigationController>.list([
      "delegate": \.delegate,
      "interactivePopGestureRecognizer": \.interactivePopGestureRecognizer,
      "isNavigationBarHidden": \.isNavigationBarHidden, "isToolbarHidden": \.isToolbarHidden,
      "navigationBar": \.navigationBar, "topViewController": \.topViewController,
      "viewControllers": \.viewControllers, "visibleViewController": \.visibleViewController,
    ])
  }
}

/// The object that is told which controllers come to the top of a stack.
///
/// Every method may be left out.
///
/// - Shape: `willShow` comes after `viewWillAppear`, `didShow` after `viewDidAppear`.
/// - Differs: A method is left out by not being declared. Put the conformance on the class that
///   implements the methods; a subclass of it is not called.
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a controller is about to be shown on top.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Tells the delegate that a controller is shown on top.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Says that the method is not implemented.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    notImplemented(NavigationMethod.willShow)
  }

  /// Says that the method is not implemented.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    notImplemented(NavigationMethod.didShow)
  }
}

/// The bars around the controller on top.
extension UINavigationController: NavigationBarOwner {
  /// Shows on the bars what belongs to the controllers of the stack.
  func showItems() {
    switch barChange {
    case .none: navigationBar.showAgain()
    case .push where navigationBar.items?.count == stack.count - 1:
      navigationBar.show(topViewController?.navigationItem)
    case .pop where navigationBar.items?.count == stack.count + 1: navigationBar.dropTopItem()
    default: navigationBar.show(stack.map(\.navigationItem))
    }
    barChange = .none
    updateToolbar()
    tabBarController?.barVisibilityDidChange()
    tabBarController?.itemsDidChange()
    Device.current.viewHost?.updateStatusBar()
  }

  /// Shows the items of the controller on top, if the toolbar is in sight.
  func updateToolbar() {
    guard let view = viewIfLoaded as? BarContainerView else { return }
    guard !(isToolbarHidden && view.bottomBars.isEmpty), let toolbar else { return }
    if view.bottomBars.isEmpty {
      view.bottomBars = [toolbar]
      view.addSubview(toolbar)
    }
    if !isToolbarHidden, toolbar.items ?? [] != topViewController?.toolbarItems ?? [] {
      toolbar.items = topViewController?.toolbarItems
    }
    guard toolbar.isHidden != isToolbarHidden else { return }
    toolbar.isHidden = isToolbarHidden
    barsDidChange()
  }

  /// Has the content laid out again, because a bar was shown or hidden.
  func barsDidChange() {
    (viewIfLoaded as? BarContainerView)?.barsDidChange()
    Device.current.viewHost?.updateStatusBar()
  }

  func goBack() {
    popViewController(animated: true)
  }

  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    updateLargeTitle()
    let (insets, width) = (view.safeAreaInsets, view.bounds.width)
    let height = navigationBar.sizeThatFits(view.bounds.size).height
    navigationBar.frame = CGRect(x: 0, y: insets.top, width: width, height: height)
    guard let toolbar, toolbar.superview === view else { return }
    let toolbarHeight = toolbar.sizeThatFits(view.bounds.size).height
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.maxY - insets.bottom - toolbarHeight, width: width,
      height: toolbarHeight)
  }
}

/// The large title, which shrinks as the content of the controller on top is scrolled.
extension UINavigationController {
  /// The scroll view of the controller on top that begins behind the bar: its view, or the first in
  /// its view.
  private var scrollViewOnTop: UIScrollView? {
    guard let view = topViewController?.viewIfLoaded,
      let container = (viewIfLoaded as? BarContainerView)?.content,
      let scrollView = view as? UIScrollView
        ?? view.subviews.lazy.compactMap({ $0 as? UIScrollView }).first
    else { return nil }
    let top = scrollView.convert(scrollView.bounds.origin, to: container).y
    return top <= 0 ? scrollView : nil
  }

  /// Shows as much of the large title as the content leaves room for.
  func updateLargeTitle() {
    let scrollView = scrollViewOnTop
    if let scrollView, scrollView.didScroll == nil {
      scrollView.didScroll = { [weak self, weak scrollView] in
        guard let self, scrollView === scrollViewOnTop else { return }
        updateLargeTitle()
      }
    }
    let scrolled = max(scrollView?.distanceFromTop ?? 0, 0)
    let title = navigationBar.wantsLargeTitle ? UINavigationBar.titleHeight : 0
    let most = title + navigationBar.heightThatScrollsAway
    // What lies below the title goes first.
    let shown = max(most - scrolled, 0)
    scrollView?.roomOfHiddenTitle =
      scrollView?.beginsBelowBars == true && insetsOfContent.top == 0 ? most - shown : 0
    let height = navigationBar.frame.height
    navigationBar.shownTitleHeight = min(shown, title)
    navigationBar.shownHeightBelow = max(shown - title, 0)
    navigationBar.frame.size.height = navigationBar.sizeThatFits(.zero).height
    guard navigationBar.frame.height != height else { return }
    (viewIfLoaded as? BarContainerView)?.barsDidChange()
  }
}

/// The methods of a navigation controller's delegate, as the conversation names them.
nonisolated enum NavigationMethod: String, DelegateMethod {
  static let speaker = "navigationController"

  case willShow, didShow
}
