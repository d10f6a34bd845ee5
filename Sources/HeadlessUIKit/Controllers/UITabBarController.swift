/// A container that shows one of several controllers, chosen on a bar at the bottom.
///
///     ┌────────────────────────┐
///     │   selected controller  │
///     ├────────┬───────┬───────┤
///     │   ●    │       │       │
///     │ Clock  │ Alarm │ Timer │   tab bar
///     └────────┴───────┴───────┘
///
/// The view of a controller is loaded when its tab is selected for the first time.
///
/// - Shape: Tabs count from 0, left to right. There is room for five.
/// - Errors: Selecting a controller that is not among ``viewControllers``, and changing the items
///   or the delegate of ``tabBar``, stop the program in UIKit's words. An index there is no tab for
///   is ignored, and the console says so.
/// - Differs: With more than five controllers, a device shows four and a tab More, which lists the
///   others. Here each has a tab, and the console says so.
/// - Unconfirmed: ``tabBar(_:didSelect:)`` comes after the delegate has let the tab be selected,
///   and before it is. What happened comes at the end of the run loop pass, so
///   `viewDidAppear` follows the delegate's `didSelect`. It defines no presentation context at first.
/// - Asked: D143, D171.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// How many tabs a phone's bar has room for.
  static let mostTabs = 5

  /// The object that is told which tabs a person chooses.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar with the tabs.
  open private(set) var tabBar = UITabBar()

  /// The controllers, one a tab; nil until some are given.
  ///
  /// A new list keeps the selected controller, or else the selected index, or else selects the
  /// first.
  open var viewControllers: [UIViewController]? {
    get { list }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      requireTab(of: newValue)
      show(tabOf: newValue)
    }
  }

  /// The index of the selected controller, or `NSNotFound` where there is none.
  open var selectedIndex: Int {
    get { list?.firstIndex { $0 === selected } ?? NSNotFound }
    set { selectTab(at: newValue) }
  }

  var list: [UIViewController]?
  var selected: UIViewController?
  var transition: TabTransition?

  /// Creates a tab bar controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.join(self)
  }

  /// Creates the tab bar controller a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBar.join(self)
  }

  /// Gives the tabs other controllers, and keeps the selection where it can.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    transition?.finish()
    let old = list ?? []
    let index = old.firstIndex { $0 === selected } ?? 0
    updateChildren(from: old, to: viewControllers)
    showItems()
    if let selected, isListed(selected) { return highlightTab(of: selected) }
    guard let viewControllers, !viewControllers.isEmpty else { return clearSelection() }
    show(tabOf: viewControllers[viewControllers.indices.contains(index) ? index : 0])
  }

  /// Tells the controller that a person chose a tab; an override need not call super.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Makes a view with the tab bar at its lower edge.
  open override func loadView() {
    let view = BarContainerView(frame: UIScreen.main.bounds)
    view.bottomBars = [tabBar]
    view.addSubview(tabBar)
    view.layOutBars = { [weak self] in self?.layOutBar() }
    view.insetsOfContent = { [weak self] in self?.insetsOfContent ?? .zero }
    self.view = view
  }

  /// The selected controller decides.
  open override var childForStatusBarStyle: UIViewController? { selected }

  /// The selected controller decides.
  open override var childForStatusBarHidden: UIViewController? { selected }

  override func installContent() {
    guard let container = viewIfLoaded as? BarContainerView, let front = selected,
      let view = front.view
    else { return }
    // As its view was loaded, the controller may have selected another.
    if front === selected { container.show(view) }
  }

  /// Gives a tab bar controller its tabs, each a scene of the document.
  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    tabBar.join(self)
    if let part = decoder.element.child(for: "tabBar") {
      decoder.loader.register(tabBar, for: part)
      tabBar.configureAppearance(from: decoder, in: part)
    }
    let tabs = decoder.makeControllers(in: "viewControllers", for: self)
    if !tabs.isEmpty { viewControllers = tabs }
    if let index = decoder.integer("selectedIndex"), tabs.indices.contains(index) {
      selectedIndex = index
    }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UITabBarController>.list([
      "delegate": \.delegate, "selectedIndex": \.selectedIndex,
      "selectedViewController": \.selectedViewController, "tabBar": \.tabBar,
      "viewControllers": \.viewControllers,
    ])
  }
}

/// The object that is told which tabs a person chooses.
///
/// Every method may be left out.
///
/// - Shape: Only a person's taps are told; what the program selects is silent.
/// - Differs: A method is left out by not being declared. Put the conformance on the class that
///   implements the methods; a subclass of it is not called.
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether the tab that a person tapped is selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Tells the delegate that a person tapped a tab, the selected one included.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Says that the method is not implemented: every tab may be selected.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    notImplemented(TabsMethod.shouldSelect, answer: true)
  }

  /// Says that the method is not implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    notImplemented(TabsMethod.didSelect)
  }
}

/// The methods of a tab bar controller's delegate, as the conversation names them.
nonisolated enum TabsMethod: String, DelegateMethod {
  static let speaker = "tabBarController"

  case shouldSelect, didSelect
}
