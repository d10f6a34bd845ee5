/// A bar at the top of the screen: a title, a way back, and buttons.
///
///     ┌──────────────────────────────────┐
///     │ 8 ‹ Menu       Soup      [Add] 16 │
///     └──────────────────────────────────┘
///
/// - Shape: A stack of items, of which the topmost is shown; the one below it names the way back.
/// - Units: Points; a navigation bar is 44 high.
/// - Errors: Changing the items of the bar of a navigation controller stops the program in UIKit's
///   words. A title there is no room for in the middle moves aside, and then is cut.
/// - Differs: A translucent bar shows nothing of what lies behind it but a trace of its colour. There
///   are no large titles, and no delegate.
/// - Unconfirmed: A way back whose title would take more than a third of the bar is called Back.
/// - Source: Apple, UIKit, "UINavigationBar" and its header.
open class UINavigationBar: UIView, ItemBar {
  private static let height: CGFloat = 44

  /// The items, from the bottom of the stack to the top.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item the way back leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// How the bar looks.
  open var barStyle = UIBarStyle.default { didSet { itemsDidChange() } }

  /// The colour of the bar, or nil for that of its style.
  open var barTintColor: UIColor?

  /// Whether a trace of what lies behind the bar is to be seen.
  open var isTranslucent = true

  private weak var owner: UINavigationController?
  private var stack: [UINavigationItem] = []
  var views: [ObjectIdentifier: UIView] = [:]
  weak var shownTitleView: UIView?
  let backButton = BackButton()
  let titleLabel = UILabel()

  /// Creates a bar with a frame, in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates the bar a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Shows an item over the others.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    requireOwn("pushNavigationItem:animated:")
    show(stack + [item])
  }

  /// Takes the topmost item away and returns it, unless it is the last.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    requireOwn("popNavigationItemAnimated:")
    guard stack.count > 1, let item = stack.last else { return nil }
    show(stack.dropLast())
    return item
  }

  /// Shows items in the place of those there are.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    requireOwn("setItems:animated:")
    show(items ?? [])
  }

  /// Returns the width there is, and the height of every navigation bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// The height of every navigation bar; any width suits it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Places the title and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItems()
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    let color = barTintColor ?? (barStyle == .black ? .black : UIColor(white: 0.97, alpha: 1))
    var ground = bounds
    if owner != nil {
      ground.origin.y = owner?.viewIfLoaded.map { convert($0.bounds, from: $0).minY } ?? 0
      ground.size.height = bounds.maxY - ground.minY
    }
    recorder.fill(ground, isTranslucent ? color.withAlphaComponent(0.94) : color)
    let line = CGRect(x: bounds.minX, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
    recorder.fill(line, .systemGray4)
  }

  /// Belongs to a controller from now on.
  func join(_ controller: UINavigationController) {
    owner = controller
  }

  /// Shows items in the place of those there are.
  func show(_ items: [UINavigationItem]) {
    for item in stack where item.bar === self { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
    itemsDidChange()
  }

  func itemDidChange(_ item: UIBarButtonItem) {
    if let button = views[ObjectIdentifier(item)] as? BarButton, item.customView == nil {
      button.showItem()
    } else {
      views.removeValue(forKey: ObjectIdentifier(item))?.removeFromSuperview()
    }
    itemsDidChange()
  }

  func giveUp(_ item: UIBarButtonItem, for other: any ItemBar) {
    guard other !== self else { return }
    views.removeValue(forKey: ObjectIdentifier(item))?.removeFromSuperview()
  }

  private func setUp() {
    titleLabel.font = .boldSystemFont(ofSize: 17)
    titleLabel.textAlignment = .center
    backButton.press = { [weak self] in self?.goBack() }
    addSubview(titleLabel)
  }

  private func goBack() {
    if let owner {
      owner.popViewController(animated: true)
    } else {
      popItem(animated: true)
    }
  }

  private func requireOwn(_ method: String) {
    guard owner != nil else { return }
    Exception.raise(
      "NSInternalInconsistencyException",
      reason: "Cannot call \(method) directly on a UINavigationBar managed by a controller.",
      help: "Push and pop view controllers of the UINavigationController.")
  }
}
