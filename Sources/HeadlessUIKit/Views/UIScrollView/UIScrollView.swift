/// A view that shows a part of a content larger than itself.
///
/// The content is what lies in the view. Scrolling moves the view's ``bounds`` over it, so a
/// subview keeps its frame while it moves on the screen.
///
///      contentSize
///     ┌──────────────┐
///     │ contentOffset│
///     │ ┌──────────┐ │
///     │ │  bounds  │ │
///     │ └──────────┘ │
///     └──────────────┘
///
/// - Shape: ``contentOffset`` is the point of the content in the view's top left corner.
/// - Units: Points.
/// - Errors: An offset beyond the content is shown when the program asks for it.
/// - Differs: Content that a quick finger leaves moves on, and comes to rest at an edge without
///   bouncing. It springs back at once where it was dragged too far, turns a page at once, and
///   scrolling by the program takes no time. Content that
///   shrinks, or a view that grows, leaves the offset where it is; a device brings it back. The marks that
///   say where one is do not fade.
/// - Unconfirmed: Content moves below a bar that comes; below room that the program gives it as
///   ``contentInset`` it moves in a table alone. A view in it hears of a touch after 0.15 seconds, or
///   when the finger is lifted. Content moves on after a finger of 100 points a second or more. A
///   finger that stops it has the delegate told that it has come to rest.
/// - Source: Apple, UIKit, "UIScrollView" and "UIScrollViewDelegate".
/// - Asked: D120, D121, D122, D123.
open class UIScrollView: UIView {
  /// The object that hears of scrolling.
  ///
  /// A subclass may have a delegate that hears more.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  /// The size of the content.
  open var contentSize = CGSize.zero {
    didSet {
      if !contentSize.width.isFinite { contentSize.width = 0 }
      if !contentSize.height.isFinite { contentSize.height = 0 }
      if contentSize != oldValue { setNeedsLayout() }
    }
  }

  /// How far the content can be scrolled beyond its edges.
  open var contentInset = UIEdgeInsets.zero

  /// Whether bars count as room at the edges.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { setNeedsLayout() } }
  }

  /// How far the content can be scrolled beyond its edges: ``contentInset``, and the bars that count.
  open var adjustedContentInset: UIEdgeInsets { insetsOfContent }

  /// Whether bars count where ``contentInsetAdjustmentBehavior`` leaves it to the class.
  var makesRoomForBars: Bool { false }

  /// How far bars reach into the view, as it was laid out last.
  private var insetOfBars: CGFloat = 0

  /// The room at the edges that counts when a finger scrolls.
  var insetsOfContent: UIEdgeInsets {
    var insets = contentInset
    var (down, across) = (false, false)
    let behaviour = contentInsetAdjustmentBehavior
    switch behaviour {
    case .automatic, .scrollableAxes:
      down = alwaysBounceVertical || contentSize.height > bounds.height
      across = alwaysBounceHorizontal || contentSize.width > bounds.width
      if behaviour == .automatic, makesRoomForBars || belongsToStack { down = true }
    case .never: break
    case .always: (down, across) = (true, true)
    }
    guard down || across else { return insets }
    let safeArea = safeAreaInsets
    if down {
      insets.top += safeArea.top
      insets.bottom += safeArea.bottom
    }
    if across {
      insets.left += safeArea.left
      insets.right += safeArea.right
    }
    return insets
  }

  /// Whether it is the view, or the first view in it, of a controller on a stack, whose bar counts
  /// for content that cannot be scrolled too.
  private var belongsToStack: Bool {
    let around = superview?.subviews.first === self ? superview?.viewOwner : nil
    return (viewOwner ?? around)?.makesRoomForBars ?? false
  }

  /// Whether bars are room above the content now.
  var beginsBelowBars: Bool { insetsOfContent.top != contentInset.top }

  private var movesForBars: Bool { contentInsetAdjustmentBehavior != .never }

  /// Moves the content down by the bars that have come, or up again.
  private func moveContentForBars() {
    guard movesForBars else { return }
    let inset = insetsOfContent.top + roomOfHiddenTitle - insetThatStaysPut
    guard inset != insetOfBars else { return }
    let former = insetOfBars
    insetOfBars = inset
    let tops = [-former, -former - insetThatStaysPut]
    if contentOffset.y == 0 {
      contentOffset.y = -inset
    } else if tops.contains(contentOffset.y) {
      contentOffset.y += former - inset
    }
  }

  /// The room at the top that the program gave the view: in a table the content moves for it too.
  private var insetThatStaysPut: CGFloat { makesRoomForBars ? 0 : contentInset.top }

  /// Places the subviews, and moves the content from behind bars that count.
  open override func layoutSubviews() {
    super.layoutSubviews()
    moveContentForBars()
  }

  /// How far the content was scrolled away from its top.
  var distanceFromTop: CGFloat {
    contentOffset.y + (movesForBars ? insetOfBars + insetThatStaysPut : contentInset.top)
  }

  /// How much of a large title is out of sight, and can be brought back by scrolling down.
  var roomOfHiddenTitle: CGFloat = 0

  /// Tells a container with a large title that the content was scrolled.
  var didScroll: (() -> Void)?

  /// How small and how large the content may be zoomed.
  package var zoomLimits = (least: CGFloat(1), most: CGFloat(1))

  /// The control above the content that appears where a person pulls it down.
  package var refreshView: UIControl? {
    didSet {
      if refreshView !== oldValue { oldValue?.removeFromSuperview() }
      if let refreshView { insertSubview(refreshView, at: 0) }
    }
  }

  /// Whether a person can scroll; setting it to false stops content that moves.
  open var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      if !isScrollEnabled { endDeceleration() }
    }
  }

  /// Whether content can be dragged beyond its edges, from where it springs back.
  open var bounces = true

  /// Whether content that fits can be dragged up and down all the same.
  open var alwaysBounceVertical = false

  /// Whether content that fits can be dragged to the sides all the same.
  open var alwaysBounceHorizontal = false

  /// Whether content that a finger leaves rests at a whole number of views from its start.
  ///
  /// A finger that drags over half of a page, or leaves it fast, turns to the next.
  open var isPagingEnabled = false

  /// Whether dragging the content hides the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The room at the edges between which the mark of the height moves.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The room at the edges between which the mark of the width moves.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The room at the edges between which both marks move; reading it gives that of the height.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Whether a mark says which part of the height is seen.
  open var showsVerticalScrollIndicator = true

  /// Whether a mark says which part of the width is seen.
  open var showsHorizontalScrollIndicator = true

  /// Whether a finger touches the content.
  open var isTracking: Bool { !pan.touches.isEmpty }

  /// Whether a finger drags the content.
  open internal(set) var isDragging = false

  /// Whether content that a finger has left moves on.
  open var isDecelerating: Bool { deceleration != nil }

  /// The way of the content that a finger has left, while it moves on.
  var deceleration: Deceleration?

  package override var showsMotion: Bool { isDecelerating }

  /// The recognizer of the finger that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  let pan = ScrollPan()

  /// The offset at which a drag began, without what bouncing took off.
  var dragStart = CGPoint.zero

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates the scroll view a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// The rectangle of the content: what is constrained to it makes ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { guide(.content) }

  /// The rectangle of the view itself, whatever part of the content is seen.
  ///
  /// What lies in the content and is constrained to its edges stays where it is on the screen.
  open var frameLayoutGuide: UILayoutGuide { guide(.scrolledFrame) }

  /// The point of the content in the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The part of the content that is seen.
  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      setNeedsLayout()
      if layoutState?.usesOffset == true { constraintsDidChange() }
      didScroll?()
      tellDelegate(.didScroll) { $0.scrollViewDidScroll(self) }
    }
  }

  /// Scrolls to a point of the content.
  ///
  /// With an animation the delegate hears that it has ended.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    endDeceleration()
    let hasMoved = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    guard animated, hasMoved else { return }
    tellDelegate(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as needed to show a rectangle of the content.
  ///
  /// Nothing moves if it is seen already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard numbers.allSatisfy(\.isFinite) else { return ScrollMessage.noRectangle(rect).report() }
    let content = CGRect(origin: .zero, size: contentSize)
    let wanted = rect.intersection(content)
    guard !wanted.isNull else { return }
    var offset = contentOffset
    offset.x = Self.shift(offset.x, bounds.width, toShow: wanted.minX, wanted.maxX)
    offset.y = Self.shift(offset.y, bounds.height, toShow: wanted.minY, wanted.maxY)
    setContentOffset(offset, animated: animated)
  }

  /// Returns the view under a finger; while the content moves on, that is the scroll view itself.
  ///
  /// So the touch that stops the content presses no button in it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view != nil && isDecelerating ? self : view
  }

  /// Lets the finger scroll where there is something to scroll to.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayDrag
  }

  private func prepare() {
    clipsToBounds = true
    pan.delaysTouchesBegan = true
    pan.addTarget(self, action: UIScrollView.drag)
    addGestureRecognizer(pan)
  }

  private static func shift(
    _ offset: CGFloat, _ length: CGFloat, toShow start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    if start < offset || end - start > length { return start }
    return end > offset + length ? end - length : offset
  }

  package override var automationType: AutomationType {
    outer?.outerAutomationType ?? .scrollView
  }

  override var sizeOfContent: CGSize? {
    get { contentSize }
    set { contentSize = newValue ?? contentSize }
  }

  override var drawsOverSubviews: Bool { true }

  override func drawOverSubviews(in recorder: inout DisplayList.Recorder) {
    recorder.drawIndicators(of: self)
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.flag("scrollEnabled").ifPresent { isScrollEnabled = $0 }
    decoder.flag("bounces").ifPresent { bounces = $0 }
    decoder.flag("alwaysBounceVertical").ifPresent { alwaysBounceVertical = $0 }
    decoder.flag("alwaysBounceHorizontal").ifPresent { alwaysBounceHorizontal = $0 }
    decoder.flag("showsVerticalScrollIndicator").ifPresent { showsVerticalScrollIndicator = $0 }
    decoder.flag("showsHorizontalScrollIndicator").ifPresent { showsHorizontalScrollIndicator = $0 }
    decoder.insets("contentInset").ifPresent { contentInset = $0 }
    decoder.number("minimumZoomScale").ifPresent { zoomLimits.least = $0 }
    if let scale = decoder.number("maximumZoomScale") {
      zoomLimits.most = scale
      (NSClassFromString("HeadlessUIKitExtras.ScrollZooming") as? any ModuleZooming.Type)?
        .begin(in: self)
    }
    decoder.flag("pagingEnabled").ifPresent { isPagingEnabled = $0 }
    decoder.choice("keyboardDismissMode", as: KeyboardDismissMode.self)
      .ifPresent { keyboardDismissMode = $0 }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIScrollView>.list([
      "adjustedContentInset": \.adjustedContentInset,
      "alwaysBounceHorizontal": \.alwaysBounceHorizontal,
      "alwaysBounceVertical": \.alwaysBounceVertical, "bounces": \.bounces,
      "contentInset": \.contentInset, "contentOffset": \.contentOffset,
      "contentSize": \.contentSize, "delegate": \.delegate,
      "horizontalScrollIndicatorInsets": \.horizontalScrollIndicatorInsets,
      "isPagingEnabled": \.isPagingEnabled, "isScrollEnabled": \.isScrollEnabled,
      "isTracking": \.isTracking, "panGestureRecognizer": \.panGestureRecognizer,
      "showsHorizontalScrollIndicator": \.showsHorizontalScrollIndicator,
      "showsVerticalScrollIndicator": \.showsVerticalScrollIndicator,
      "verticalScrollIndicatorInsets": \.verticalScrollIndicatorInsets,
    ]).accessors([
      "isDecelerating": Accessor { (object: UIScrollView) in object.isDecelerating },
      "isDragging": Accessor { (object: UIScrollView) in object.isDragging },
    ])
  }
}

/// Zooming, which another module of this package adds to a scroll view of a document.
package protocol ModuleZooming: AnyObject {
  /// Lets two fingers scale the content from now on.
  static func begin(in scrollView: UIScrollView)
}

extension UIScrollView {
  /// Whether bars count as room at the edges of a scroll view.
  ///
  /// - Differs: `automatic` counts bars for table views alone; on a device also for others that lie
  ///   behind the bars of a container.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where the content can be scrolled; up and down always in a table, and in the view of a
    /// controller on a stack.
    case automatic
    /// Where the content can be scrolled.
    case scrollableAxes
    /// They do not.
    case never
    /// They do.
    case always
  }

  /// Whether dragging the content hides the keyboard.
  ///
  /// - Differs: The keyboard does not move along with the finger; it goes when the finger has
  ///   reached it.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// It goes when a drag begins.
    case onDrag
    /// It goes when a finger that drags has come down to it.
    case interactive
  }
}

extension DisplayList.Recorder {
  /// Draws the marks that say which part of the content is seen.
  fileprivate mutating func drawIndicators(of view: UIScrollView) {
    let (bounds, content) = (view.bounds, view.contentSize)
    let color = UIColor(white: 0, alpha: 0.35)
    if view.showsVerticalScrollIndicator, content.height > bounds.height {
      let room = view.verticalScrollIndicatorInsets
      let (start, length) = mark(
        bounds.minY + room.top, bounds.height - room.top - room.bottom, of: content.height,
        seen: view.contentOffset.y, by: bounds.height)
      fill(
        CGRect(x: bounds.maxX - 6, y: start, width: 3, height: length), color, cornerRadius: 1.5)
    }
    if view.showsHorizontalScrollIndicator, content.width > bounds.width {
      let room = view.horizontalScrollIndicatorInsets
      let (start, length) = mark(
        bounds.minX + room.left, bounds.width - room.left - room.right, of: content.width,
        seen: view.contentOffset.x, by: bounds.width)
      fill(
        CGRect(x: start, y: bounds.maxY - 6, width: length, height: 3), color, cornerRadius: 1.5)
    }
  }

  /// Where a mark lies: as much of the edge as the part that is seen is of the content.
  private func mark(
    _ edge: CGFloat, _ length: CGFloat, of content: CGFloat, seen offset: CGFloat,
    by seen: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let room = max(length - 6, 0)
    let size = max(room * seen / content, min(20, room))
    let share = min(max(offset / (content - seen), 0), 1)
    return (edge + 3 + (room - size) * share, size)
  }
}
