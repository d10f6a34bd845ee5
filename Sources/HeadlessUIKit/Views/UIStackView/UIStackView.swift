/// A view that lays its arranged subviews out in a row or a column.
///
///     ┌──────────────────────────────┐
///     │ ┌──────┐ spacing ┌─────────┐ │   axis: horizontal
///     │ │      │ ←─────→ │         │ │   distribution: along the axis
///     │ └──────┘         └─────────┘ │   alignment: across it
///     └──────────────────────────────┘
///
/// It does so by constraints of its own, so a program positions and sizes the stack view alone. One
/// that nothing else sizes is as large as what it holds.
///
/// - Shape: ``arrangedSubviews`` are subviews, in the order in which they are laid out; a subview may
///   also not be arranged. A hidden one takes no room, and no spacing.
/// - Units: Points.
/// - Errors: An index behind the last arranged subview stops the program.
/// - Unconfirmed: Buttons of a row that have a configuration are as wide as the widest of them where
///   nothing stronger forbids it: so Xcode stores them in documents.
/// - Differs: Where not all arranged subviews keep their size, one of them gives way; which, is that
///   of the lowest priority, or the last. ``Distribution/fillProportionally`` keeps the proportions
///   whatever the spacing is; on a device what is left beside the spacing is not shared evenly.
/// - Asked: D111, D112, D113, D114, D115.
open class UIStackView: UIView {
  /// How arranged subviews share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it, each as large as its content where that can be.
    case fill
    /// They fill it, all of one size.
    case fillEqually
    /// They fill it, in proportion to their contents.
    case fillProportionally
    /// What is left lies between them, in equal parts.
    case equalSpacing
    /// Their middles stand at equal distances, where the spacing allows it.
    case equalCentering
  }

  /// How arranged subviews lie across the axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column.
    case leading
    /// With the first baselines in one line, in a row.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column.
    case trailing
    /// With the last baselines in one line, in a row.
    case lastBaseline

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The spacing after a subview that is the stack view's own ``spacing``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The spacing that the system keeps between neighbours: 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The direction in which the subviews follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { rearrange() } }
  }

  /// How the subviews share the room along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { rearrange() } }
  }

  /// How the subviews lie across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { rearrange() } }
  }

  /// The distance between neighbours: at least, where the distribution puts room between them.
  open var spacing: CGFloat = 0 {
    didSet {
      if !spacing.isFinite { LayoutError.infinite("spacing", spacing).raise() }
      if spacing != oldValue { rearrange() }
    }
  }

  /// Whether the margins count as the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }

  /// The subviews that are laid out, in their order.
  open private(set) var arrangedSubviews: [UIView] = []

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The constraints that arrange the subviews, and the guides between them.
  private var arrangement: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []
  private var isArranged = true

  /// Creates a stack view that arranges views in their order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Creates a stack view that arranges nothing yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates the stack view a document describes, or an empty one if the coder holds none.
  ///
  /// It cannot fail, and so a subclass writes it without a question mark.
  public required init(coder: NSCoder) {
    let document = coder as? NibDecoder
    super.init(frame: document?.rect("frame") ?? .zero)
    if let document { configure(from: document) }
  }

  /// Arranges a view behind the others; it becomes a subview.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: nil)
  }

  /// Arranges a view at an index; it becomes a subview, in front of the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      return LayoutError.invalidArrangedIndex(stackIndex, count: arrangedSubviews.count).raise()
    }
    arrange(view, at: stackIndex)
  }

  /// Arranges a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    rearrange()
  }

  /// Sets the distance behind a subview, or takes it back with ``spacingUseDefault``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(arrangedSubview) else { return }
    guard spacing.isFinite else { return LayoutError.infinite("spacing", spacing).raise() }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    rearrange()
  }

  /// Returns the distance that was set behind a subview, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func arrange(_ view: UIView, at stackIndex: Int?) {
    if view.superview !== self { addSubview(view) }
    // A view that is arranged already moves.
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(
      view, at: min(stackIndex ?? arrangedSubviews.count, arrangedSubviews.count))
    rearrange()
  }

  /// Arranges a subview that is removed no longer.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func arrangementMayChange(because subview: UIView) {
    rearrange()
    guard Device.current.process?.animations.recording != nil, window != nil else { return }
    // What is hidden or shown in an animation moves the others in it.
    let wasHidden = arrangement.contains {
      $0.identifier == "UISV-hiding" && $0.firstItem === subview
    }
    if wasHidden != subview.isHidden { layoutIfNeeded() }
  }

  private func rearrange() {
    isArranged = false
    setNeedsUpdateConstraints()
    constraintsDidChange()
  }

  /// Makes the constraints that arrange the subviews.
  open override func updateConstraints() {
    if !isArranged {
      isArranged = true
      NSLayoutConstraint.deactivate(arrangement)
      gaps.forEach(removeLayoutGuide)
      var builder = StackArrangement(self)
      builder.build()
      (arrangement, gaps) = (builder.constraints, builder.gaps)
      gaps.forEach(addLayoutGuide)
      NSLayoutConstraint.activate(arrangement)
    }
    super.updateConstraints()
  }

  /// The first line of text of a subview: the first one of a column, the highest one of a row.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? arrangedSubviews.first : tallest)?.forFirstBaselineLayout ?? self
  }

  /// The last line of text of a subview: the last one of a column, the highest one of a row.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? arrangedSubviews.last : tallest)?.forLastBaselineLayout ?? self
  }

  private var tallest: UIView? {
    arrangedSubviews.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }

  /// Returns the distance behind a subview.
  func distance(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let distance = custom == Self.spacingUseDefault ? spacing : custom
    return distance == Self.spacingUseSystem ? 8 : distance
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.choice("axis", as: NSLayoutConstraint.Axis.self).ifPresent { axis = $0 }
    decoder.choice("distribution", as: Distribution.self).ifPresent { distribution = $0 }
    decoder.choice("alignment", Self.alignments).ifPresent { alignment = $0 }
    decoder.number("spacing").ifPresent { spacing = $0 }
    if decoder.text("spacingType") == "standard" { spacing = Self.spacingUseSystem }
    // A stack view that has margins of its own in a document keeps its views within them.
    let hasMargins = ["layoutMargins", "directionalLayoutMargins"].contains {
      decoder.element.child(for: $0) != nil
    }
    isLayoutMarginsRelativeArrangement =
      decoder.flag("layoutMarginsRelativeArrangement") ?? hasMargins
    subviews.forEach(addArrangedSubview)
  }

  private static let alignments: KeyValuePairs<String, Alignment> = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIStackView>.list([
      "isLayoutMarginsRelativeArrangement": \.isLayoutMarginsRelativeArrangement,
      "spacing": \.spacing,
    ]).accessors([
      "arrangedSubviews": Accessor { (object: UIStackView) in object.arrangedSubviews }
    ])
  }
}
