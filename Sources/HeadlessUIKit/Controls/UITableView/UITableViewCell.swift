/// One row of a table view: a text and a picture in one of four styles, or views of one's own.
///
///     default    ┌──────────────────────┐    subtitle  ┌──────────────────────┐
///                │ ▣ Tea              › │              │ ▣ Tea              › │
///                └──────────────────────┘              │   from Assam         │
///     value1     ┌──────────────────────┐              └──────────────────────┘
///                │ Tea          Assam ✓ │    value2    ┌──────────────────────┐
///                └──────────────────────┘              │    Tea  Assam        │
///                                                      └──────────────────────┘
///
/// A table view has as many cells as it shows rows. A cell that went out of sight is used again for
/// another row, so a row that is filled sets all that another row may have set.
///
/// - Shape: Views of one's own lie in the ``contentView``, which ends before the accessory.
/// - Units: Points; a row is 44 high by nature, one with a subtitle 55.5. Labels made in code have the
///   fonts of text styles, and follow the size of text that a person chooses; those of a document are
///   as it says.
/// - Unconfirmed: The widths that accessories take, where labels stand, the text styles of the small
///   labels, and that the labels follow the size of text by themselves.
/// - Source: Apple, UIKit, "UITableViewCell" and its header; documents that Xcode wrote.
/// - Asked: D131, D132, D133.
open class UITableViewCell: _ReusableView, SegueStarter {
  /// Creates a cell of a style; the identifier says which rows it can be used for.
  public override init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    install(contentView)
  }

  /// Creates a cell of the default style that is for one row alone.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates the cell a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview == nil { install(contentView) }
  }

  /// Which rows the cell can be used for, or nil if it is for one alone.
  open private(set) var reuseIdentifier: String?

  /// The view that holds what the cell shows.
  open private(set) var contentView: UIView = UITableViewCellContentView()

  private var style = CellStyle.default
  private var ownTextLabel: UILabel?
  private var ownDetailLabel: UILabel?
  private var ownImageView: UIImageView?
  private var detailButton: UIButton?

  /// The height that a document gives the row, or nil if none does.
  var heightInDocument: CGFloat?

  /// The height the row has in the document, if constraints and labels do not ask for another one.
  private var drawnHeight: CGFloat?

  /// Performs what a document connects with the row, and with its detail button.
  package var performSegue: (() -> Void)?
  var performAccessorySegue: (() -> Void)?

  /// What is drawn around the row.
  var rowStyle = RowStyle() { didSet { if rowStyle != oldValue { setNeedsLayout() } } }

  /// The label of the text; the first to ask has it made.
  open var textLabel: UILabel? {
    if let ownTextLabel { return ownTextLabel }
    let isSmall = style == .value2
    let label = addLabel(isSmall ? .caption1 : .body, color: isSmall ? tintColor : nil)
    if isSmall { label.textAlignment = .right }
    ownTextLabel = label
    return label
  }

  /// The label of the second text; nil in the default style.
  open var detailTextLabel: UILabel? {
    if let ownDetailLabel { return ownDetailLabel }
    guard style != .default else { return nil }
    let isBeside = style == .value1
    let label = addLabel(isBeside ? .body : .caption1, color: isBeside ? .secondaryLabel : nil)
    if isBeside { label.textAlignment = .right }
    ownDetailLabel = label
    return label
  }

  /// The view of the picture before the text; the first to ask has it made.
  open var imageView: UIImageView? {
    if let ownImageView { return ownImageView }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    ownImageView = view
    return view
  }

  // MARK: - Configurations

  /// What the row shows, as a value; nil for labels of the cell's style or views of one's own.
  ///
  /// The view that shows it takes the place of the ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  /// Returns a configuration in the style of the cell, which shows nothing yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  private func showConfiguration() {
    let view = contentView as? ListContentView
    guard let content = contentConfiguration as? UIListContentConfiguration else {
      if view != nil { install(UITableViewCellContentView()) }
      return
    }
    setNeedsLayout()
    if let view {
      view.content = content
    } else {
      (ownTextLabel, ownDetailLabel, ownImageView) = (nil, nil, nil)
      install(ListContentView(content))
    }
  }

  /// The height that a view asks for which shows a configuration.
  private func heightOfConfiguration(in width: CGFloat) -> CGFloat? {
    guard contentConfiguration != nil else { return nil }
    let room = CGSize(width: max(width - widthOfAccessory, 0), height: 0)
    return max(contentView.sizeThatFits(room).height + (rowStyle.separator == nil ? 0 : 0.5), 44)
  }

  // MARK: - Editing

  /// Whether the row shows the signs by which it is deleted and moved.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the signs by which the row is deleted and moved, or hides them; an override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    accessoryDidChange()
    updateEditingControls()
    setNeedsLayout()
  }

  /// What the sign at the left does, as the table's delegate says.
  open var editingStyle: EditingStyle { editingLook.style }

  /// Whether the row is to show a handle; the data source decides, with `moveRowAt`.
  open var showsReorderControl = false

  private var editing = false
  var editingLook = EditingLook() {
    didSet { if editingLook != oldValue { updateEditingControls() } }
  }
  var editingControl: EditingControl?
  var reorderControl: ReorderControl?
  var actionButtons: [UIButton] = []
  var swipesFromLeft = false

  var table: UITableView? { tableView }

  // MARK: - As a row

  /// What stands at the right end of the row.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// A view in place of the accessory, in its own size.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }

  /// How a selected row is marked.
  open var selectionStyle = SelectionStyle.default

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  /// A view behind the content while the row is selected, in place of the usual mark.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, with: selectedBackgroundView)
      showState()
    }
  }

  /// How often the text is indented.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// How far the text is indented each time.
  open var indentationWidth: CGFloat = 10 {
    didSet {
      if !indentationWidth.isFinite { indentationWidth = oldValue }
      if indentationWidth != oldValue { setNeedsLayout() }
    }
  }

  /// How far the line below the row stays away from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { hasOwnSeparatorInset = true }
  }

  private var hasOwnSeparatorInset = false

  private var selected = false
  private var highlighted = false

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Marks the row as selected, or not; an override calls super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != self.selected { setNeedsLayout() }
    self.selected = selected
    if editingLook.selects { updateEditingControls() }
    showState()
  }

  /// Marks the row as one that a finger is on, or not; an override calls super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != self.highlighted { setNeedsLayout() }
    self.highlighted = highlighted
    showState()
  }

  /// Tells the cell that it is about to be used for another row; an override calls super.
  ///
  /// Bring back here what the data source does not set each time.
  open func prepareForReuse() {}

  /// Returns the width there is, and the height that constraints in the content view give the row,
  /// or that suits the labels, or that a document gives it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    let height =
      heightInDocument ?? heightOfConstraints(in: width) ?? heightOfConfiguration(in: width)
    return CGSize(width: width, height: height ?? drawnHeight ?? heightOfLabels(in: width))
  }

  private func heightOfConstraints(in width: CGFloat) -> CGFloat? {
    guard !contentView.constraints.isEmpty else { return nil }
    let room = CGSize(width: max(width - widthOfAccessory, 0), height: 0)
    let height = contentView.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height + (rowStyle.separator == nil ? 0 : 0.5) : nil
  }

  /// Lays out the content view before the accessory, and the labels in it.
  open override func layoutSubviews() {
    let line: CGFloat = rowStyle.separator == nil ? 0 : 0.5
    let accessory = widthOfAccessory
    contentView.frame = CGRect(
      x: 0, y: 0, width: max(bounds.width - accessory - indentOfEditing, 0),
      height: max(bounds.height - line, 0))
    for view in [backgroundView, selectedBackgroundView] {
      view?.frame = bounds
    }
    super.layoutSubviews()
    layOutLabels()
    if let view = accessoryView ?? detailButton {
      let end = accessoryType == .detailDisclosureButton && accessoryView == nil ? 26 : CGFloat(0)
      view.center = CGPoint(
        x: bounds.width - Self.margin - end - view.bounds.width / 2, y: bounds.midY)
    }
    layOutEditing([accessoryView ?? detailButton])
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    if backgroundColor == nil { fill(in: &recorder, rowStyle.color) }
    if isMarked, selectionStyle != .none, selectedBackgroundView == nil {
      fill(in: &recorder, .systemGray4)
    }
    if let color = rowStyle.separator {
      let inset = hasOwnSeparatorInset ? separatorInset : rowStyle.separatorInset
      let width = bounds.width - inset.left - inset.right
      recorder.fill(CGRect(x: inset.left, y: bounds.maxY - 0.5, width: width, height: 0.5), color)
    }
    if rowStyle.hasLineAbove, let color = rowStyle.separator {
      recorder.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 0.5), color)
    }
    guard accessoryView == nil, !isEditing, actionButtons.isEmpty, let sign = accessoryType.sign
    else { return }
    recorder.draw(accessoryType, sign, at: CGPoint(x: bounds.maxX - 22, y: bounds.midY), tintColor)
  }

  override var takesTouchesOfParts: Bool { true }

  package override var automationType: AutomationType { .cell }

  override var defaultAccessibility: AccessibilityAttributes {
    let label = contentView.joinedText
    return AccessibilityAttributes(
      isElement: !hasControls, label: label.isEmpty ? nil : label,
      traits: isSelected ? .selected : [])
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    reuseIdentifier = decoder.text("reuseIdentifier")
    style = decoder.choice("style", Self.styles) ?? .default
    heightInDocument = decoder.number("rowHeight").flatMap { $0 >= 0 ? $0 : nil }
    drawnHeight = bounds.height
    decoder.integer("indentationLevel").ifPresent { indentationLevel = $0 }
    decoder.number("indentationWidth").ifPresent { indentationWidth = $0 }
    decoder.choice("selectionStyle", as: SelectionStyle.self).ifPresent { selectionStyle = $0 }
    decoder.view("contentView").ifPresent { install($0) }
    let part = { decoder.text($0).flatMap(decoder.loader.object) }
    ownTextLabel = part("textLabel") as? UILabel
    ownDetailLabel = part("detailTextLabel") as? UILabel
    ownImageView = part("imageView") as? UIImageView
    decoder.choice("accessoryType", as: AccessoryType.self).ifPresent { accessoryType = $0 }
    accessoryView = decoder.view("accessoryView")
    backgroundView = decoder.view("backgroundView")
    selectedBackgroundView = decoder.view("selectedBackgroundView")
    decoder.insets("separatorInset").ifPresent { separatorInset = $0 }
    decoder.flag("showsReorderControl").ifPresent { showsReorderControl = $0 }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UITableViewCell>.list([
      "accessoryType": \.accessoryType, "accessoryView": \.accessoryView,
      "backgroundView": \.backgroundView, "detailTextLabel": \.detailTextLabel,
      "imageView": \.imageView, "indentationLevel": \.indentationLevel,
      "indentationWidth": \.indentationWidth, "isEditing": \.isEditing,
      "isHighlighted": \.isHighlighted, "isSelected": \.isSelected,
      "selectedBackgroundView": \.selectedBackgroundView, "selectionStyle": \.selectionStyle,
      "separatorInset": \.separatorInset, "showsReorderControl": \.showsReorderControl,
      "textLabel": \.textLabel,
    ]).accessors([
      "contentView": Accessor { (cell: UITableViewCell) in cell.contentView },
      "reuseIdentifier": Accessor { (cell: UITableViewCell) in cell.reuseIdentifier },
    ])
  }
}

/// What the parts of a cell are, and where they stand.
extension UITableViewCell {
  /// What is drawn around a row where it stands in its table.
  struct RowStyle: Equatable {
    var color = UIColor.systemBackground
    /// The colour of the line below the row, or nil for none.
    var separator: UIColor?
    var separatorInset = UIEdgeInsets.zero
    var isRoundAbove = false
    var isRoundBelow = false
    /// Whether the row is a part of a card.
    var isCard = false
    var hasLineAbove = false
  }

  /// How far content stays away from the edges.
  private static let margin: CGFloat = 16

  private var isMarked: Bool { isSelected || isHighlighted }

  /// Whether something in the cell can be acted on by itself.
  private var hasControls: Bool {
    accessoryView is UIControl || detailButton != nil || !actionButtons.isEmpty
      || editingControl != nil || reorderControl != nil
      || contentView.firstInTree { $0 is UIControl && !$0.isHidden } != nil
  }

  private var widthOfAccessory: CGFloat {
    if isEditing { return editingLook.moves ? Self.editingRoom : 0 }
    if let accessoryView { return accessoryView.bounds.width + 2 * Self.margin }
    switch accessoryType {
    case .none: return 0
    case .disclosureIndicator: return 26.5
    case .checkmark: return 40
    case .detailButton: return 47
    case .detailDisclosureButton: return 67
    }
  }

  private func install(_ view: UIView) {
    if view !== contentView { contentView.removeFromSuperview() }
    contentView = view
    addSubview(view)
  }

  /// Belongs to the rows of an identifier: a nib need not name it.
  func adoptReuseIdentifier(_ identifier: String) {
    if reuseIdentifier == nil { reuseIdentifier = identifier }
  }

  private func addLabel(_ textStyle: UIFont.TextStyle, color: UIColor?) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: textStyle)
    label.adjustsFontForContentSizeCategory = true
    if let color { label.textColor = color }
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  private func replace(_ former: UIView?, with view: UIView?) {
    guard former !== view else { return }
    former?.removeFromSuperview()
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  private func accessoryDidChange() {
    let wantsButton = accessoryView == nil && accessoryType.hasButton && !isEditing
    if !wantsButton {
      detailButton?.removeFromSuperview()
      detailButton = nil
    } else if detailButton == nil {
      let button = UIButton(type: .detailDisclosure)
      button.sizeToFit()
      button.addAction(
        UIAction { [weak self] _ in self?.tableView?.tellAccessoryTapped(self) },
        for: .touchUpInside)
      detailButton = button
      addSubview(button)
    }
    // The signs of editing stand in its place.
    if isEditing {
      if accessoryView?.superview === self { accessoryView?.removeFromSuperview() }
    } else if let accessoryView, accessoryView.superview !== self {
      addSubview(accessoryView)
    }
    setNeedsLayout()
  }

  private var tableView: UITableView? {
    var view = superview
    while let current = view, !(current is UITableView) { view = current.superview }
    return view as? UITableView
  }

  /// Shows the labels, and the view behind them, as those of a row that is marked or not.
  private func showState() {
    let isMarked = isMarked
    selectedBackgroundView?.isHidden = !isMarked
    contentView.walk { view in
      (view as? UILabel)?.isHighlighted = isMarked
      (view as? UIImageView)?.isHighlighted = isMarked
      return !(view is UIControl)
    }
  }

  private func fill(in recorder: inout DisplayList.Recorder, _ color: UIColor) {
    guard rowStyle.isCard else { return recorder.fill(bounds, color) }
    recorder.fill(bounds, color, cornerRadius: 10)
    var (above, below) = (bounds, bounds)
    above.size.height /= 2
    below.origin.y += above.height
    below.size.height = above.height
    if !rowStyle.isRoundAbove { recorder.fill(above, color) }
    if !rowStyle.isRoundBelow { recorder.fill(below, color) }
  }
}

/// Where the labels of the four styles stand.
extension UITableViewCell {
  private func heightOfLabels(in width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(width - widthOfAccessory - 2 * Self.margin, 1), height: 0)
    let heights = [ownTextLabel, ownDetailLabel].compactMap { label in
      label.flatMap { $0.text?.isEmpty == false ? $0.sizeThatFits(room).height : nil }
    }
    guard style == .subtitle else { return max(44, (heights.max() ?? 0) + 23) }
    return max(44, heights.reduce(20.5, +))
  }

  private func layOutLabels() {
    let content = contentView.bounds
    var start = Self.margin + CGFloat(indentationLevel) * indentationWidth
    if let view = ownImageView, let size = view.image?.size, size.height > 0 {
      let height = min(size.height, content.height)
      let width = size.width * height / size.height
      view.frame = CGRect(
        x: start, y: (content.height - height) / 2, width: width, height: height)
      start += width + Self.margin
    }
    let end = content.width - (widthOfAccessory > 0 ? 8 : Self.margin)
    let room = CGRect(x: start, y: 0, width: max(end - start, 0), height: content.height)
    guard let text = ownTextLabel, text.superview === contentView else { return }
    guard let detail = ownDetailLabel, style != .default, detail.text?.isEmpty == false else {
      return text.frame = room
    }
    switch style {
    case .default: break
    case .subtitle: layOut(text, above: detail, in: room)
    case .value1: layOut(text, before: detail, in: room)
    case .value2:
      text.frame = CGRect(x: room.minX, y: 0, width: min(91, room.width), height: room.height)
      let left = text.frame.maxX + 6
      detail.frame = CGRect(x: left, y: 0, width: max(end - left, 0), height: room.height)
    }
  }

  private func layOut(_ text: UILabel, above detail: UILabel, in room: CGRect) {
    let size = CGSize(width: room.width, height: 0)
    let heights = (text.sizeThatFits(size).height, detail.sizeThatFits(size).height)
    let top = max((room.height - heights.0 - heights.1) / 2, 0)
    text.frame = CGRect(x: room.minX, y: top, width: room.width, height: heights.0)
    detail.frame = CGRect(x: room.minX, y: top + heights.0, width: room.width, height: heights.1)
  }

  private func layOut(_ text: UILabel, before detail: UILabel, in room: CGRect) {
    let wish = min(detail.sizeThatFits(.zero).width, room.width)
    let first = min(text.sizeThatFits(.zero).width, max(room.width - 6, 0))
    let width = min(wish, max(room.width - first - 6, 0))
    text.frame = CGRect(x: room.minX, y: 0, width: room.width - width - 6, height: room.height)
    detail.frame = CGRect(x: room.maxX - width, y: 0, width: width, height: room.height)
  }
}

extension UITableViewCell {
  /// How the parts of a cell are arranged.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default`
    /// A text at the left and a grey one at the right.
    case value1
    /// A small text and another beside it.
    case value2
    /// A text and a smaller one below it.
    case subtitle
  }

  /// How a selected row is marked.
  ///
  /// - Shape: One case a mark, numbered as UIKit numbers them; blue is grey since iOS 7.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none
    /// In grey; it was blue before iOS 7.
    case blue
    /// In grey.
    case gray
    /// In grey.
    case `default`
  }

  /// How rows are told apart.
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none
    /// By a line.
    case singleLine
  }

  /// What stands at the right end of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow: the row leads to another screen.
    case disclosureIndicator
    /// A button that shows more, and an arrow.
    case detailDisclosureButton
    /// A tick: the row is chosen.
    case checkmark
    /// A button that shows more.
    case detailButton

    fileprivate var hasButton: Bool { self == .detailDisclosureButton || self == .detailButton }

    /// The sign the accessory is in terminal cells, if it is drawn.
    fileprivate var sign: DisplayList.Sign? {
      switch self {
      case .none, .detailButton: nil
      case .disclosureIndicator, .detailDisclosureButton: DisplayList.Sign("›", ascii: ">")
      case .checkmark: DisplayList.Sign("✓", ascii: "v")
      }
    }
  }

  private static let styles: KeyValuePairs<String, CellStyle> = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]
}

extension DisplayList.Recorder {
  /// Draws an arrow or a tick around a point.
  fileprivate mutating func draw(
    _ type: UITableViewCell.AccessoryType, _ sign: DisplayList.Sign, at middle: CGPoint,
    _ tint: UIColor
  ) {
    let isTick = type == .checkmark
    let color = isTick ? tint : UIColor.systemGray4
    let points: [(CGFloat, CGFloat)] =
      isTick ? [(-6, 0), (-2, 4), (6, -6)] : [(-3, -6), (3, 0), (-3, 6)]
    let line = UIBezierPath()
    line.lineWidth = 2
    for (index, (x, y)) in points.enumerated() {
      let point = CGPoint(x: middle.x + x, y: middle.y + y)
      if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
    }
    let figure = DisplayList.Figure(
      isTick ? "checkmark" : "disclosure", .track([.sign(sign, color.components)]))
    draw(figure, in: CGRect(x: middle.x - 6, y: middle.y - 8, width: 12, height: 16)) { recorder in
      recorder.stroke(line, color)
    }
  }
}

/// The content view of a cell, as documents name it.
final class UITableViewCellContentView: UIView {
  /// At the sides as far in as the text of a cell, by the width of the row.
  override var standardMargins: UIEdgeInsets {
    let side: CGFloat = (superview ?? self).bounds.width >= 390 ? 20 : 16
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }
}
