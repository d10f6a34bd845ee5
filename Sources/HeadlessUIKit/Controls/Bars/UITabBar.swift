/// A bar with tabs, at the bottom of the screen.
///
///     ┌─────────┬─────────┬─────────┐
///     │    ◷    │    ☆ ②  │   •••   │
///     │  Clock  │ Alarms  │  More   │
///     └─────────┴─────────┴─────────┘
///
/// - Shape: Items stand from left to right and share the width equally.
/// - Units: Points; a tab bar is 49 high, and 32 on a phone that lies on its side, where titles
///   stand beside the pictures.
/// - Errors: Giving the bar of a tab bar controller other items, another selection or another
///   delegate stops the program in UIKit's words. Selecting an item that is not on the bar selects
///   none.
/// - Differs: A translucent bar shows nothing of what lies behind it but a trace of its colour.
open class UITabBar: UIView, Bar {
  static let height: CGFloat = 49

  /// The items, from left to right.
  open var items: [UITabBarItem]? {
    get { shown }
    set { if owner != nil || newValue != shown { setItems(newValue, animated: false) } }
  }

  /// The item that is selected.
  open var selectedItem: UITabBarItem? {
    get { selected }
    set {
      if owner != nil { BarError.itemsOfManagedTabBar.terminate() }
      if newValue !== selected { mark(newValue) }
    }
  }

  /// The object that hears which item a person taps.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet { if let owner, delegate !== owner { BarError.delegateOfManagedTabBar.terminate() } }
  }

  /// The colour of the bar, or nil for nearly white.
  open var barTintColor: UIColor?

  /// Whether a trace of what lies behind the bar is to be seen.
  ///
  /// The content of a tab bar controller ends above a bar that is not translucent.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { owner?.barDidChange() } }
  }

  /// The colour of the items that are not selected, or nil for grey.
  open var unselectedItemTintColor: UIColor?

  private weak var owner: (any TabBarOwner)?
  private var shown: [UITabBarItem]?
  private weak var selected: UITabBarItem?
  private var parts: [ControlPart] = []
  private var pressed: Int?

  /// Shows items in place of those there are.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if owner != nil { BarError.itemsOfManagedTabBar.terminate() }
    show(items)
  }

  /// Returns the width there is, and the height of a tab bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  /// The height of a tab bar; any width suits it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  /// Lays out the tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, part) in parts.enumerated() { part.frame = frame(of: index) }
  }

  /// Notes which tab the finger is on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = touches.first.flatMap { index(at: $0.location(in: self)) }
  }

  /// Lets go of a tab the finger has left.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, index(at: touch.location(in: self)) != pressed { pressed = nil }
  }

  /// Chooses the tab the finger is lifted from.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let pressed, let shown, shown.indices.contains(pressed) else { return }
    self.pressed = nil
    choose(shown[pressed])
  }

  /// Forgets the finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = nil
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    drawTabs(in: &recorder)
  }

  /// Belongs to a controller from now on.
  func join(_ controller: any TabBarOwner) {
    owner = controller
    delegate = controller
  }

  /// Shows items in place of those there are, and selects none that is gone.
  func show(_ items: [UITabBarItem]?) {
    for item in shown ?? [] where item.bar === self { item.bar = nil }
    shown = items
    parts.forEach { $0.removeFromSuperview() }
    parts = (items ?? []).map { _ in ControlPart(title: "") }
    for item in items ?? [] { item.bar = self }
    parts.forEach { addSubview($0) }
    if let selected, items?.contains(selected) != true { self.selected = nil }
    itemDidChange()
  }

  /// Selects an item, or none.
  func mark(_ item: UITabBarItem?) {
    selected = item.flatMap { shown?.contains($0) == true ? $0 : nil }
    itemDidChange()
  }

  /// Brings what a person finds on the bar up to date.
  func itemDidChange() {
    for (part, item) in zip(parts, shown ?? []) {
      part.title = item.spokenTitle ?? ""
      part.accessibilityLabel = item.assignedAccessibility?.label
      part.accessibilityValue = item.assignedAccessibility?.value
      part.accessibilityHint = item.assignedAccessibility?.hint
      part.accessibilityIdentifier = item.assignedAccessibility?.identifier
      part.isEnabled = item.isEnabled
      part.isSelected = item === selected
    }
    setNeedsLayout()
  }

  func frame(of index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(parts.count, 1))
    return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
  }

  private func index(at point: CGPoint) -> Int? {
    (shown ?? []).indices.first { frame(of: $0).contains(point) && shown?[$0].isEnabled == true }
  }

  private func choose(_ item: UITabBarItem) {
    if let owner { return owner.tapped(item) }
    mark(item)
    Device.current.conversation.tell(delegate, TabBarMethod.didSelect, item.title ?? "") {
      $0.tabBar(self, didSelect: item)
    }
  }

  package override var automationType: AutomationType { .tabBar }

  override var defaultAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(traits: .tabBar, elements: parts)
  }

  /// Gives a tab bar what its element says, and makes its items if it is nobody's.
  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    configureAppearance(from: decoder, in: decoder.element)
    let items = decoder.objects("items", of: UITabBarItem.self)
    if !items.isEmpty { self.items = items }
  }

  /// Sets how the bar looks; the element of a tab bar controller's bar is a part of another one.
  func configureAppearance(from decoder: NibDecoder, in part: XMLElementNode) {
    configureGround(from: decoder, in: part)
    decoder.color("unselectedItemTintColor", in: part).ifPresent { unselectedItemTintColor = $0 }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UITabBar>.list([
      "barTintColor": \.barTintColor, "delegate": \.delegate, "isTranslucent": \.isTranslucent,
      "items": \.items, "selectedItem": \.selectedItem,
      "unselectedItemTintColor": \.unselectedItemTintColor,
    ])
  }
}

/// The object that hears which tab of a bar a person chooses.
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells the delegate that a person tapped an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// What a tab bar asks of the controller that it belongs to, which is its delegate.
protocol TabBarOwner: UITabBarDelegate {
  /// Has the content laid out again, because the bar has changed.
  func barDidChange()

  /// Selects the tab of an item that a person tapped.
  func tapped(_ item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Says that the method is not implemented.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    notImplemented(TabBarMethod.didSelect)
  }
}

extension UITabBar {
  /// Draws the bar and its tabs; cells show the tabs as a row of text.
  func drawTabs(in recorder: inout DisplayList.Recorder) {
    drawGround(bounds, lineAt: bounds.minY, in: &recorder)
    let items = items ?? []
    guard !items.isEmpty else { return }
    let segments = items.enumerated().map { index, item in
      DisplayList.Segment(
        text: [item.title, item.badgeValue.map { "(\($0))" }].compactMap { $0 }
          .joined(separator: " "),
        width: frame(of: index).width, isSelected: item === selectedItem,
        isEnabled: item.isEnabled)
    }
    recorder.draw(.segments(segments, isEnabled: true), in: bounds) { recorder in
      for (index, item) in items.enumerated() {
        recorder.dim(!item.isEnabled) { draw(item, in: frame(of: index), &$0) }
      }
    }
  }

  private func draw(
    _ item: UITabBarItem, in frame: CGRect, _ recorder: inout DisplayList.Recorder
  ) {
    let isSelected = item === selectedItem
    let color: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
    let (font, title) = (UIFont.systemFont(ofSize: isLowBar ? 13 : 10), item.title ?? "")
    let styled = item.styledTitle(
      title, for: isSelected ? .selected : .normal, font: font, color: color)
    let text = styled.map { StyledText($0, font: font, color: color) }
    let glyphs = (text ?? StyledText(title, font: font, color: color)).glyphs
    let line = StyledText.Line(glyphs: glyphs[...])
    let image = item.picture(isSelected: isSelected, color)
    let side: CGFloat = isLowBar ? 20 : 26
    // On a low bar, the title stands beside the picture, and both in the middle.
    let room = image == nil ? 0 : side + 5
    let start = frame.midX - (room + line.width) / 2
    let middle =
      isLowBar
      ? CGPoint(x: start + side / 2, y: frame.midY) : CGPoint(x: frame.midX, y: frame.minY + 18)
    if let image {
      let scale = min(side / max(image.size.width, image.size.height, 1), 1)
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      recorder.draw(
        image, alternative: "",
        in: CGRect(
          x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
          height: size.height),
        tint: color)
    }
    let titleRect =
      isLowBar
      ? CGRect(x: start + room, y: frame.midY - 8, width: line.width, height: 16)
      : CGRect(x: frame.minX, y: frame.maxY - 15, width: frame.width, height: 12)
    recorder.write(line.runs, in: titleRect, .center, .text)
    if let badge = item.badgeValue { draw(badge, item.badgeColor, beside: middle, &recorder) }
  }

  private func draw(
    _ badge: String, _ color: UIColor?, beside middle: CGPoint,
    _ recorder: inout DisplayList.Recorder
  ) {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.text = badge
    let width = badge.isEmpty ? 9 : max(label.sizeThatFits(.zero).width + 10, 18)
    let height: CGFloat = badge.isEmpty ? 9 : 18
    let badgeRect = CGRect(x: middle.x + 4, y: middle.y - 16, width: width, height: height)
    recorder.fill(badgeRect, color ?? .systemRed, cornerRadius: height / 2)
    let run = DisplayList.Run(
      string: badge, fontSize: 13, isBold: false, color: UIColor.white.components)
    recorder.write([run], in: badgeRect, .center, .text)
  }
}

/// The methods of a tab bar's delegate, as the conversation names them.
nonisolated enum TabBarMethod: String, DelegateMethod {
  static let speaker = "tabBar"

  case didSelect
}
