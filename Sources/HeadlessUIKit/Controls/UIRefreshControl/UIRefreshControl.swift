/// A control above the content of a scroll view: a person pulls the content down to load it anew.
///
///     ┌──────────────┐
///     │      ◐       │  60 points, seen while the content is pulled or a refresh goes on
///     ├──────────────┤
///     │ content      │
///
/// The scroll view places it. Pulling far enough sends `.valueChanged`, and the program calls
/// ``endRefreshing()`` when it has the new content.
///
/// - Shape: Once in each drag. A refresh that the program begins sends nothing, and leaves the
///   content where it is.
/// - Units: Points; the control is 60 high.
/// - Errors: A scroll view whose content cannot be dragged beyond its edges refreshes never.
/// - Differs: The control stands still above the content. Where a device moves content back slowly,
///   this takes no time.
/// - Unconfirmed: Content that is pulled 90 points beyond its edge begins a refresh, while the
///   finger is still down. The room for the control counts in `adjustedContentInset`, from when the
///   finger leaves.
/// - Source: Apple, UIKit, "UIRefreshControl" and its header.
open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60

  /// How far content is pulled that begins a refresh.
  private static let trigger: CGFloat = 90

  /// Whether a refresh goes on.
  open private(set) var isRefreshing = false

  /// The text below the wheel, or nil for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// The colour of the wheel; nil brings the system's grey back.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      wheel.color = newValue
    }
  }

  private let wheel = UIActivityIndicatorView(style: .large)
  private let label = UILabel()

  /// Whether the content is held down to make room for the control.
  private var holdsContent = false

  /// Whether a refresh has begun in the drag that goes on, or in the one before.
  private var hasTriggered = false

  /// Creates a control, as wide as the screen unless a frame says otherwise.
  ///
  /// The scroll view gives it its place.
  public override init(frame: CGRect) {
    let width = frame.width > 0 ? frame.width : UIScreen.main.bounds.width
    super.init(
      frame: CGRect(x: frame.minX, y: frame.minY, width: width, height: Self.height))
    prepare()
  }

  /// Creates the control a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Says that a refresh has begun, and sends nothing.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    holdsContent = scrollView?.isDragging != true
    scrollView?.setNeedsLayout()
    update()
  }

  /// Says that the refresh is over; content that was held down moves up again.
  ///
  /// A finger that is down holds the content until it leaves.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    if scrollView?.isDragging != true { release() }
    update()
  }

  /// The size of every refresh control.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Places the wheel, and the text below it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = wheel.intrinsicContentSize
    let height = attributedTitle == nil ? 0 : label.sizeThatFits(.zero).height
    let top = (bounds.height - size.height - height) / 2
    wheel.frame = CGRect(
      x: bounds.midX - size.width / 2, y: top, width: size.width, height: size.height)
    label.frame = CGRect(
      x: 16, y: top + size.height, width: max(bounds.width - 32, 0), height: height)
  }

  /// Takes no touches: a finger on it drags the content.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  private func prepare() {
    wheel.hidesWhenStopped = false
    label.textAlignment = .center
    addSubview(wheel)
    addSubview(label)
    update()
  }

  private func release() {
    guard holdsContent else { return }
    holdsContent = false
    scrollView?.moveContentToTop()
  }

  /// Shows the wheel and the text where there is something to be seen of them.
  private func update() {
    let isSeen = isRefreshing || pulled > 0
    (wheel.isHidden, label.isHidden) = (!isSeen, !isSeen)
    if isRefreshing != wheel.isAnimating {
      isRefreshing ? wheel.startAnimating() : wheel.stopAnimating()
    }
  }

  /// Gives a refresh control what its element says.
  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    if let title = decoder.attributedText("attributedTitle") { attributedTitle = title }
  }

  override class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      UIRefreshControl.self,
      Keys(
        ["attributedTitle": \UIRefreshControl.attributedTitle],
        accessors: [
          "isRefreshing": Accessor { (control: UIRefreshControl) in control.isRefreshing }
        ]))
  }
}

extension UIScrollView {
  /// The control above the content that a person pulls down to load it anew, or nil for none.
  public var refreshControl: UIRefreshControl? {
    get { pulledView as? UIRefreshControl }
    set { pulledView = newValue }
  }
}

/// What the scroll view tells its refresh control.
extension UIRefreshControl: PulledView {
  /// How much room above the content it takes.
  var room: CGFloat { holdsContent ? Self.height : 0 }

  /// How far the content is pulled down.
  private var pulled: CGFloat {
    guard let scrollView else { return 0 }
    let room = scrollView.insetsBesideRefreshing.top + scrollView.roomOfHiddenTitle
    return -scrollView.contentOffset.y - room
  }

  /// Stands right above the content.
  func contentDidMove() {
    guard let scrollView else { return }
    let wanted = CGRect(
      x: scrollView.bounds.minX, y: -Self.height, width: scrollView.bounds.width,
      height: Self.height)
    if frame != wanted { frame = wanted }
    update()
  }

  /// Has another refresh begin in the drag that comes.
  func dragWillBegin() {
    hasTriggered = false
  }

  /// Begins a refresh if a finger has pulled the content far enough.
  func contentWasPulled() {
    guard !isRefreshing, !hasTriggered, isEnabled, pulled >= Self.trigger else { return }
    hasTriggered = true
    beginRefreshing()
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  /// Holds the content down, if a refresh goes on, after the finger has left it.
  func dragDidEnd() {
    holdsContent = isRefreshing
    scrollView?.setNeedsLayout()
  }
}
