/// A rectangle on the screen that draws itself and answers touches.
///
/// Views form a tree. A subview lies in the coordinates of its superview, and one at the end of
/// ``subviews`` lies in front of those before it.
///
///     ┌─ superview ──────┐
///     │ frame.origin     │
///     │   ┌─ view ──┐    │
///     │   └─────────┘    │
///     └──────────────────┘
///
/// - Shape: x grows to the right, y grows downwards, from the superview's top left corner.
/// - Units: Points.
/// - Errors: A frame that is no number stops the program, and so does a view added to itself or
///   to a view that lies in it.
/// - Differs: `print(view)` leaves the addresses of the view and of its layer out, so that what a
///   program prints is the same on every run. A frame that is infinite stops the program too; a
///   device goes on and fails later. The frame of a view with a ``transform``, undefined on a device,
///   is the smallest upright rectangle around what is drawn.
/// - Unconfirmed: The order of the calls that tell a view it moves: superview, window, and the
///   same again when it has moved.
/// - Source: Apple, UIKit, "UIView" and "View Programming Guide for iOS".
/// - Asked: D1, D2, D3, D5, D6, D10, D99, D100, D101, D102, D103, D104, D105, D106, D107, D108,
///   D109, D110, D160.
open class UIView: UIResponder, AccessibilitySpeaker {
  // MARK: - Geometry

  /// The middle of the view, in the superview's coordinates.
  open var center: CGPoint {
    didSet {
      requireFiniteGeometry()
      animate(\.center, from: oldValue)
      frameDidChange()
      safeAreaMayHaveChanged()
    }
  }

  /// The view's own rectangle; its origin is the point drawn in the top left corner.
  open var bounds: CGRect {
    didSet { boundsDidChange(from: oldValue) }
  }

  /// How the view is scaled and rotated about its ``center``; ``bounds`` and that stay as they are.
  open var transform = CGAffineTransform.identity {
    didSet {
      requireFiniteGeometry()
      animate(\.transform, from: oldValue)
    }
  }

  /// The view's rectangle in its superview's coordinates.
  open var frame: CGRect {
    get { transform.isIdentity ? untransformedFrame : transformedFrame }
    set { transform.isIdentity ? (untransformedFrame = newValue) : (transformedFrame = newValue) }
  }

  // MARK: - Appearance

  /// Whether the view is out of sight; ancestors are not asked.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      propagatePendingUpdates()
      superview?.arrangementMayChange(because: self)
    }
  }

  /// How opaque the view and its subviews are; pinned to 0 to 1.
  open var alpha: CGFloat = 1 {
    didSet {
      if !(0...1).contains(alpha) { alpha = alpha > 1 ? 1 : 0 }
      animate(\.alpha, from: oldValue)
    }
  }

  /// The colour behind the view's content, or nil for none.
  open var backgroundColor: UIColor? {
    didSet { animate(\.backgroundColor, from: oldValue) }
  }

  /// The colour of what a person can act on, taken from the superview unless set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }

  /// The round corners, the edge and the shadow of the view.
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = CALayer(of: self)
    ownLayer = layer
    return layer
  }

  /// The layer, if somebody asked for it; most views are drawn without.
  private(set) var ownLayer: CALayer?

  /// Whether subviews are cut off at the view's edges.
  open var clipsToBounds = false

  /// Whether the program promises that nothing shines through the view; nothing else is seen.
  open var isOpaque = true

  /// How the content is fitted into the view when their sizes differ.
  open var contentMode = ContentMode.scaleToFill

  /// A number to find the view by.
  open var tag = 0

  private var ownTintColor: UIColor?

  /// What moves the view, as a person sees it, when the device is tilted; in the order it was
  /// added.
  open var motionEffects: [UIMotionEffect] = []

  /// Lets an effect move what the view shows; the view holds it.
  ///
  /// ``center``, ``frame`` and the other properties stay as they are.
  ///
  /// - Unconfirmed: An effect the view has already is not added again.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects.append(effect)
  }

  /// Removes an effect; one the view does not have changes nothing.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// The animations of the view's properties that are running.
  var animations: [Animation] = []

  /// How much of its height the view is drawn with, from 0 to 1: less for a row near the edge of
  /// its wheel.
  var heightScale: CGFloat { 1 }

  // MARK: - Touches

  /// Whether touches reach the view and its subviews.
  open var isUserInteractionEnabled = true

  /// Whether the view receives the touches of several fingers at once.
  open var isMultipleTouchEnabled = false

  /// The gesture recognizers of the view, in the order they were added.
  var recognizers: [UIGestureRecognizer] = []

  /// The gesture recognizers of the view, or nil if it has none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      recognizers.forEach { removeGestureRecognizer($0) }
      newValue?.forEach { addGestureRecognizer($0) }
    }
  }

  /// Adds a recognizer, and removes it from the view it had.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Removes a recognizer; a gesture that goes on is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard recognizers.contains(gestureRecognizer) else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.cancel()
    // Its targets were told. They may have added it again, here or to another view.
    guard gestureRecognizer.view === self, !recognizers.contains(gestureRecognizer) else { return }
    gestureRecognizer.view = nil
  }

  // MARK: - Hierarchy

  /// The view this one lies in.
  // It is asked for more often than anything else, and read as a whole: an access cannot overlap.
  @exclusivity(unchecked) open internal(set) weak var superview: UIView?

  /// The views that lie in this one, from back to front.
  open internal(set) var subviews: [UIView] {
    get { children }
    _modify { yield &children }
  }

  /// The window the view is in, or nil.
  open var window: UIWindow? { containingWindow }

  // Not isolated, because `deinit` releases them.
  nonisolated(unsafe) var children: [UIView] = []

  /// The window the view lies in, stored because it is asked for more often than it changes.
  weak var containingWindow: UIWindow?

  /// The controller whose root view this is.
  weak var viewOwner: (any ViewOwner)?

  /// Creates a view with a frame, in its superview's coordinates.
  public init(frame: CGRect) {
    center = CGPoint(x: frame.midX, y: frame.midY)
    bounds = CGRect(origin: .zero, size: frame.standardized.size)
    super.init()
    requireFiniteGeometry()
  }

  /// Creates a view of no size in the top left corner.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates the view a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    guard let document = coder as? NibDecoder else { return nil }
    let frame = document.rect("frame") ?? .zero
    center = CGPoint(x: frame.midX, y: frame.midY)
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
    configure(from: document)
  }

  deinit { Self.releaseTree(&children) }

  /// A root view answers with its controller, any other view with its superview.
  open override var next: UIResponder? { viewOwner ?? superview }

  override var windowOfResponder: UIWindow? { window }

  override func lies(in view: UIView) -> Bool { isDescendant(of: view) }

  /// Adds a view in front of the other subviews; it leaves the superview it had.
  open func addSubview(_ view: UIView) {
    insert(view, at: .max)
  }

  /// Adds a view at an index among the subviews; 0 is the backmost.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Adds a view right behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Adds a view right in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: .max) }
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Is called on a device where Interface Builder shows the view; here by nobody.
  open func prepareForInterfaceBuilder() {}

  /// Removes the view from its superview, which releases it.
  open func removeFromSuperview() {
    superview?.willRemoveSubview(self)
    // The superview may have removed the view itself as it was told.
    if superview != nil { move(to: nil) }
  }

  /// Returns whether the view lies in another, at any depth; a view lies in itself.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current, candidate !== view { current = candidate.superview }
    return current != nil
  }

  /// Returns the first view with a tag: this one, or one below it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    firstInTree { $0.tag == tag }
  }

  /// Tells the view that a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells the view that a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells the view that its superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells the view that its superview has changed.
  open func didMoveToSuperview() {}

  /// Tells the view that its window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells the view that its window has changed.
  open func didMoveToWindow() {}

  /// Makes the first responder resign if it is in the view; by force, it is not asked.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    window?.endEditing(in: self, force: force) ?? false
  }

  // MARK: - Coordinates

  /// Returns a point of this view in another view's coordinates, or the window's for nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let base = convertToRoot(point)
    return view?.convertFromRoot(base) ?? base
  }

  /// Returns a point of another view, or of the window for nil, in this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convertFromRoot(view?.convertToRoot(point) ?? point)
  }

  /// Returns a rectangle of this view in another view's coordinates, or the window's for nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    boundingBox(of: rect, with: view) { convert($0, to: view) }
  }

  /// Returns a rectangle of another view, or of the window for nil, in this view's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    boundingBox(of: rect, with: view) { convert($0, from: view) }
  }

  /// Returns the front-most descendant that contains a point, or nil.
  ///
  /// Hidden views, views that take no touches, views nearly transparent and views that are being
  /// animated are passed over, together with all that lies in them. A subview is not found
  /// outside this view's bounds.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, animationsAllowTouches,
      self.point(inside: point, with: event)
    else { return nil }
    // An override may remove views while it is asked.
    for subview in children.reversed() where subview.superview === self {
      if let hit = subview.hitTest(subview.fromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point lies in the view; the right and bottom edges do not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Returns whether a gesture recognizer may recognize on the view; the default lets it.
  ///
  /// It is asked of the recognizer's view, and of the view that was touched in it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: - Layout

  /// The value that says a view has no natural length of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Whether subviews are resized when the view's size changes, as their masks say.
  open var autoresizesSubviews = true

  /// How the view is resized when its superview's size changes.
  open var autoresizingMask: AutoresizingMask = []

  /// What the view has for constraints, or nil if it takes no part in any.
  var layoutState: LayoutState?

  /// Whether the view keeps its frame, and is resized as ``autoresizingMask`` says.
  ///
  /// A view that constraints place has false here. Interface Builder writes it down; code has to say
  /// it of every view it makes.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.keepsFrame ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      madeLayoutState.keepsFrame = newValue
      madeLayoutState.originalFrame = newValue ? nil : untransformedFrame
      _ = superview?.madeLayoutState
      superview?.constraintsDidChange()
    }
  }

  /// Whether ``layoutSubviews()`` is to be called.
  var needsLayout = true

  var isBeingLaidOut = false

  /// Marks the view, so that its subviews are laid out before it is drawn next.
  open func setNeedsLayout() {
    needsLayout = true
    propagatePendingUpdates()
  }

  /// Lays out the subviews now, here and below, wherever something is marked.
  ///
  /// A view that constraints place is placed first, if its superview is marked.
  open func layoutIfNeeded() {
    // A view may mark one above it while it is laid out, so the tree is walked again from the top.
    var passes = 0
    repeat {
      passes += 1
      if layoutState != nil, case let root = layoutRoot, root !== self {
        root.updateMarkedConstraints()
        root.solveConstraints(rechecking: false)
        if let superview, superview.needsLayout, !superview.isBeingLaidOut {
          return superview.layoutIfNeeded()
        }
      }
      updateMarkedConstraints()
      walk { view in
        view.layOutSubviewsWhileMarked()
        return view.pendingUpdatesBelow.remove(.layout) != nil
      }
    } while pendingUpdates.contains(.layout) && passes < Self.mostLayoutRounds
    if pendingUpdates.contains(.layout), !isBeingLaidOut { endLayout(after: passes) }
  }

  /// Lays out the subviews; the default does what constraints say.
  ///
  /// Override it, and call ``setNeedsLayout()`` to have it called.
  open func layoutSubviews() { placeSubviewsByConstraints() }

  /// How far bars of the system and of containers reach into the view, and what its controller adds;
  /// zero outside a window.
  open var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    var insets = insetsOfContainerBars
    let bar = Device.current.statusBar.frame
    if !bar.isEmpty {
      let top = window.toSuperview(convert(bounds.origin, to: nil)).y
      insets.top = max(insets.top, min(max(bar.maxY - top, 0), bounds.height))
    }
    return addingInsetsOfControllers(to: insets)
  }

  /// The insets that the view was told of last.
  var knownSafeAreaInsets = UIEdgeInsets.zero

  /// Is called when ``safeAreaInsets`` have changed, before the subviews are laid out.
  open func safeAreaInsetsDidChange() {}

  /// Returns the size that suits the content best; the default is the size the view has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size ``sizeThatFits(_:)`` asks for, and keeps its top left corner.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }

  /// The size the content asks for, or ``noIntrinsicMetric``.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// How far the rectangle that constraints align lies inside the frame; nothing unless overridden.
  ///
  /// What a view draws around its content, such as a shadow, belongs to the frame and not to that
  /// rectangle, whose size ``intrinsicContentSize`` is. Override it in a view that draws so.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the rectangle that constraints align for a view of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    alignmentRectInsets.rect(in: frame)
  }

  /// Returns the frame of a view whose ``alignmentRect(forFrame:)`` is a rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  /// Whether a stack view makes the view as wide as others in its row.
  var isEquallyWideInRow: Bool { false }

  /// Whether the height of the content depends on the width there is.
  var wrapsContent: Bool { false }

  func contentHeight(inWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// Has constraints ask for ``intrinsicContentSize`` again, because the content has changed.
  open func invalidateIntrinsicContentSize() {
    guard let superview else { return }
    guard isTiedByConstraints else { return superview.childDidAskForOtherSize(self) }
    superview.arrangementMayChange(because: self)
    superview.constraintsDidChange()
  }

  /// Is called when a child that no constraint places asks for another size than before.
  func childDidAskForOtherSize(_ child: UIView) {}

  /// Returns how strongly the view stays as small as its content; 250 unless set.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis] ?? naturalHugging
  }

  /// How strongly views of the class stay as small as their content, unless it is set.
  var naturalHugging: UILayoutPriority { outer?.outerHugging ?? .defaultLow }

  /// Sets how strongly the view stays as small as its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    madeLayoutState.hugging[axis] = priority
    superview?.constraintsDidChange()
  }

  /// Returns how strongly the view resists being smaller than its content; 750 unless set.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutState?.resistance[axis] ?? .defaultHigh
  }

  /// Sets how strongly the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    madeLayoutState.resistance[axis] = priority
    superview?.constraintsDidChange()
  }

  /// Returns the size that constraints and content give the view, as near to a size as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// Returns the size that constraints and content give the view; each length of the size that is
  /// asked for counts as much as its priority says.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Whether the class needs constraints to be laid out; a class that makes its own in
  /// ``updateConstraints()`` overrides it.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Makes or changes constraints, right before they are solved.
  ///
  /// Override it where that is faster than changing them at once, and call super at the end.
  open func updateConstraints() {}

  /// Marks the view, so that ``updateConstraints()`` is called before the views are laid out next.
  open func setNeedsUpdateConstraints() {
    madeLayoutState.needsUpdateConstraints = true
    propagatePendingUpdates()
  }

  /// Returns whether ``updateConstraints()`` is going to be called.
  open func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? false }

  /// Calls ``updateConstraints()`` now, here and below, wherever something is marked.
  open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

  /// The view in this one whose first line of text is the first baseline; the view itself.
  open var forFirstBaselineLayout: UIView { self }

  /// The view in this one whose last line of text is the last baseline; the view itself.
  open var forLastBaselineLayout: UIView { self }

  /// The size of the content that is scrolled; nil for a view that is no scroll view.
  var sizeOfContent: CGSize? {
    get { nil }
    set {}
  }

  /// The font of the view's text, which a baseline belongs to; nil for a view without text.
  var baselineFont: UIFont? { nil }

  /// Whether the text is of several lines, the first at the top; else its one line is in the middle.
  var hasSeveralLines: Bool { false }

  /// The text that messages about constraints call the view by; nil where it shows none.
  var textInMessages: String? { nil }

  /// The text that stands in the description of the view; nil where there is none.
  var textInDescription: String? { nil }

  /// The class, the frame, what is set otherwise than usual, and the layer.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { ViewDescription(of: self).text }
  }

  /// How many views lie around this one each of which was added while the one before was laid out.
  var depthInLayout = 0

  /// The bars of a container, and the view that lies behind them; nil for other views.
  var barsAroundContent: BarsAroundContent? { nil }

  /// The distance that content keeps from the edges, the safe area included.
  ///
  /// 8 points unless set. In the content view of a cell it is 11 above and below, and 16 or 20 at the
  /// sides. At the sides of a controller's view it is 16 or, on a wide screen, 20, and not less.
  open var layoutMargins: UIEdgeInsets {
    get {
      var margins = layoutState?.margins ?? standardMargins
      if viewOwner != nil {
        margins.left = max(margins.left, standardMargins.left)
        margins.right = max(margins.right, standardMargins.right)
      }
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
      return margins
    }
    set {
      if let number = newValue.firstInfinite {
        return LayoutError.infinite("layoutMargins", number).raise()
      }
      madeLayoutState.margins = newValue
      constraintsDidChange()
    }
  }

  /// The margins that the system gives the view; a controller's view has them at its sides only.
  var standardMargins: UIEdgeInsets {
    guard viewOwner != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side: CGFloat = (window ?? self).bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The distance that content keeps from the edges, by the direction of text.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// Hears that a subview was hidden or shown, or has other content; a stack view arranges anew.
  func arrangementMayChange(because subview: UIView) {}

  // MARK: - Drawing

  /// Whether ``draw(_:)`` is to be called.
  var needsDisplay = true

  /// What ``draw(_:)`` drew when it was called last.
  var drawing: CGContext?

  /// What is to be done about views that lie in this one, at any depth.
  var pendingUpdatesBelow: PendingUpdates = []

  /// Marks the view, so that ``draw(_:)`` is called before the screen is shown next.
  open func setNeedsDisplay() {
    needsDisplay = true
    propagatePendingUpdates()
  }

  /// Marks the view, as ``setNeedsDisplay()`` does: a view is drawn as a whole.
  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// Draws the view's content, between the background and the subviews.
  ///
  /// Override it; call ``setNeedsDisplay()`` to have it called. What it drew stays, fitted into
  /// the bounds as ``contentMode`` says, until it is called again. Each call starts from nothing.
  open func draw(_ rect: CGRect) {}

  /// Draws what lies between the background and the subviews.
  package func drawContent(in recorder: inout DisplayList.Recorder) {
    outer?.drawOuterContent(in: &recorder)
  }

  /// Whether ``drawOverSubviews(in:)`` draws anything.
  var drawsOverSubviews: Bool { false }

  /// Draws what lies in front of the subviews, as the marks of a scroll view do.
  func drawOverSubviews(in recorder: inout DisplayList.Recorder) {}

  /// Sets what an element of a document says about the view.
  ///
  /// A subclass calls super, and then sets what it has itself.
  func configure(from decoder: NibDecoder) {
    configureAppearance(from: decoder)
    configureAccessibility(from: decoder)
    for subview in decoder.makeViews(of: decoder.subviews) { addSubview(subview) }
    (self as? any OuterElement)?.configureOuter(from: decoder)
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIView>.list([
      "accessibilityElementsHidden": \.accessibilityElementsHidden,
      "accessibilityFrame": \.accessibilityFrame, "accessibilityHint": \.accessibilityHint,
      "accessibilityIdentifier": \.accessibilityIdentifier,
      "accessibilityLabel": \.accessibilityLabel, "accessibilityValue": \.accessibilityValue,
      "alignmentRectInsets": \.alignmentRectInsets, "alpha": \.alpha,
      "autoresizesSubviews": \.autoresizesSubviews, "autoresizingMask": \.autoresizingMask,
      "backgroundColor": \.backgroundColor, "bounds": \.bounds, "center": \.center,
      "clipsToBounds": \.clipsToBounds, "contentMode": \.contentMode, "frame": \.frame,
      "intrinsicContentSize": \.intrinsicContentSize,
      "isAccessibilityElement": \.isAccessibilityElement, "isHidden": \.isHidden,
      "isMultipleTouchEnabled": \.isMultipleTouchEnabled,
      "isUserInteractionEnabled": \.isUserInteractionEnabled, "layer": \.layer,
      "safeAreaInsets": \.safeAreaInsets, "tag": \.tag, "tintColor": \.tintColor,
      "transform": \.transform, "window": \.window,
    ]).accessors([
      "accessibilityTraits": Accessor(
        get: { (object: UIView) in object.accessibilityTraits.rawValue },
        set: { (object: UIView, value: UInt64) in
          object.accessibilityTraits = UIAccessibilityTraits(rawValue: value)
        }),
      "subviews": Accessor { (object: UIView) in object.subviews },
      "superview": Accessor { (object: UIView) in object.superview },
    ])
  }

  // MARK: - Accessibility

  /// What the program set for those who hear the screen, or nil if it set nothing.
  var assignedAccessibility: AccessibilityAttributes?

  /// What the view says to those who hear the screen, where the program sets nothing.
  ///
  /// A class overrides it with what it is and shows.
  var defaultAccessibility: AccessibilityAttributes {
    outer?.outerAccessibility ?? AccessibilityAttributes()
  }

  /// What a tester that acts on the screen takes the view for; a class overrides it.
  package var automationType: AutomationType { outer?.outerAutomationType ?? .other }

  /// Where the thumb stands, from 0 to 1; nil for a view without one.
  ///
  /// A slider overrides it.
  package var normalizedThumbPosition: CGFloat? { nil }

  /// Returns the middle of the thumb at a position from 0 to 1, in the view's coordinates.
  package func thumbCenter(atNormalizedPosition position: CGFloat) -> CGPoint? { nil }

  /// Returns where a finger drags the view to move what it belongs to by one place, down or up, in
  /// the view's coordinates; nil if it is not dragged, or stands at the end.
  ///
  /// The sign by which a row is moved overrides it.
  package func dragTarget(down: Bool) -> CGPoint? { nil }

  /// The rows of a wheel, and where they are; nil for a view that is no wheel.
  package var wheelGeometry: WheelGeometry? { nil }

  /// Returns the row of a wheel that is nearest to the middle and has a title, if that is known
  /// without turning the wheel.
  package func nearestRow(titled title: String) -> Int? { nil }

  /// The text that a text field shows while it is empty; nil for other views.
  package var placeholderValue: String? { nil }

  /// The text that a person has typed, and that may be read aloud; nil where nobody types.
  package var enteredText: String? { nil }

  /// The state that a person sees, and that decides whether touches do anything; a control
  /// overrides it.
  package var controlState: UIControl.State { .normal }

  /// Takes over the size of text that a person has chosen; a view with a text overrides it.
  func adoptContentSize() {}

  /// Whether what the view draws changes by itself as time passes, as that of an indicator does.
  package var showsMotion: Bool { false }

  /// Whether the view acts on the touches of the parts in it that take none; a row of a table does.
  var takesTouchesOfParts: Bool { outer?.takesTouchesOfOuterParts ?? false }

  /// The view that acts on the touches of this one; a part of a control leaves them to the control.
  ///
  /// What takes no touches in a row of a table leaves them to the row.
  package var touchTarget: UIView {
    guard !isUserInteractionEnabled else { return self }
    var view = superview
    while let current = view, !current.takesTouchesOfParts { view = current.superview }
    return view ?? self
  }

  /// Whether the view is one element for those who hear the screen; a control is, a plain view not.
  open var isAccessibilityElement: Bool {
    get { assignedAccessibility?.isElement ?? defaultAccessibility.isElement ?? false }
    set { assignAccessibility { $0.isElement = newValue } }
  }

  /// A short name for the view: of itself, the text it shows.
  open var accessibilityLabel: String? {
    get { assignedAccessibility?.label ?? defaultAccessibility.label }
    set { assignAccessibility { $0.label = newValue } }
  }

  /// What the view is set to, as text: `50%` for a slider.
  open var accessibilityValue: String? {
    get { assignedAccessibility?.value ?? defaultAccessibility.value }
    set { assignAccessibility { $0.value = newValue } }
  }

  /// What happens when a person acts on the view.
  open var accessibilityHint: String? {
    get { assignedAccessibility?.hint ?? defaultAccessibility.hint }
    set { assignAccessibility { $0.hint = newValue } }
  }

  /// What the view is and does.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { assignedAccessibility?.traits ?? defaultAccessibility.traits ?? .none }
    set { assignAccessibility { $0.traits = newValue } }
  }

  /// A name that tests find the view by, and no person hears.
  open var accessibilityIdentifier: String? {
    get { assignedAccessibility?.identifier ?? defaultAccessibility.identifier }
    set { assignAccessibility { $0.identifier = newValue } }
  }

  /// The elements in the view, or nil if they are found among its subviews.
  open var accessibilityElements: [Any]? {
    get { assignedAccessibility?.elements ?? defaultAccessibility.elements }
    set { assignAccessibility { $0.elements = newValue } }
  }

  /// Whether the views in this one are passed over by those who hear the screen.
  open var accessibilityElementsHidden = false

  /// Where the view is on the screen.
  open var accessibilityFrame: CGRect {
    get {
      assignedAccessibility?.frame
        ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    }
    set { assignAccessibility { $0.frame = newValue } }
  }

  /// Does what a tap does, and returns whether it did; a class overrides it.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value of an adjustable view greater by one step; a class overrides it.
  open func accessibilityIncrement() {}

  /// Makes the value of an adjustable view smaller by one step; a class overrides it.
  open func accessibilityDecrement() {}
}
