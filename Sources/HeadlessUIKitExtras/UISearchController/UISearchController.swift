/// A controller that searches while a person types.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     navigationItem.searchController = search
///
/// - Shape: It is active from the moment a person taps into its bar until Cancel. The updater is told when
///   it becomes active, at each change of the text, and when it stops, with an empty text.
///   While a person searches, the title and the buttons of the navigation bar give way to the search bar,
///   unless ``hidesNavigationBarDuringPresentation`` says otherwise.
/// - Differs: It is not presented: what is found is shown by the controller that searches, or by a
///   controller of its own, whose view lies over it while there is a text. A bar in place of a title stays
///   beside the buttons.
/// - Source: Apple, UIKit, "UISearchController" and its header, which says what the defaults are.
open class UISearchController: UIViewController {
  /// The bar that a person types into.
  public let searchBar = UISearchBar()

  /// The object that finds what is typed.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The object that is told that the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The controller that shows what is found, or nil if the one that searches does.
  public let searchResultsController: UIViewController?

  /// Whether what lies below the bar is dimmed while a person searches, and a tap on it ends the search.
  open var obscuresBackgroundDuringPresentation = false {
    didSet { if obscuresBackgroundDuringPresentation != oldValue { showDimming() } }
  }

  /// Whether the title and the buttons of the navigation bar go while a person searches.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { if hidesNavigationBarDuringPresentation != oldValue { showBar() } }
  }

  /// Whether Cancel comes by itself.
  open var automaticallyShowsCancelButton = true

  /// Whether what is found is shown while nothing is typed.
  open var showsSearchResultsController = false { didSet { showResults() } }

  /// Whether a person searches.
  open var isActive: Bool {
    get { active }
    set { newValue ? begin() : end() }
  }

  private var active = false
  private var dimming: SearchDimmingView?

  /// The stack whose bar is hidden while a person searches beside it.
  private weak var stackWithoutBar: UINavigationController?

  /// The item whose bar the search bar lies in, and what that keeps of the search.
  fileprivate weak var item: UINavigationItem?

  /// Creates a controller that searches; nil has what is found shown where one searches.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
    searchBar.placeholder = "Search"
    searchBar.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 56)
    searchBar.autoresizingMask = .flexibleWidth
  }

  /// Creates a controller that searches where it stands.
  public convenience init() { self.init(searchResultsController: nil) }

  /// Answers nil: a document holds no search controller.
  public required init?(coder: NSCoder) { nil }

  private func begin() {
    guard !active else { return }
    active = true
    tell(.willPresent) { $0.willPresentSearchController(self) }
    guard active else { return }
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    showBar()
    showDimming()
    tell(.didPresent) { $0.didPresentSearchController(self) }
    if active { update() }
  }

  private func end() {
    guard active else { return }
    active = false
    tell(.willDismiss) { $0.willDismissSearchController(self) }
    guard !active else { return }
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    searchBar.searchTextField.text = ""
    searchBar.resignFirstResponder()
    showBar()
    showDimming()
    tell(.didDismiss) { $0.didDismissSearchController(self) }
    update()
  }

  func textDidChange() { if active { update() } }

  private func update() {
    showResults()
    Device.current.conversation.tell(
      searchResultsUpdater, as: "updater", SearchMethod.updateSearchResults,
      "\"\(searchBar.text ?? "")\""
    ) {
      $0.updateSearchResults(for: self)
    }
  }

  private func tell(
    _ method: SearchMethod, _ message: (any UISearchControllerDelegate) -> Void
  ) {
    Device.current.conversation.tell(delegate, method, "", message)
  }

  /// Has the title and the buttons give way to the search bar, or come back.
  fileprivate func showBar() {
    let hides = active && hidesNavigationBarDuringPresentation
    if let item {
      item.showsViewBelowAlone = hides
      item.viewBelowScrollsAway = !active && item.hidesSearchBarWhenScrolling
    } else if hides, let stack = host?.navigationController, !stack.isNavigationBarHidden,
      !searchBar.isDescendant(of: stack.navigationBar)
    {
      stackWithoutBar = stack
      stack.setNavigationBarHidden(true, animated: true)
    } else if !hides, let stack = stackWithoutBar {
      stackWithoutBar = nil
      stack.setNavigationBarHidden(false, animated: true)
    }
  }

  /// Dims what a person searches in, or no longer.
  private func showDimming() {
    guard active, obscuresBackgroundDuringPresentation, let view = host?.view else {
      dimming?.removeFromSuperview()
      return dimming = nil
    }
    guard dimming == nil else { return }
    let dimming = SearchDimmingView(frame: view.bounds)
    dimming.addAction(UIAction { [weak self] _ in self?.isActive = false }, for: .touchUpInside)
    // A bar that lies in what is dimmed stays as it is.
    let bar =
      searchBar.isDescendant(of: view) ? searchBar.convert(searchBar.bounds, to: view) : .null
    if !bar.isNull {
      dimming.frame.origin.y = max(bar.maxY, view.bounds.minY)
    }
    view.addSubview(dimming)
    self.dimming = dimming
  }

  /// Lays the controller that shows what is found over the one that searches, or takes it away.
  private func showResults() {
    guard let results = searchResultsController else { return }
    let isWanted = active && (showsSearchResultsController || searchBar.text?.isEmpty == false)
    guard isWanted else {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      return results.removeFromParent()
    }
    guard results.parent == nil, let host, let view = results.view else { return }
    host.addChild(results)
    view.frame = host.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.view.addSubview(view)
    results.didMove(toParent: host)
  }

  /// The controller in which a person searches.
  private var host: UIViewController? {
    var responder: UIResponder? = searchBar.next
    while let current = responder {
      if let navigation = current as? UINavigationController {
        return navigation.topViewController
      }
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

/// The object that finds what is typed.
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Tells the object that the search has begun or ended, or that the text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// The object that is told that a search begins and ends.
///
/// Every method may be left out.
@MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Tells the delegate that the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Tells the delegate that the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Tells the delegate that the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Says that the method is not implemented.
  public func willPresentSearchController(_ searchController: UISearchController) {
    notImplemented(SearchMethod.willPresent)
  }

  /// Says that the method is not implemented.
  public func didPresentSearchController(_ searchController: UISearchController) {
    notImplemented(SearchMethod.didPresent)
  }

  /// Says that the method is not implemented.
  public func willDismissSearchController(_ searchController: UISearchController) {
    notImplemented(SearchMethod.willDismiss)
  }

  /// Says that the method is not implemented.
  public func didDismissSearchController(_ searchController: UISearchController) {
    notImplemented(SearchMethod.didDismiss)
  }
}

/// The methods of a search, as the conversation names them.
nonisolated enum SearchMethod: String, DelegateMethod {
  static let speaker = "searchController"

  case willPresent, didPresent, willDismiss, didDismiss, updateSearchResults
}

extension UINavigationItem {
  /// The search whose bar lies below the title.
  public var searchController: UISearchController? {
    get { (viewBelow as? UISearchBar)?.controller }
    set {
      let former = searchController
      guard newValue !== former else { return }
      former?.isActive = false
      former?.item = nil
      additions.only { KeptSearch() }.controller = newValue
      newValue?.item = self
      viewBelow = newValue?.searchBar
      newValue?.showBar()
    }
  }

  /// Whether the bar goes as the content is scrolled up, and comes back with its upper end.
  ///
  /// - Differs: The bar is in sight at first; on a device a person pulls the content down to see it.
  public var hidesSearchBarWhenScrolling: Bool {
    get { additions.only { KeptSearch() }.hidesBar }
    set {
      additions.only { KeptSearch() }.hidesBar = newValue
      searchController?.showBar()
    }
  }
}

/// What lies over what a person searches in, and takes its touches.
private final class SearchDimmingView: UIControl, OuterView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.3)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isAccessibilityElement = true
    accessibilityLabel = "End search"
  }

  required init?(coder: NSCoder) { nil }

  var outerAutomationType: AutomationType { .button }

  var outerAccessibility: AccessibilityAttributes { AccessibilityAttributes(traits: .button) }

  /// Keeps fingers on it from scrolling what is dimmed.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

/// What an item keeps of its search: the bar knows its controller weakly.
private final class KeptSearch: NSObject {
  var controller: UISearchController?
  var hidesBar = true
}
