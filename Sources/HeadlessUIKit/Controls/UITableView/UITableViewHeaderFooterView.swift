/// The view above the rows of a section, or below them.
///
/// - Shape: Views of one's own lie in the ``contentView``.
/// - Units: Points.
/// - Differs: It has the two labels of its day, and no content configuration.
/// - Unconfirmed: The fonts of titles, and that they keep their size when a person changes the size of
///   text.
/// - Asked: D163.
open class UITableViewHeaderFooterView: _ReusableView {
  /// Creates a view; the identifier says which sections it can be used for.
  public override init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(contentView)
  }

  /// Creates a view that is for one section alone.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Creates the view a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Which sections the view can be used for, or nil if it is for one alone.
  open private(set) var reuseIdentifier: String?

  /// The view that holds what the view shows.
  open private(set) var contentView = UIView()

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// The label of the title.
  open var textLabel: UILabel? {
    if let title { return title }
    let label = UILabel()
    contentView.addSubview(label)
    title = label
    return label
  }

  /// The label of a second text.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    detail = label
    return label
  }

  private var title: UILabel?
  private var detail: UILabel?

  /// Whether the view belongs to a table of the plain style, which has a ground of its own.
  var isPlain = true

  /// Whether the view stands below the rows.
  var isFooter = false

  /// Tells the view that it is about to be used for another section; an override calls super.
  open func prepareForReuse() {}

  /// Shows a title as a table view of a style does.
  func show(_ text: String?) {
    guard text != nil || title != nil, let label = textLabel else { return }
    label.text = isPlain || isFooter ? text : text?.uppercased()
    label.numberOfLines = 0
    label.font = isPlain ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
    label.textColor = isPlain ? .label : .secondaryLabel
  }

  /// The height that suits the title.
  func naturalHeight(in width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(width - 32, 1), height: 0)
    let text = title.flatMap { $0.text == nil ? nil : $0.sizeThatFits(room).height } ?? 0
    return isPlain ? max(text + 7.5, 28) : text + (isFooter ? 16 : 22)
  }

  /// Lays out the content view over all of the view, and the labels in it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    let room = bounds.insetBy(dx: min(16, bounds.width / 2), dy: 0)
    let height = title?.sizeThatFits(CGSize(width: room.width, height: 0)).height ?? 0
    let y = isPlain ? (room.height - height) / 2 : isFooter ? 8 : room.height - height - 6
    title?.frame = CGRect(x: room.minX, y: y, width: room.width, height: height)
    if let detail {
      let size = detail.sizeThatFits(CGSize(width: room.width, height: 0))
      detail.frame = CGRect(x: room.minX, y: y + height, width: room.width, height: size.height)
    }
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    guard isPlain, backgroundColor == nil, backgroundView == nil else { return }
    recorder.fill(bounds, .systemGray6)
  }

  override var defaultAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(label: contentView.joinedText, traits: .header)
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UITableViewHeaderFooterView>.list([
      "backgroundView": \.backgroundView, "detailTextLabel": \.detailTextLabel,
      "textLabel": \.textLabel,
    ]).accessors([
      "contentView": Accessor { (view: UITableViewHeaderFooterView) in view.contentView },
      "reuseIdentifier": Accessor { (view: UITableViewHeaderFooterView) in view.reuseIdentifier
      },
    ])
  }
}
