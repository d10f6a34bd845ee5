/// A bar at the top of the screen: a title, a way back, and buttons.
///
///     ┌──────────────────────────────────┐
///     │ 8 ‹ Menu       Soup      [Add] 16 │
///     │ Soup                             │
///     └──────────────────────────────────┘
///
/// - Shape: A stack of items, of which the topmost is shown; the one below it names the way back.
/// - Units: Points; a navigation bar is 44 high, with a **large title** below that 96, and 32 on a
///   phone that lies on its side, where no title is large.
/// - Errors: Changing the items of the bar of a navigation controller stops the program in UIKit's
///   text. A title there is no room for in the middle moves aside, and then is cut.
/// - Differs: A translucent bar shows nothing of what lies behind it but a trace of its colour. There
///   is no delegate. A large title that is half out of sight stays so, and it does not grow where
///   content is pulled down. The bar has a background at the top of the
///   content too.
/// - Unconfirmed: A way back whose title would take more than a third of the bar is called Back.
/// - Asked: D138.
open class UINavigationBar: UIView, ItemBar {
  static let height: CGFloat = 44

  /// How much room a large title takes below the rest.
  static let titleHeight: CGFloat = 52

  /// The items, from the bottom of the stack to the top.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item the way back leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// The colour of the bar, or nil for nearly white.
  open var barTintColor: UIColor?

  /// Whether a trace of what lies behind the bar is to be seen.
  ///
  /// The content of a navigation controller begins below a bar that is not translucent.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { owner?.barsDidChange() } }
  }

  /// Whether titles are large, and shrink as the content is scrolled.
  ///
  /// ``UINavigationItem/largeTitleDisplayMode`` says it of one item.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { largeTitleMayChange() } }
  }

  /// The font and the colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { attributesMayChange(from: oldValue, to: titleTextAttributes) }
  }

  /// The font and the colour of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { attributesMayChange(from: oldValue, to: largeTitleTextAttributes) }
  }

  private func attributesMayChange(
    from former: [NSAttributedString.Key: Any]?, to new: [NSAttributedString.Key: Any]?
  ) {
    let texts = [former, new].map { NSAttributedString(string: " ", attributes: $0) }
    if texts[0] != texts[1] { itemsDidChange() }
  }

  /// How much of a large title is to be seen.
  var shownTitleHeight: CGFloat = 0 {
    didSet { if shownTitleHeight != oldValue { itemsDidChange() } }
  }

  /// How much of a view below the title is to be seen that gives way as the content is scrolled.
  var shownHeightBelow: CGFloat = 0 {
    didSet { if shownHeightBelow != oldValue { itemsDidChange() } }
  }

  private weak var owner: (any NavigationBarOwner)?
  private var stack: [UINavigationItem] = []
  var views: [ObjectIdentifier: UIView] = [:]
  weak var shownTitleView: UIView?
  let backButton = BackButton()
  let titleLabel = UILabel()
  let largeTitleLabel = UILabel()
  let largeTitleRoom = UIView()

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

  /// Shows items in place of those there are.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if owner != nil { BarError.itemsOfManagedNavigationBar.terminate() }
    show(items ?? [])
  }

  /// Returns the width there is, and the height of a navigation bar with or without a large title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  /// The height of a navigation bar with or without a large title; any width suits it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  private var naturalHeight: CGFloat {
    (hidesRow ? 0 : barHeight) + shownTitleHeight + heightBelow
  }

  /// Whether the title and the buttons have given way to the view below them.
  private var hidesRow: Bool {
    topItem.map { $0.showsViewBelowAlone && $0.viewBelow != nil } ?? false
  }

  /// How much room the view below the title takes.
  private var heightBelow: CGFloat {
    guard let topItem, topItem.viewBelow != nil else { return 0 }
    return topItem.viewBelowScrollsAway ? shownHeightBelow : Self.titleHeight
  }

  /// How much room a view below the title takes that gives way as the content is scrolled.
  var heightThatScrollsAway: CGFloat {
    topItem.map { $0.viewBelowScrollsAway && $0.viewBelow != nil } == true ? Self.titleHeight : 0
  }

  private weak var shownViewBelow: UIView?

  /// Lays out the title and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    var ground = bounds
    if owner != nil {
      ground.origin.y = owner?.viewIfLoaded.map { convert($0.bounds, from: $0).minY } ?? 0
      ground.size.height = bounds.maxY - ground.minY
    }
    drawGround(ground, lineAt: bounds.maxY - 0.5, in: &recorder)
  }

  /// Whether the topmost item has a large title; a phone that lies on its side shows none.
  var wantsLargeTitle: Bool {
    guard prefersLargeTitles, !isLowBar, !hidesRow else { return false }
    for item in stack.reversed() {
      switch item.largeTitleDisplayMode {
      case .automatic: continue
      case .always: return true
      case .never: return false
      }
    }
    return true
  }

  /// Shows a large title or hides it, because something it depends on has changed.
  func largeTitleMayChange() {
    if let owner { return owner.updateLargeTitle() }
    shownTitleHeight = wantsLargeTitle ? Self.titleHeight : 0
    shownHeightBelow = heightThatScrollsAway
  }

  /// Belongs to a controller from now on.
  func join(_ controller: any NavigationBarOwner) {
    owner = controller
  }

  func show(_ items: [UINavigationItem]) {
    for item in stack where item.bar === self { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
    showAgain()
  }

  func show(_ item: UINavigationItem?) {
    guard let item else { return }
    stack.append(item)
    item.bar = self
    showAgain()
  }

  func dropTopItem() {
    let item = stack.popLast()
    if item?.bar === self { item?.bar = nil }
    showAgain()
  }

  /// Shows the items there are as they are now.
  func showAgain() {
    largeTitleMayChange()
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

  override func childDidAskForOtherSize(_ child: UIView) {
    guard child === shownTitleView || views.values.contains(child), !(child is BarButton) else {
      return
    }
    setNeedsLayout()
  }

  func giveUp(_ item: UIBarButtonItem, for other: any ItemBar) {
    guard other !== self else { return }
    views.removeValue(forKey: ObjectIdentifier(item))?.removeFromSuperview()
  }

  private func setUp() {
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    backButton.press = { [weak self] in self?.goBack() }
    addSubview(titleLabel)
    largeTitleLabel.accessibilityTraits = .header
    largeTitleRoom.clipsToBounds = true
    largeTitleRoom.isUserInteractionEnabled = false
    largeTitleRoom.addSubview(largeTitleLabel)
  }

  private func goBack() {
    if let owner { owner.goBack() } else { dropTopItem() }
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
    configureGround(from: decoder, in: part)
    decoder.titleTextAttributes("titleTextAttributes", in: part)
      .ifPresent { titleTextAttributes = $0 }
    decoder.flag("largeTitles", in: part).ifPresent { prefersLargeTitles = $0 }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UINavigationBar>.list([
      "barTintColor": \.barTintColor, "isTranslucent": \.isTranslucent,
      "titleTextAttributes": \.titleTextAttributes, "prefersLargeTitles": \.prefersLargeTitles,
    ])
  }
}

/// Where the parts of the topmost item stand.
extension UINavigationBar {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  /// Shows what the topmost item says.
  func itemsDidChange() {
    titleLabel.show(topItem?.title, titleTextAttributes, .boldSystemFont(ofSize: 17))
    showLargeTitle()
    showViewBelow()
    let hasOwnLeft = topItem?.leftBarButtonItems?.isEmpty == false
    let isInPlace = hasOwnLeft && topItem?.leftItemsSupplementBackButton == false
    let leadsBack =
      backItem != nil && topItem?.hidesBackButton != true && !isInPlace && !hidesRow
    if !leadsBack { backButton.removeFromSuperview() }
    if leadsBack, backButton.superview == nil { addSubview(backButton) }
    backItem?.backBarButtonItem?.bar = self
    showButtons()
    setNeedsLayout()
  }

  private func showViewBelow() {
    let view = topItem?.viewBelow
    guard view !== shownViewBelow || view?.superview !== self else { return }
    if shownViewBelow?.superview === self { shownViewBelow?.removeFromSuperview() }
    shownViewBelow = view
    if let view { addSubview(view) }
    owner?.barsDidChange()
  }

  private func showLargeTitle() {
    largeTitleLabel.show(topItem?.title, largeTitleTextAttributes, .boldSystemFont(ofSize: 34))
    if shownTitleHeight == 0 { largeTitleRoom.removeFromSuperview() }
    if shownTitleHeight > 0, largeTitleRoom.superview == nil { addSubview(largeTitleRoom) }
  }

  /// The part of the bar that the buttons and the title in the middle stand in.
  private var row: CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width,
      height: max(bounds.height - shownTitleHeight - heightBelow, 0))
  }

  private var left: [UIBarButtonItem] { hidesRow ? [] : topItem?.leftBarButtonItems ?? [] }
  private var right: [UIBarButtonItem] { hidesRow ? [] : topItem?.rightBarButtonItems ?? [] }

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
    let titleView = hidesRow ? nil : topItem?.titleView
    let showsTitle = titleView == nil && shownTitleHeight == 0 && !hidesRow
    if !showsTitle { titleLabel.removeFromSuperview() }
    if showsTitle, titleLabel.superview == nil { insertSubview(titleLabel, at: 0) }
    if let shownTitleView, shownTitleView !== titleView, shownTitleView.superview === self {
      shownTitleView.removeFromSuperview()
    }
    shownTitleView = titleView
    if let shownTitleView, shownTitleView.superview !== self { addSubview(shownTitleView) }
  }

  func layOutItems() {
    var start = bounds.minX + Self.margin
    if backButton.superview != nil, let backItem {
      backButton.show(backItem.wayBack)
      if backButton.naturalWidth > bounds.width / 3 { backButton.show("Back") }
      let width = backButton.naturalWidth
      backButton.frame = CGRect(
        x: bounds.minX + Self.gap, y: row.minY, width: width, height: row.height)
      start = backButton.frame.maxX + Self.gap
    }
    for item in left { start = layOut(item, from: start, isFromLeft: true) }
    var end = bounds.maxX - Self.margin
    for item in right { end = layOut(item, from: end, isFromLeft: false) }
    if !hidesRow { layOutTitle(from: start, to: end) }
    largeTitleRoom.frame = CGRect(
      x: bounds.minX, y: row.maxY, width: bounds.width, height: shownTitleHeight)
    shownViewBelow?.frame = CGRect(
      x: bounds.minX, y: bounds.maxY - heightBelow, width: bounds.width, height: heightBelow)
    let height = largeTitleLabel.sizeThatFits(.zero).height
    largeTitleLabel.frame = CGRect(
      x: Self.margin, y: largeTitleRoom.bounds.height - 8 - height,
      width: max(bounds.width - 2 * Self.margin, 0), height: height)
  }

  private func layOut(_ item: UIBarButtonItem, from edge: CGFloat, isFromLeft: Bool) -> CGFloat {
    let view = views[ObjectIdentifier(item)]
    let size = view.map { sizeOnBar($0, of: item) } ?? CGSize.zero
    let width = item.width > 0 ? item.width : size.width
    let x = isFromLeft ? edge : edge - width
    let height = min(size.height, row.height)
    view?.frame = CGRect(x: x, y: row.midY - height / 2, width: width, height: height)
    return isFromLeft ? x + width + Self.gap : x - Self.gap
  }

  private func sizeOnBar(_ view: UIView, of item: UIBarButtonItem) -> CGSize {
    if let button = view as? BarButton {
      return CGSize(width: button.naturalWidth, height: row.height)
    }
    return item.customViewSize.size(of: view)
  }

  private func layOutTitle(from start: CGFloat, to end: CGFloat) {
    let view = topItem?.titleView ?? titleLabel
    let size: CGSize
    switch view {
    case titleLabel: size = titleLabel.sizeThatFits(.zero)
    default: size = topItem?.titleViewSize.size(of: view) ?? .zero
    }
    let width = min(size.width, max(end - start, 0))
    let x = min(max(bounds.midX - width / 2, start), max(end - width, start))
    let height = min(size.height, row.height)
    view.frame = CGRect(x: x, y: row.midY - height / 2, width: width, height: height)
  }
}

extension UILabel {
  /// Shows a title in a font, which attributes may replace.
  fileprivate func show(
    _ title: String?, _ attributes: [NSAttributedString.Key: Any]?, _ font: UIFont
  ) {
    text = title
    self.font = attributes?[.font] as? UIFont ?? font
    textColor = attributes?[.foregroundColor] as? UIColor ?? .label
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
    setTitle(destination.isEmpty ? "‹" : "‹ \(destination)", for: .normal)
  }

  var naturalWidth: CGFloat {
    let label = UILabel()
    label.font = titleLabel?.font
    label.text = currentTitle
    return label.sizeThatFits(.zero).width
  }

  override var defaultAccessibility: AccessibilityAttributes {
    var attributes = super.defaultAccessibility
    attributes.label = destination.isEmpty ? "Back" : destination
    return attributes
  }
}

/// What a navigation bar asks of the stack of controllers that it belongs to.
protocol NavigationBarOwner: AnyObject {
  /// The view of the stack, if it was made; the ground of the bar begins at its upper edge.
  var viewIfLoaded: UIView? { get }

  /// Has the content laid out again, because the bar has changed.
  func barsDidChange()

  /// Shows as much of the large title as the content leaves room for.
  func updateLargeTitle()

  /// Takes the controller on top away.
  func goBack()
}
