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
///   content is pulled down. Without a look of its own, the bar has a background at the top of the
///   content too.
/// - Unconfirmed: A way back whose title would take more than a third of the bar is called Back.
/// - Source: Apple, UIKit, "UINavigationBar" and its header.
open class UINavigationBar: UIView, ItemBar {
  private static let height: CGFloat = 44

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

  /// How the bar looks.
  open var barStyle = UIBarStyle.default {
    didSet {
      customized(\UINavigationBar.barStyle)
      itemsDidChange()
    }
  }

  /// The colour of the bar, or nil for that of its style.
  open var barTintColor: UIColor? { didSet { customized(\UINavigationBar.barTintColor) } }

  /// Whether a trace of what lies behind the bar is to be seen.
  ///
  /// The content of a navigation controller begins below a bar that is not translucent.
  open var isTranslucent = true {
    didSet {
      customized(\UINavigationBar.isTranslucent)
      if isTranslucent != oldValue { owner?.barsDidChange() }
    }
  }

  /// The picture in place of the line along the lower edge, or nil for the line.
  ///
  /// A picture without a size hides the line. A look of the bar's own says so itself, with
  /// ``UIBarAppearance/shadowColor``.
  open var shadowImage: UIImage? { didSet { customized(\UINavigationBar.shadowImage) } }

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Gives the bar a picture as its background, or nil for its colour.
  ///
  /// A picture without a size shows what lies behind the bar. It is drawn as large as the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    customized(.method("backgroundImage", state: UInt(barMetrics.rawValue))) {
      { ($0 as? UINavigationBar)?.setBackgroundImage(backgroundImage, for: barMetrics) }
    }
  }

  /// Returns the picture that is the background of the bar, or nil if it has none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Whether titles are large, and shrink as the content is scrolled.
  ///
  /// ``UINavigationItem/largeTitleDisplayMode`` says it of one item.
  open var prefersLargeTitles = false {
    didSet {
      customized(\UINavigationBar.prefersLargeTitles)
      largeTitleMayChange()
    }
  }

  /// The font and the colour of the title, where no look says otherwise.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      customized(\UINavigationBar.titleTextAttributes)
      itemsDidChange()
    }
  }

  /// The font and the colour of a large title, where no look says otherwise.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      customized(\UINavigationBar.largeTitleTextAttributes)
      itemsDidChange()
    }
  }

  /// The look of the bar over content that is scrolled.
  open var standardAppearance: UINavigationBarAppearance {
    get { looks.standard ?? firstLook }
    set {
      looks.standard = kept(newValue)
      customized(\UINavigationBar.standardAppearance)
    }
  }

  /// The look of the bar on a phone that lies on its side, or nil for ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set {
      looks.compact = newValue.map(kept)
      customized(\UINavigationBar.compactAppearance)
    }
  }

  /// The look of the bar where the content stands at its top.
  ///
  /// Where it is nil, the bar has its standard look there without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set {
      looks.scrollEdge = newValue.map(kept)
      customized(\UINavigationBar.scrollEdgeAppearance)
    }
  }

  private func kept(_ look: UINavigationBarAppearance) -> UINavigationBarAppearance {
    look.kept { [weak self] in self?.itemsDidChange() }
  }

  /// The look that is handed out before there is one, and becomes that of the bar if it is changed.
  private lazy var firstLook: UINavigationBarAppearance = {
    let look = UINavigationBarAppearance()
    look.didChange = { [weak self, unowned look] in
      guard let self, looks.standard == nil || looks.standard === look else { return }
      looks.standard = look
    }
    return look
  }()

  /// The looks that the program gave the bar.
  private var looks = BarLooks<UINavigationBarAppearance>() { didSet { itemsDidChange() } }

  /// How much of a large title is to be seen.
  var shownTitleHeight: CGFloat = 0 {
    didSet { if shownTitleHeight != oldValue { itemsDidChange() } }
  }

  /// How much of the search bar below the title is to be seen.
  var shownSearchHeight: CGFloat = 0 {
    didSet { if shownSearchHeight != oldValue { itemsDidChange() } }
  }

  /// Whether the content stands at its top.
  var isAtEdge = true { didSet { if isAtEdge != oldValue { itemsDidChange() } } }

  private weak var owner: UINavigationController?
  private var stack: [UINavigationItem] = []
  var views: [ObjectIdentifier: UIView] = [:]
  weak var shownTitleView: UIView?
  let backButton = BackButton()
  let titleLabel = UILabel()
  let largeTitleLabel = UILabel()
  let largeTitleRoom = UIView()
  let searchRoom = SearchRoom()

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

  /// Returns the width there is, and the height of a navigation bar with or without a large title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  /// The height of a navigation bar with or without a large title; any width suits it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  private var naturalHeight: CGFloat {
    let height = isLowBar ? Self.lowBarHeight : Self.height
    return (isSearching ? 0 : height) + shownTitleHeight + shownSearchHeight
  }

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
    let line = CGRect(x: bounds.minX, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
    if let look { return look.draw(ground, line: line, in: &recorder) }
    let background = (isLowBar ? backgroundImages[.compact] : nil) ?? backgroundImages[.default]
    if let background {
      if background.size != .zero { recorder.draw(background, alternative: "", in: ground) }
    } else {
      let color = barTintColor ?? (barStyle == .black ? .black : UIColor(white: 0.97, alpha: 1))
      recorder.fill(ground, isTranslucent ? color.withAlphaComponent(0.94) : color)
    }
    guard let shadowImage else { return recorder.fill(line, .systemGray4) }
    guard shadowImage.size != .zero else { return }
    recorder.draw(
      shadowImage, alternative: "",
      in: CGRect(
        x: bounds.minX, y: bounds.maxY, width: bounds.width, height: shadowImage.size.height))
  }

  /// The look of the bar now, or nil if the program gave it none.
  var look: UINavigationBarAppearance? {
    var looks = looks
    if let own = topItem?.looks { looks = looks.replaced(by: own) }
    guard let standard = isLowBar ? looks.compact ?? looks.standard : looks.standard else {
      return isAtEdge ? looks.scrollEdge : nil
    }
    guard isAtEdge else { return standard }
    if let edge = looks.scrollEdge { return edge }
    let clear = UINavigationBarAppearance(barAppearance: standard)
    clear.configureWithTransparentBackground()
    return clear
  }

  /// Whether the topmost item has a large title; a phone that lies on its side shows none.
  var wantsLargeTitle: Bool {
    guard prefersLargeTitles, !isLowBar else { return false }
    for item in stack.reversed() {
      switch item.largeTitleDisplayMode {
      case .automatic: continue
      case .always: return true
      case .never: return false
      }
    }
    return true
  }

  /// Whether a search has taken the place of the title and the buttons.
  var isSearching: Bool { topItem?.searchController?.hidesRowOfBar == true }

  /// How high the search bar of the topmost item is, or 0 if it has none.
  var searchHeight: CGFloat {
    guard let search = topItem?.searchController else { return 0 }
    return search.searchBar.intrinsicContentSize.height - SearchRoom.overhang
  }

  /// Shows a large title or hides it, because something it depends on has changed.
  func largeTitleMayChange() {
    if let owner { return owner.updateLargeTitle() }
    shownTitleHeight = wantsLargeTitle && !isSearching ? Self.titleHeight : 0
    shownSearchHeight = searchHeight
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

  /// Gives a view of one's own the size it asks for.
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
    if let isLarge = decoder.flag("largeTitles", in: part) { prefersLargeTitles = isLarge }
  }

  override class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      UINavigationBar.self,
      [
        "barStyle": \UINavigationBar.barStyle,
        "barTintColor": \UINavigationBar.barTintColor,
        "isTranslucent": \UINavigationBar.isTranslucent,
        "titleTextAttributes": \UINavigationBar.titleTextAttributes,
        "prefersLargeTitles": \UINavigationBar.prefersLargeTitles,
      ])
  }
}

/// The sizes that a bar has.
///
/// - Shape: One case a size, numbered as UIKit numbers them.
/// - Source: Apple, UIKit, "UIBarMetrics".
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// The size on a phone that is held upright.
  case `default`
  /// The size on a phone that lies on its side.
  case compact
  /// The first size, with a line above the title.
  case defaultPrompt = 101
  /// The second size, with a line above the title.
  case compactPrompt
}

/// Where the parts of the topmost item stand.
extension UINavigationBar {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  /// Shows what the topmost item says.
  func itemsDidChange() {
    let plain = barStyle == .black ? UIColor.white : .label
    let attributes = look?.titleTextAttributes ?? titleTextAttributes ?? [:]
    titleLabel.show(topItem?.title, attributes, plain, .boldSystemFont(ofSize: 17))
    showLargeTitle(plain)
    showSearchBar()
    let hasOwnLeft = topItem?.leftBarButtonItems?.isEmpty == false
    let isInPlace = hasOwnLeft && topItem?.leftItemsSupplementBackButton == false
    let leadsBack =
      backItem != nil && topItem?.hidesBackButton != true && !isInPlace && !isSearching
    if !leadsBack { backButton.removeFromSuperview() }
    if leadsBack, backButton.superview == nil { addSubview(backButton) }
    backItem?.backBarButtonItem?.bar = self
    showButtons()
    setNeedsLayout()
  }

  private func showSearchBar() {
    let bar = topItem?.searchController?.searchBar
    for former in searchRoom.subviews where former !== bar { former.removeFromSuperview() }
    guard let bar else { return searchRoom.removeFromSuperview() }
    if bar.superview !== searchRoom { searchRoom.addSubview(bar) }
    if searchRoom.superview == nil { addSubview(searchRoom) }
    searchRoom.isHidden = shownSearchHeight == 0
  }

  private func showLargeTitle(_ color: UIColor) {
    let attributes = look?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:]
    largeTitleLabel.show(topItem?.title, attributes, color, .boldSystemFont(ofSize: 34))
    if shownTitleHeight == 0 { largeTitleRoom.removeFromSuperview() }
    if shownTitleHeight > 0, largeTitleRoom.superview == nil { addSubview(largeTitleRoom) }
  }

  /// The part of the bar that the buttons and the title in the middle stand in.
  private var row: CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width,
      height: max(bounds.height - shownTitleHeight - shownSearchHeight, 0))
  }

  private var left: [UIBarButtonItem] { isSearching ? [] : topItem?.leftBarButtonItems ?? [] }
  private var right: [UIBarButtonItem] { isSearching ? [] : topItem?.rightBarButtonItems ?? [] }

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
    let titleView = isSearching ? nil : topItem?.titleView
    let showsTitle = titleView == nil && !isSearching && shownTitleHeight == 0
    if !showsTitle { titleLabel.removeFromSuperview() }
    if showsTitle, titleLabel.superview == nil { insertSubview(titleLabel, at: 0) }
    if let shownTitleView, shownTitleView !== titleView, shownTitleView.superview === self {
      shownTitleView.removeFromSuperview()
    }
    shownTitleView = titleView
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
        x: bounds.minX + Self.gap, y: row.minY, width: width, height: row.height)
      start = backButton.frame.maxX + Self.gap
    }
    for item in left { start = layOut(item, from: start, isFromLeft: true) }
    var end = bounds.maxX - Self.margin
    for item in right { end = layOut(item, from: end, isFromLeft: false) }
    layOutTitle(from: start, to: end)
    largeTitleRoom.frame = CGRect(
      x: bounds.minX, y: row.maxY, width: bounds.width, height: shownTitleHeight)
    searchRoom.frame = CGRect(
      x: bounds.minX, y: largeTitleRoom.frame.maxY, width: bounds.width, height: shownSearchHeight)
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
    case is any TitleFilling:
      size = view.sizeThatFits(CGSize(width: max(end - start, 0), height: row.height))
    default: size = topItem?.titleViewSize.size(of: view) ?? .zero
    }
    let width = min(size.width, max(end - start, 0))
    let x = min(max(bounds.midX - width / 2, start), max(end - width, start))
    let height = min(size.height, row.height)
    view.frame = CGRect(x: x, y: row.midY - height / 2, width: width, height: height)
  }
}

/// The part of a navigation bar that a search bar stands in, which is cut as it goes out of sight.
final class SearchRoom: UIView {
  /// How much higher a search bar is by nature than its room.
  static let overhang: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for bar in subviews {
      let height = bar.intrinsicContentSize.height
      bar.frame = CGRect(
        x: bounds.minX, y: bounds.maxY + Self.overhang / 2 - height, width: bounds.width,
        height: height)
    }
  }
}

/// A view that takes all the room there is where a title would stand.
protocol TitleFilling: UIView {}

/// The looks that a program gives a bar, or an item of it.
struct BarLooks<Look> {
  var standard: Look?
  var compact: Look?
  var scrollEdge: Look?

  /// Returns the looks with those of an item in their place.
  func replaced(by own: BarLooks) -> BarLooks {
    BarLooks(
      standard: own.standard ?? standard, compact: own.compact ?? compact,
      scrollEdge: own.scrollEdge ?? scrollEdge)
  }
}

extension UILabel {
  /// Shows a title in a font and a colour, which attributes may replace.
  fileprivate func show(
    _ title: String?, _ attributes: [NSAttributedString.Key: Any], _ color: UIColor, _ font: UIFont
  ) {
    text = title
    self.font = attributes[.font] as? UIFont ?? font
    textColor = attributes[.foregroundColor] as? UIColor ?? color
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

  /// The width of the text.
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
