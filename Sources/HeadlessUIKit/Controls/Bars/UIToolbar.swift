/// A bar with buttons, usually at the bottom of the screen or above the keyboard.
///
///     ┌────────────────────────────────────────┐
///     │ 16 [Undo] 8 [Redo] ←─ flexible ─→ [Done] 16 │
///     └────────────────────────────────────────┘
///
/// - Shape: Items stand from left to right. What is left of the width is shared equally by the
///   flexible spaces; without one the items stand at the left.
/// - Units: Points; a toolbar is 44 high by nature, and 32 on a phone that lies on its side.
/// - Errors: Items that do not fit stick out at the right.
/// - Differs: A translucent bar shows nothing of what lies behind it but a trace of its colour.
///   There are no background images, and its line lies above it.
/// - Unconfirmed: The natural height on a device of today, the margin of 16 at both ends, and the gap
///   of 8 between items that no space parts.
/// - Source: Apple, UIKit, "UIToolbar" and its header; Human Interface Guidelines, "Toolbars".
/// - Asked: D137.
open class UIToolbar: UIView, ItemBar {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  static let height: CGFloat = 44

  /// The items, from left to right.
  open var items: [UIBarButtonItem]? {
    didSet { if items != oldValue { show(items ?? [], insteadOf: oldValue ?? []) } }
  }

  /// Whether a trace of what lies behind the bar is to be seen.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }

  /// The colour of the bar, or nil for nearly white.
  open var barTintColor: UIColor?

  private var views: [ObjectIdentifier: UIView] = [:]

  /// Shows items in place of those there are.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// The height of a toolbar; any width suits it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  /// Returns the width there is, or that of the screen, and the height of a toolbar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: barHeight)
  }

  /// Lays out the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
    let widths = items.map(width)
    let gaps = zip(items, items.dropFirst()).map { $0.isSpace || $1.isSpace ? 0 : Self.gap }
    let used = widths.reduce(0) { $0 + ($1 ?? 0) } + gaps.reduce(0, +) + 2 * Self.margin
    let flexible = widths.count { $0 == nil }
    let share = flexible > 0 ? max(bounds.width - used, 0) / CGFloat(flexible) : 0
    var x = bounds.minX + Self.margin
    for (index, item) in items.enumerated() {
      let width = widths[index] ?? share
      if let view = views[ObjectIdentifier(item)] { layOut(view, of: item, at: x, width) }
      x += width + (index < gaps.count ? gaps[index] : 0)
    }
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    drawGround(bounds, lineAt: bounds.minY, in: &recorder)
  }

  /// Brings the view of an item up to date.
  func itemDidChange(_ item: UIBarButtonItem) {
    if let view = views[ObjectIdentifier(item)], let button = view as? BarButton,
      item.customView == nil
    {
      button.showItem()
    } else {
      views.removeValue(forKey: ObjectIdentifier(item))?.removeFromSuperview()
      makeView(for: item)
    }
    setNeedsLayout()
  }

  private func show(_ items: [UIBarButtonItem], insteadOf former: [UIBarButtonItem]) {
    for item in former where !items.contains(item) {
      views.removeValue(forKey: ObjectIdentifier(item))?.removeFromSuperview()
      if item.bar === self { item.bar = nil }
    }
    for item in items {
      item.bar?.giveUp(item, for: self)
      item.bar = self
      makeView(for: item)
    }
    setNeedsLayout()
  }

  override func childDidAskForOtherSize(_ child: UIView) {
    if !(child is BarButton) { setNeedsLayout() }
  }

  /// Lets go of an item that another bar shows from now on.
  func giveUp(_ item: UIBarButtonItem, for other: any ItemBar) {
    guard other !== self else { return }
    items?.removeAll { $0 === item }
  }

  private func makeView(for item: UIBarButtonItem) {
    guard !item.isSpace || item.customView != nil else { return }
    let view = views[ObjectIdentifier(item)] ?? item.customView ?? BarButton(item: item)
    views[ObjectIdentifier(item)] = view
    if view.superview !== self { addSubview(view) }
  }

  /// The width of an item, or nil for a flexible space.
  private func width(of item: UIBarButtonItem) -> CGFloat? {
    if item.systemItem == .flexibleSpace { return nil }
    if item.width > 0, item.width.isFinite { return item.width }
    guard let view = views[ObjectIdentifier(item)] else { return 0 }
    return (view as? BarButton)?.naturalWidth ?? item.customViewSize.size(of: view).width
  }

  private func layOut(_ view: UIView, of item: UIBarButtonItem, at x: CGFloat, _ width: CGFloat) {
    guard view is BarButton else {
      let height = item.customViewSize.size(of: view).height
      view.frame = CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
      return
    }
    view.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
  }

  package override var automationType: AutomationType { .toolbar }

  /// Gives a toolbar what its element says, and makes its items.
  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    configureGround(from: decoder, in: decoder.element)
    let items = decoder.objects("items", of: UIBarButtonItem.self)
    if !items.isEmpty { self.items = items }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIToolbar>.list([
      "barTintColor": \.barTintColor, "isTranslucent": \.isTranslucent, "items": \.items,
    ])
  }
}

extension UIBarButtonItem {
  /// Whether the item is nothing but room.
  fileprivate var isSpace: Bool { systemItem?.isSpace ?? false }
}
