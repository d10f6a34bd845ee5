/// A bar at the top of the screen: a title, a way back, and buttons.
///
///     ┌──────────────────────────────────┐
///     │ 8 ‹ Menu       Soup      [Add] 16 │
///     └──────────────────────────────────┘
///
/// - Shape: A stack of items, of which the topmost is shown; the one below it names the way back.
/// - Units: Points; a navigation bar is 44 high.
/// - Errors: Changing the items of the bar of a navigation controller stops the program in UIKit's
///   text. A title there is no room for in the middle moves aside, and then is cut.
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

  /// The attributes of the title, or nil for those of every title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemsDidChange() } }

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

  /// Shows items in place of those there are.
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

  /// Lays out the title and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
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

  /// Shows items in place of those there are.
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
    if owner != nil { BarError.managedNavigationBar(method: method).terminate() }
  }

  package override var automationType: AutomationType { .navigationBar }

  override var defaultAccessibility: AccessibilityAttributes {
    let title = topItem?.title
    return AccessibilityAttributes(label: title ?? "", identifier: title)
  }

  /// Gives a navigation bar what its element says, and makes its items if it is nobody's.
  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    configureAppearance(from: decoder, in: decoder.element)
    let items = decoder.objects("items", of: UINavigationItem.self)
    if !items.isEmpty { self.items = items }
  }

  /// Sets how the bar looks; the element of a controller's bar is a part of another one.
  func configureAppearance(from decoder: NibDecoder, in part: XMLElementNode) {
    if let isTranslucent = decoder.flag("translucent", in: part) {
      self.isTranslucent = isTranslucent
    }
    if let color = decoder.color("barTintColor", in: part) { barTintColor = color }
    if let color = decoder.color("tintColor", in: part) { tintColor = color }
    if let style = decoder.choice("barStyle", in: part, UIToolbar.styles) { barStyle = style }
    if let attributes = decoder.titleTextAttributes("titleTextAttributes", in: part) {
      titleTextAttributes = attributes
    }
  }

  override class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      UINavigationBar.self,
      [
        "barStyle": \UINavigationBar.barStyle,
        "barTintColor": \UINavigationBar.barTintColor,
        "isTranslucent": \UINavigationBar.isTranslucent,
        "titleTextAttributes": \UINavigationBar.titleTextAttributes,
      ])
  }
}

/// Where the parts of the topmost item stand.
extension UINavigationBar {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  /// Shows what the topmost item says.
  func itemsDidChange() {
    titleLabel.font = .boldSystemFont(ofSize: 17)
    titleLabel.textColor = barStyle == .black ? .white : .label
    titleLabel.text = topItem?.title
    if let title = topItem?.title, let titleTextAttributes {
      titleLabel.attributedText = NSAttributedString(
        string: title, attributes: titleTextAttributes)
      titleLabel.textAlignment = .center
    }
    let hasOwnLeft = topItem?.leftBarButtonItems?.isEmpty == false
    let isInPlace = hasOwnLeft && topItem?.leftItemsSupplementBackButton == false
    let leadsBack = backItem != nil && topItem?.hidesBackButton != true && !isInPlace
    if !leadsBack { backButton.removeFromSuperview() }
    if leadsBack, backButton.superview == nil { addSubview(backButton) }
    showButtons()
    setNeedsLayout()
  }

  private var left: [UIBarButtonItem] { topItem?.leftBarButtonItems ?? [] }
  private var right: [UIBarButtonItem] { topItem?.rightBarButtonItems ?? [] }

  private func showButtons() {
    let items = left + right
    let kept = Set(items.map(ObjectIdentifier.init))
    for (id, view) in views where !kept.contains(id) {
      view.removeFromSuperview()
      views[id] = nil
    }
    for item in items where item.systemItem?.isSpace != true {
      if item.bar !== self { item.bar?.giveUp(item, for: self) }
      item.bar = self
      let view = views[ObjectIdentifier(item)] ?? item.customView ?? BarButton(item: item)
      views[ObjectIdentifier(item)] = view
      if view.superview !== self { addSubview(view) }
    }
    showTitleView()
  }

  private func showTitleView() {
    titleLabel.isHidden = topItem?.titleView != nil
    if let shownTitleView, shownTitleView !== topItem?.titleView, shownTitleView.superview === self
    {
      shownTitleView.removeFromSuperview()
    }
    shownTitleView = topItem?.titleView
    if let shownTitleView, shownTitleView.superview !== self { addSubview(shownTitleView) }
  }

  /// Lays out everything.
  func layOutItems() {
    var start = bounds.minX + Self.margin
    if backButton.superview != nil, let backItem {
      backButton.show(backItem.wayBack)
      if backButton.naturalWidth > bounds.width / 3 { backButton.show("Back") }
      let width = backButton.naturalWidth
      backButton.frame = CGRect(
        x: bounds.minX + Self.gap, y: bounds.minY, width: width, height: bounds.height)
      start = backButton.frame.maxX + Self.gap
    }
    for item in left { start = layOut(item, from: start, isFromLeft: true) }
    var end = bounds.maxX - Self.margin
    for item in right { end = layOut(item, from: end, isFromLeft: false) }
    layOutTitle(from: start, to: end)
  }

  private func layOut(_ item: UIBarButtonItem, from edge: CGFloat, isFromLeft: Bool) -> CGFloat {
    let view = views[ObjectIdentifier(item)]
    let width = item.width > 0 ? item.width : view.map(naturalWidth) ?? 0
    let x = isFromLeft ? edge : edge - width
    if let view {
      let height = view is BarButton ? bounds.height : min(view.bounds.height, bounds.height)
      view.frame = CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
    }
    return isFromLeft ? x + width + Self.gap : x - Self.gap
  }

  private func naturalWidth(of view: UIView) -> CGFloat {
    if let button = view as? BarButton { return button.naturalWidth }
    return view.bounds.width > 0 ? view.bounds.width : max(view.intrinsicContentSize.width, 0)
  }

  private func layOutTitle(from start: CGFloat, to end: CGFloat) {
    let view = topItem?.titleView ?? titleLabel
    let size = view === titleLabel ? titleLabel.sizeThatFits(.zero) : view.bounds.size
    let width = min(size.width, max(end - start, 0))
    let x = min(max(bounds.midX - width / 2, start), max(end - width, start))
    let height = min(size.height, bounds.height)
    view.frame = CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
  }
}

/// The button on a navigation bar that leads back.
package final class BackButton: UIButton {
  /// Where it leads.
  package private(set) var destination = ""

  /// What a tap does.
  var press: () -> Void = {}

  init() {
    super.init(frame: .zero)
    titleLabel?.font = .systemFont(ofSize: 17)
    addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
  }

  package required init?(coder: NSCoder) { nil }

  /// A system button's colour, although the button was made without a type.
  package override var currentTitleColor: UIColor { tintColor }

  /// Says where the button leads.
  func show(_ destination: String) {
    self.destination = destination
    setTitle("‹ \(destination)", for: .normal)
  }

  /// The width of the text.
  var naturalWidth: CGFloat {
    let label = UILabel()
    label.font = titleLabel?.font
    label.text = currentTitle
    return label.sizeThatFits(.zero).width
  }

  override var defaultAccessibility: AccessibilityAttributes {
    var attributes = super.defaultAccessibility
    attributes.label = destination
    return attributes
  }
}
