/// The sign above a list that a person pulls down to have the list loaded again.
///
/// Give it to a table, `table.refreshControl = control`, and listen to `.valueChanged`. Call
/// ``endRefreshing()`` when the list is there.
///
/// - Shape: A finger that pulls the content down far enough sends `.valueChanged` once; from then on the
///   control is refreshing, and stays in sight, until the program ends it. The program's own
///   ``beginRefreshing()`` sends nothing.
/// - Units: Points; the control is 60 high.
/// - Differs: The list stays 60 points lower as long as the control refreshes; a device brings it into
///   sight only where a person pulled it.
/// - Unconfirmed: A pull of 100 points is far enough, while the finger is down.
/// - Not asked: It takes a finger.
/// - Source: Apple, UIKit, "UIRefreshControl" and its header.
open class UIRefreshControl: UIControl, OuterView, OuterElement, OuterKeyed {
  private static let height: CGFloat = 60
  private static let threshold: CGFloat = 60

  /// Whether the list is being loaded.
  open private(set) var isRefreshing = false

  /// What stands below the sign.
  open var attributedTitle: NSAttributedString? {
    didSet { label.attributedText = attributedTitle }
  }

  private let indicator = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private var wasPulled = false

  /// Creates a control that belongs to no list yet.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a control; its frame follows the list.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates the control a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Shows that the list is being loaded; nobody is told.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    indicator.startAnimating()
    lower(list)
    showState()
  }

  /// Hides the control, because the list is there.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    indicator.stopAnimating()
    guard let list else { return lower(nil) }
    let isAtTop = list.contentOffset.y <= 0 - list.adjustedContentInset.top + 0.5
    lower(nil)
    if isAtTop {
      list.setContentOffset(
        CGPoint(x: list.contentOffset.x, y: 0 - list.adjustedContentInset.top), animated: true)
    }
    showState()
  }

  /// Begins to follow the finger on the list that the control was given to.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let list, list !== followed {
      list.panGestureRecognizer.addTarget(self, action: UIRefreshControl.pull)
    }
    followed = list ?? followed
    lower(isRefreshing ? list : nil)
    frame = CGRect(
      x: 0, y: 0 - Self.height, width: list?.bounds.width ?? 0, height: Self.height)
    autoresizingMask = .flexibleWidth
    showState()
  }

  /// Places the sign and the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasText = attributedTitle != nil
    indicator.center = CGPoint(x: bounds.midX, y: hasText ? 20 : bounds.midY)
    label.frame = CGRect(x: 0, y: 36, width: bounds.width, height: 20)
  }

  private var list: UIScrollView? { superview as? UIScrollView }

  /// The list whose finger is followed; it stays so, and is asked whether it is still the control's.
  private weak var followed: UIScrollView?

  /// The list that lies lower while the control refreshes, and the inset that it has for it.
  private var lowered: (list: Weak, top: CGFloat)?

  private struct Weak {
    weak var list: UIScrollView?
  }

  /// Has a list lie lower, and the one that did so as it was, unless the program has moved it since.
  private func lower(_ list: UIScrollView?) {
    guard list == nil || list !== lowered?.list.list else { return }
    if let (former, top) = lowered, former.list?.contentInset.top == top {
      former.list?.contentInset.top -= Self.height
    }
    list?.contentInset.top += Self.height
    lowered = list.map { (Weak(list: $0), $0.contentInset.top) }
  }

  private func setUp() {
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 12)
    indicator.hidesWhenStopped = false
    addSubview(indicator)
    addSubview(label)
    showState()
  }

  private func showState() {
    isHidden = !isRefreshing && !isPulled
    setNeedsLayout()
  }

  /// How far the content is pulled down.
  private var distance: CGFloat {
    guard let list else { return 0 }
    return 0 - list.adjustedContentInset.top - list.contentOffset.y
  }

  private var isPulled: Bool { distance > 0 }

  private func pull(_ pan: UIPanGestureRecognizer) {
    guard pan.view === list else { return }
    switch pan.state {
    case .changed:
      showState()
      guard !wasPulled, !isRefreshing, isEnabled, distance >= Self.threshold else { return }
      wasPulled = true
      beginRefreshing()
      send([.valueChanged, .primaryActionTriggered], with: nil)
    default:
      wasPulled = false
      showState()
    }
  }

  // MARK: - What the library asks of a view

  package func configureOuter(from decoder: NibDecoder) {
    decoder.attributedText("attributedTitle").ifPresent { attributedTitle = $0 }
  }

  package var outerAutomationType: AutomationType { .activityIndicator }

  package var outerAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(
      isElement: true, label: attributedTitle?.string ?? "Refresh", value: isRefreshing ? "1" : "0")
  }

  package class var outerKeys: BuiltInKeys {
    KeysOf<UIRefreshControl>.list(["isRefreshing": \.isRefreshing])
  }
}

extension UIScrollView {
  /// The sign above the content that a person pulls down to have it loaded again.
  ///
  /// Content that has one can always be pulled down.
  public var refreshControl: UIRefreshControl? {
    get { refreshView as? UIRefreshControl }
    set {
      refreshView = newValue
      if newValue != nil { alwaysBounceVertical = true }
    }
  }
}

extension UITableViewController {
  /// The sign above the table that a person pulls down to have it loaded again.
  ///
  /// - Differs: Asking for it, or setting it, loads the table.
  public var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }
}
