/// What a navigation bar shows for one controller.
///
/// - Shape: Items at the left count from the left edge, items at the right from the right edge.
/// - Asked: D140.
open class UINavigationItem: NSObject, NibDecodable {
  /// The text in the middle of the bar.
  open var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// The view in place of the title.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      titleViewSize = OwnViewSize()
      didChange()
    }
  }

  var titleViewSize = OwnViewSize()

  /// The view below the title that another module of this package puts there, as a search bar.
  package var viewBelow: UIView? {
    didSet { if viewBelow !== oldValue { bar?.showAgain() } }
  }

  /// Whether only the view below the title is in sight, as while a person searches.
  package var showsViewBelowAlone = false {
    didSet { if showsViewBelowAlone != oldValue { bar?.showAgain() } }
  }

  /// Whether the view below the title gives way as the content is scrolled.
  package var viewBelowScrollsAway = false {
    didSet { if viewBelowScrollsAway != oldValue { bar?.showAgain() } }
  }

  /// What other modules of this package keep with the item.
  package lazy var additions = Lifetime()

  /// The button that leads back here, for its title; its action is not called.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem != oldValue { didChange() } }
  }

  /// The title of the button that leads back here, in place of ``title``.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { didChange() } }
  }

  /// What the way back to this item is called.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { didChange() } }
  }

  /// Whether the bar shows no way back.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { didChange() } }
  }

  /// Whether the items at the left stand beside the way back, and not in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
  }

  /// The items at the left, from the left edge.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { if leftBarButtonItems != oldValue { didChange() } }
  }

  /// The items at the right, from the right edge.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { if rightBarButtonItems != oldValue { didChange() } }
  }

  /// Whether the title is large, on a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.largeTitleMayChange() } }
  }

  weak var bar: UINavigationBar?

  /// Creates an item that shows a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first item at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Hides the way back, or shows it.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Shows an item at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Shows an item at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Shows items at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Shows items at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// What the way back to the item is called; empty if the program wants an arrow alone.
  var wayBack: String {
    if let title = backBarButtonItem?.title { return title }
    switch backButtonDisplayMode {
    case .default: break
    case .generic: return "Back"
    case .minimal: return ""
    }
    if let backButtonTitle { return backButtonTitle }
    guard let title, !title.isEmpty else { return "Back" }
    return title
  }

  package static func make(from decoder: NibDecoder) -> AnyObject? {
    let item = UINavigationItem(title: "")
    item.configure(from: decoder)
    return item
  }

  private func configure(from decoder: NibDecoder) {
    title = decoder.text("title")
    leftBarButtonItems = buttons("leftBarButtonItem", from: decoder)
    rightBarButtonItems = buttons("rightBarButtonItem", from: decoder)
    backBarButtonItem = buttons("backBarButtonItem", from: decoder)?.first
    decoder.flag("hidesBackButton").ifPresent { hidesBackButton = $0 }
    decoder.flag("leftItemsSupplementBackButton").ifPresent { leftItemsSupplementBackButton = $0 }
    decoder.view("titleView").ifPresent { titleView = $0 }
    decoder.choice("largeTitleDisplayMode", as: LargeTitleDisplayMode.self)
      .ifPresent { largeTitleDisplayMode = $0 }
  }

  /// Makes the buttons of a side: one, or several in a list whose key has an s.
  private func buttons(_ key: String, from decoder: NibDecoder) -> [UIBarButtonItem]? {
    let list = decoder.objects("\(key)s", of: UIBarButtonItem.self)
    if !list.isEmpty { return list }
    return decoder.object(key, of: UIBarButtonItem.self).map { [$0] }
  }

  private func didChange() {
    bar?.itemsDidChange()
  }
}

extension UINavigationItem {
  /// Whether the title of an item is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the item below it; that of the first item is large.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// What the way back to an item is called.
  ///
  /// - Unconfirmed: The title of ``backBarButtonItem`` stands in any mode, ``backButtonTitle`` in the
  ///   default one.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// As the item is, or Back where there is no room for that.
    case `default`
    /// Back.
    case generic
    /// Nothing: there is an arrow alone.
    case minimal
  }
}
