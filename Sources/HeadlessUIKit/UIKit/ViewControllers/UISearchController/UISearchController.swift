/// A controller that shows what a person looks for with its search bar.
///
///     navigationItem.searchController = search      or   tableView.tableHeaderView = search.searchBar
///
///     ┌──────────────────────┐  a tap   ┌──────────────────────┐
///     │ Fruit                │          │ (⌕ ap      ×) Cancel │
///     │ (⌕ Search          ) │ ───────▶ ├──────────────────────┤
///     ├──────────────────────┤          │ the results, or the  │
///     │ Apple                │          │ list itself with     │
///     │ Banana               │ ◀─────── │ fewer rows           │
///     └──────────────────────┘  Cancel  └──────────────────────┘
///
/// The controller searches nothing. It asks its ``searchResultsUpdater`` to show other results
/// whenever the text changes.
///
/// - Shape: A search is active from the moment that a person begins to edit the bar until Cancel is
///   tapped. The results of a controller of their own lie over the content. With nil the program
///   shows them in the list that is there already.
/// - Errors: A search whose bar lies in no window does not become active.
/// - Differs: The bar stays where it is while a search is active. A search goes with its controller
///   when another one is pushed, as it does on a device where ``UIViewController``'s
///   `definesPresentationContext` is true. There are no suggestions and no tokens.
/// - Unconfirmed: Text that the program sets while a search is active updates the results. A tap on
///   the dimmed content ends the search.
/// - Source: Apple, UIKit, "UISearchController" and its header.
open class UISearchController: UIViewController {
  /// How long the content takes to become dark, and to become light again.
  private static let duration: TimeInterval = 0.25

  /// The object that shows other results when the text changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The object that is told when a search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The controller of the results, or nil where the list itself shows them.
  open private(set) var searchResultsController: UIViewController?

  /// The bar that a person types in.
  open var searchBar: UISearchBar { bar }

  /// Whether a search is going on; assigning begins one, or ends it.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }

  /// Whether the content is dark while a search without text is active.
  open var obscuresBackgroundDuringPresentation = true { didSet { overlayMayChange() } }

  /// The former name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the title and the buttons of a navigation bar give way to the search bar.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the results appear once there is text.
  open var automaticallyShowsSearchResultsController = true { didSet { overlayMayChange() } }

  /// Whether the results are shown; assigning shows or hides them, whatever the text is.
  open var showsSearchResultsController = false {
    didSet {
      if !isFollowingText { automaticallyShowsSearchResultsController = false }
      overlayMayChange()
    }
  }

  /// Whether the bar shows Cancel while a search is active.
  open var automaticallyShowsCancelButton = true

  /// Whether the bar shows its scopes while a search is active.
  open var automaticallyShowsScopeBar = true

  private let bar = UISearchBar()
  private var isSearching = false

  /// Whether the text, and not the program, shows and hides the results just now.
  private var isFollowingText = false

  /// The controller whose content is searched.
  private weak var searched: UIViewController?

  /// Creates a controller whose results another one shows, or the searched list for nil.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.searchController = self
    bar.sizeToFit()
  }

  /// Creates a controller without one for the results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.searchController = self
    bar.sizeToFit()
  }

  /// Creates the controller that a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.searchController = self
    bar.sizeToFit()
  }

  /// Makes the view that the results lie in.
  open override func loadView() {
    let overlay = SearchOverlay(frame: UIScreen.main.bounds)
    overlay.endSearch = { [weak self] in self?.isActive = false }
    view = overlay
  }

  /// Ends the search, and dismisses what is presented over it.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isSearching, presented == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    endWithWhatItPresents(animated: flag, completion)
  }

  /// Ends the search after what is presented over it was dismissed.
  func endWithWhatItPresents(animated: Bool, _ completion: (() -> Void)?) {
    guard presented != nil else {
      end()
      completion?()
      return
    }
    dismissPresented(animated: animated) {
      self.end()
      completion?()
    }
  }

  // MARK: - The bar

  /// A person begins to edit the bar.
  func barDidBeginEditing() {
    isSearching ? update() : begin()
  }

  /// The text or the scope is another one.
  func barDidChange() {
    if isSearching { update() }
  }

  /// A person tapped Cancel.
  func barDidCancel() {
    end()
  }

  /// The bar is higher or lower than it was, or takes more or less of a navigation bar.
  func barMayChange() {
    bar.navigationBarAround?.itemsDidChange()
    bar.navigationBarAround?.largeTitleMayChange()
  }

  /// Whether the bar shows only itself in place of the title and the buttons of a navigation bar.
  var hidesRowOfBar: Bool { isSearching && hidesNavigationBarDuringPresentation }

  // MARK: - Beginning and ending

  private func begin() {
    guard !isSearching, let searched = bar.controllerAround, searched.viewIfLoaded?.window != nil
    else { return }
    self.searched = searched
    isSearching = true
    tell("willPresentSearchController") { $0.willPresentSearchController(self) }
    let presenter = searched.presenterOfSearch
    (presenter.presented, self.presenter) = (self, presenter)
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    showScopes(true)
    barMayChange()
    show(over: searched)
    if bar.isFirstResponder || !bar.becomeFirstResponder() { update() }
    animate {
      self.overlay?.dimming = 1
    } _: { [weak self] in
      guard let self, isSearching else { return }
      tell("didPresentSearchController") { $0.didPresentSearchController(self) }
    }
  }

  private func end() {
    guard isSearching else { return }
    tell("willDismissSearchController") { $0.willDismissSearchController(self) }
    isSearching = false
    bar.resignFirstResponder()
    bar.text = ""
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    showScopes(false)
    barMayChange()
    update()
    if presenter?.presented === self { presenter?.presented = nil }
    presenter = nil
    animate {
      self.overlay?.dimming = 0
    } _: { [weak self] in
      guard let self, !isSearching else { return }
      hide()
      tell("didDismissSearchController") { $0.didDismissSearchController(self) }
    }
  }

  private func animate(_ changes: @escaping () -> Void, _ completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .independent, animations: changes
    ) { _ in completion() }
  }

  private func showScopes(_ isShown: Bool) {
    guard automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false else { return }
    bar.setShowsScope(isShown, animated: true)
  }

  private func update() {
    if automaticallyShowsSearchResultsController {
      isFollowingText = true
      showsSearchResultsController = bar.text?.isEmpty == false
      isFollowingText = false
    }
    guard let searchResultsUpdater else { return }
    Device.current.conversation.tell(
      .init(part: "searchResultsUpdater", object: searchResultsUpdater), by: "searchController",
      "updateSearchResults", "\u{201C}\(bar.text ?? "")\u{201D}"
    ) {
      searchResultsUpdater.updateSearchResults(for: self)
    }
  }

  private func tell(_ name: String, _ message: (any UISearchControllerDelegate) -> Void) {
    guard let delegate else { return }
    Device.current.conversation.tell(
      .init(part: "delegate", object: delegate), by: "searchController", name, ""
    ) {
      message(delegate)
    }
  }

  // MARK: - What lies over the content

  private var overlay: SearchOverlay? { viewIfLoaded as? SearchOverlay }

  /// The controller whose content is searched comes on the screen again.
  func searchedIsAppearing(_ controller: UIViewController) {
    if isSearching, controller === searched { show(over: controller) }
  }

  /// The controller whose content is searched has left the screen.
  func searchedDidDisappear(_ controller: UIViewController) {
    if controller === searched { hide() }
  }

  private func show(over searched: UIViewController) {
    guard let content = searched.viewIfLoaded, let superview = content.superview else { return }
    loadViewIfNeeded()
    overlayMayChange()
    guard let overlay else { return }
    // A bar in the content itself stays in sight above the results.
    let top = bar.isDescendant(of: content) ? bar.convert(bar.bounds, to: superview).maxY : 0
    overlay.frame = content.frame
    overlay.frame.size.height -= max(top - content.frame.minY, 0)
    overlay.frame.origin.y = max(top, content.frame.minY)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.insertSubview(overlay, aboveSubview: content)
  }

  private func hide() {
    viewIfLoaded?.removeFromSuperview()
  }

  private func overlayMayChange() {
    guard let overlay else { return }
    overlay.isDimmed = obscuresBackgroundDuringPresentation
    guard let results = searchResultsController, isSearching, showsSearchResultsController else {
      removeResults()
      return
    }
    if results.parent !== self { embed(results, in: overlay) }
  }

  private func removeResults() {
    guard let results = searchResultsController, results.parent === self else { return }
    results.willMove(toParent: nil)
    results.viewIfLoaded?.removeFromSuperview()
    results.removeFromParent()
  }

  override class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      UISearchController.self,
      [
        "delegate": \UISearchController.delegate,
        "hidesNavigationBarDuringPresentation":
          \UISearchController.hidesNavigationBarDuringPresentation,
        "isActive": \UISearchController.isActive,
        "obscuresBackgroundDuringPresentation":
          \UISearchController.obscuresBackgroundDuringPresentation,
        "searchBar": \UISearchController.searchBar,
        "searchResultsController": \UISearchController.searchResultsController,
        "searchResultsUpdater": \UISearchController.searchResultsUpdater,
      ])
  }
}

extension UIViewController {
  /// The controller that presents a search in this one: the nearest that defines a context.
  fileprivate var presenterOfSearch: UIViewController {
    containers.first(where: \.definesPresentationContext) ?? outermost
  }
}

extension UISearchBar {
  /// The navigation bar that the search bar lies on.
  fileprivate var navigationBarAround: UINavigationBar? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UINavigationBar }
      .first
  }

  /// The controller whose content the bar is for: that of its view, or that on top of its stack.
  fileprivate var controllerAround: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder, !(current is UIViewController) { responder = current.next }
    let controller = responder as? UIViewController
    return (controller as? UINavigationController)?.topViewController ?? controller
  }
}
