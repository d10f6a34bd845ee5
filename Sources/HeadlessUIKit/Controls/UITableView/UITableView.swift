/// A view that shows rows below each other, in sections, and scrolls.
///
/// A table view stores no data. It asks its ``dataSource`` how many sections and rows there are, and
/// for the **cell** of each row that comes into sight; its ``delegate`` says how high rows are and
/// hears which a person selects. Cells that went out of sight are used again: the data source takes
/// one with ``dequeueReusableCell(withIdentifier:for:)``.
///
///     ┌────────────────────┐
///     │ Fruit              │  header of section 0
///     ├────────────────────┤
///     │ Apple            › │  row 0 in 0
///     │ Pear             › │  row 1 in 0
///     └────────────────────┘
///
/// - Shape: Sections count from 0, top to bottom; so do the rows of each.
/// - Units: Points. A million rows of one height cost what ten cost. Rows whose heights the delegate
///   tells are asked for one by one when the table reloads, and cost that question each; finding a
///   row among them takes about twenty steps.
/// - Errors: An identifier that nothing is registered for stops the program, and so does an update
///   that does not fit to the data; a row that is to be scrolled to and is not there does too.
/// - Differs: Nothing moves by itself: rows come and go at once, whatever animation is asked for.
///   An index of sections and prefetching are left out. A row that can be edited shows a button that
///   deletes it when it is swiped; a device shows none if the data source has no method that deletes.
///   A data source without `canMoveRowAt` is told once to move a row to where it is, when the table
///   begins to be edited: so the table finds out whether it has `moveRowAt`. A header has the padding
///   above it that is set, and no other.
/// - Unconfirmed: The heights of headers and footers, and the margins of the grouped styles. A segue
///   of a row is performed before the delegate hears of the selection.
/// - Source: Apple, UIKit, "UITableView", its header, and "Filling a table with data".
/// - Asked: D124, D125, D126, D127, D128, D129, D130.
open class UITableView: UIScrollView {
  /// The height that stands for the one a row's own content asks for.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// How the sections are told apart.
  open private(set) var style = Style.plain

  /// The object that says how much there is to show, and fills cells.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { becomeStale() } }
  }

  /// The object that says what rows look like, and hears what a person does.
  ///
  /// It is the scroll view's delegate as well.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      let isOther = newValue !== super.delegate
      super.delegate = newValue
      if isOther { becomeStale() }
    }
  }

  /// How high rows are where the delegate does not say; at first, as high as their content.
  open var rowHeight = automaticDimension {
    didSet { if rowHeight != oldValue { becomeStale() } }
  }

  /// How high a row out of sight is taken to be that is as high as its content.
  open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { becomeStale() } }
  }

  /// How much room a header has where the delegate does not say.
  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { becomeStale() } }
  }

  /// How much room a footer has where the delegate does not say.
  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { becomeStale() } }
  }

  /// How much room lies above each header; none where the table is to say.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { becomeStale() } }
  }

  /// How rows are told apart.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { setNeedsLayout() } }
  }

  /// The colour of the line between rows; nil brings the system's back.
  open var separatorColor: UIColor? = UIColor.systemGray4 {
    didSet {
      if separatorColor == nil { separatorColor = .systemGray4 }
      if separatorColor != oldValue { setNeedsLayout() }
    }
  }

  /// How far the line between rows stays away from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { if separatorInset != oldValue { setNeedsLayout() } }
  }

  /// Whether a person can select a row.
  open var allowsSelection = true

  /// Whether a person can select several rows.
  open var allowsMultipleSelection = false

  /// A view above all sections, which scrolls with them.
  ///
  /// Assigning the view that is there has the table look at its height again.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }

  /// A view below all sections, which scrolls with them.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  /// A view behind the rows that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// What the last answers said, from top to bottom.
  var sections: [TableSection] = []
  /// Whether everything has to be asked for before the next answer.
  var isStale = true
  var isAsking = false
  /// Whether cells are about to move to where their rows are after an update.
  var isMovingCells = false
  /// Whether rows are brought into sight, or somebody is asked about one of them.
  var isShowingRows = false
  /// How often everything was asked for.
  var generation = 0
  /// How often rows were brought into sight from the beginning, because all was asked for again.
  var timesBegunAgain = 0
  /// What is in sight.
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The cell of a row out of sight that a person types in, and that stays as it is.
  var editedCell: (path: IndexPath, cell: UITableViewCell)?
  /// Whether all cells go, those too that a person types in.
  var isAskingAnew = false
  /// The cell that its row is to be shown in again.
  var reconfiguredCell: UITableViewCell?
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// What went out of sight and can be used again, and what more of it is made of.
  var cellPool = ReusePool<UITableViewCell>()
  private var headerPool = ReusePool<UITableViewHeaderFooterView>()
  /// The selected rows, in the order they were selected.
  var selection: [IndexPath] = []
  var touchedRow: IndexPath?
  /// How many rows the delegate may still be asked for the height of, as all is asked for.
  var heightsLeft = 0
  /// The rows that a document holds.
  var staticSections: [StaticSection]?
  /// What came and went in the update that is under way.
  var update: ListUpdate?

  /// Creates a table view of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  /// Creates a table view of the plain style.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates the table view a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - Registering and reusing

  /// Has cells of a class made for an identifier; nil takes the class back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(.init(cellClass, UITableViewCell.self, identifier), for: identifier)
  }

  /// Has headers and footers of a class made for an identifier; nil takes the class back.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let source = ReusePool<UITableViewHeaderFooterView>.Source(
      aClass, UITableViewHeaderFooterView.self, identifier)
    headerPool.register(source, for: identifier)
  }

  /// Returns a cell that went out of sight, or a new one of what is registered, or nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let (cell, origin) = cell(identifier)
    tellReuse("dequeueReusableCell", identifier, origin)
    return cell
  }

  /// Returns a cell that went out of sight, or a new one of what is registered.
  ///
  /// An identifier that nothing is registered for stops the program.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let (cell, origin) = cell(identifier)
    guard let cell else {
      TableError.unknownIdentifier(identifier, known: cellPool.identifiers).raise()
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    tellReuse("dequeueReusableCell", identifier, origin)
    return cell
  }

  /// Returns a header or footer that went out of sight, or a new one, or nil.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = headerPool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    switch headerPool.source(for: identifier) {
    case .type(let type): return UITableViewHeaderFooterView.make(type, identifier)
    case .template(let template):
      return template.makeObjects().compactMap { $0 as? UITableViewHeaderFooterView }.first
    case nil: return nil
    }
  }

  // MARK: - How much there is

  /// The number of sections the data source last reported.
  open var numberOfSections: Int { loadedSections.count }

  /// Returns the number of rows the data source last reported for a section; 0 for none there is.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = loadedSections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// Asks for everything again; no row is selected any more.
  open func reloadData() {
    guard mayReload("reloadData()") else { return }
    selection = []
    endSwiping()
    becomeStale()
    if dataSource != nil { askForEverything() }
  }

  // MARK: - Where rows are

  /// Returns the rectangle of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    guard loadedSections.indices.contains(section) else { return .zero }
    return band(sections[section].top, sections[section].height, isInset: false)
  }

  /// Returns the rectangle of the header of a section.
  open func rectForHeader(inSection section: Int) -> CGRect {
    guard loadedSections.indices.contains(section) else { return .zero }
    return band(sections[section].top, sections[section].headerHeight, isInset: false)
  }

  /// Returns the rectangle of a row, or zero if there is none.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard has(indexPath) else { return .zero }
    let section = sections[indexPath.section]
    let top = section.rowsTop + section.rows.top(of: indexPath.row)
    return band(top, section.rows.height(of: indexPath.row), isInset: true)
  }

  /// Returns the row at a point of the content, or nil.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0))?.first
  }

  /// Returns the row a cell in sight shows, or nil.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the rows in a rectangle of the content; nil for a rectangle that is no number.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard !rect.minY.isNaN, !rect.height.isNaN else { return nil }
    _ = loadedSections
    return paths(from: rect.minY, to: rect.maxY)
  }

  /// Returns the cell of a row in sight, or nil.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if isShowingRows { TableMessage.cellForRowWhileShowing(self).reportOnce() }
    layoutIfNeeded()
    return cells[indexPath]
  }

  /// The cells in sight, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    if isShowingRows { TableMessage.visibleCellsWhileShowing(self).reportOnce() }
    return (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
  }

  /// The rows in sight, from top to bottom, or nil if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.isEmpty ? nil : cells.keys.sorted()
  }

  /// Returns the header of a section in sight, or nil if it is none that can be used again.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section in sight, or nil if it is none that can be used again.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls until a row is where it is asked for.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let isSection = loadedSections.indices.contains(indexPath.section)
    // So says UIKit's header: this row stands for a section that may have none.
    if isSection, indexPath.row == NSNotFound {
      let top = rectForHeader(inSection: indexPath.section)
      return scroll({ top }, indexPath, scrollPosition, animated: animated)
    }
    guard has(indexPath) else {
      return isSection
        ? TableError.noRow(indexPath, rows: numberOfRows(inSection: indexPath.section)).raise()
        : TableError.noSection(indexPath.section, sections: sections.count).raise()
    }
    scroll({ rectForRow(at: indexPath) }, indexPath, scrollPosition, animated: animated)
  }

  // MARK: - Selection

  /// The selected row, or nil; of several, the one that was selected first.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows in the order they were selected, or nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, and scrolls to it unless the position is none; nil deselects all.
  ///
  /// The program selected the row, so the delegate is not told. Only a person who taps it has
  /// `tableView(_:didSelectRowAt:)` called.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      selection.forEach { deselectRow(at: $0, animated: animated) }
      return
    }
    guard has(indexPath) else {
      let count = "numberOfRows(inSection:)"
      return ListMessage.nothingToSelect(indexPath, count: count, .table).report()
    }
    guard allowsSelection else { return }
    if !selectsSeveral {
      for other in selection where other != indexPath { deselectRow(at: other, animated: animated) }
    }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row; the delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let index = selection.firstIndex(of: indexPath) else { return }
    selection.remove(at: index)
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: - Editing

  /// Whether rows show the signs by which they are deleted, inserted and moved, or the buttons of one
  /// row are in sight beside it.
  open var isEditing: Bool {
    get { editing || swipedRow != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the signs by which rows are deleted, inserted and moved, or hides them.
  ///
  /// The data source says which rows have one, and performs what a person does.
  open func setEditing(_ editing: Bool, animated: Bool) {
    endSwiping()
    guard editing != self.editing else { return }
    self.editing = editing
    for path in cells.keys.sorted() {
      if let cell = cells[path] { showEditing(of: path, cell, animated: animated) }
    }
  }

  /// Whether a person can select a row while the table is edited.
  open var allowsSelectionDuringEditing = false

  /// Whether a person can select several rows while the table is edited; then no row is deleted.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether a person can select several rows now.
  var selectsSeveral: Bool {
    editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private(set) var editing = false
  /// The row beside which buttons are in sight.
  var swipedRow: IndexPath?

  /// The data source that turned out to have `moveRowAt`, and the one that turned out not to.
  weak var sourceWithMoving: (any UITableViewDataSource)?
  weak var sourceWithoutMoving: (any UITableViewDataSource)?

  /// The row on which a swipe began.
  var swipeStart: IndexPath?
  /// The buttons that the swipe under way brings into sight, and at which edge.
  var swipeAnswer: (isLeading: Bool, found: UISwipeActionsConfiguration)?
  let swipePan = UIPanGestureRecognizer()

  /// Lets a finger swipe over a row that can be swiped.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let isScrolling = gestureRecognizer === pan
    // The sign by which a row is moved keeps the finger.
    if isScrolling || gestureRecognizer === swipePan,
      (gestureRecognizer as? UIPanGestureRecognizer)?.touches.first?.view is ReorderControl
    {
      return false
    }
    if gestureRecognizer === swipePan { return maySwipe }
    if isScrolling, swipedRow != nil, super.gestureRecognizerShouldBegin(pan) {
      endSwiping()
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: - Updates

  /// Moves a row to another place, where the data has it already.
  ///
  /// Its cell goes along, and stays selected.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Begins an update: what comes and goes until ``endUpdates()`` does so at once.
  open func beginUpdates() {
    update = update ?? ListUpdate()
    update?.depth += 1
  }

  /// Ends an update, and asks how much there is now; it has to be what the update says.
  open func endUpdates() {
    guard update != nil else { return }
    update?.depth -= 1
    if update?.depth == 0 { applyUpdate() }
  }

  /// Does an update, and says that it is done.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Shows rows that have come; they are numbered as they are now.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Takes away rows that are gone; they are numbered as they were.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Asks for the cells of rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Asks for the cells of rows again, and has those that are in sight used for it.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    guard mayReload("reconfigureRows(at:)") else { return }
    for path in indexPaths {
      guard let former = cells[path] else { continue }
      reconfiguredCell = former
      let cell = askCell(path)
      reconfiguredCell = nil
      if cell !== former { drop(path) }
    }
    setNeedsLayout()
  }

  /// Shows sections that have come; they are numbered as they are now.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes away sections that are gone; they are numbered as they were.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for all of some sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  // MARK: - As a view

  /// Hides the buttons of a swiped row when the table leaves the screen.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { endSwiping() }
  }

  /// Brings the rows into sight that belong there, and takes the others away.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  // Rows that are as high as their content are measured again.
  override func adoptContentSize() { setNeedsLayout() }

  /// Follows a finger on a row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touchBegan(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Follows a finger on a row.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touchMoved(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Selects the row the finger leaves.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touchEnded() { super.touchesEnded(touches, with: event) }
  }

  /// Lets go of the row.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if unhighlight() == nil { super.touchesCancelled(touches, with: event) }
  }

  /// Bars count as room at the edges, so that no row begins behind one.
  override var makesRoomForBars: Bool { true }

  package override var automationType: AutomationType { .table }

  /// Gives a table view what its element says, and makes the rows it holds.
  override func configure(from decoder: NibDecoder) {
    style = decoder.choice("style", as: Style.self) ?? .plain
    super.configure(from: decoder)
    prepare()
    readRows(from: decoder)
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UITableView>.list([
      "allowsMultipleSelection": \.allowsMultipleSelection,
      "allowsMultipleSelectionDuringEditing": \.allowsMultipleSelectionDuringEditing,
      "allowsSelectionDuringEditing": \.allowsSelectionDuringEditing, "isEditing": \.isEditing,
      "allowsSelection": \.allowsSelection, "backgroundView": \.backgroundView,
      "dataSource": \.dataSource, "delegate": \.delegate,
      "estimatedRowHeight": \.estimatedRowHeight,
      "indexPathForSelectedRow": \.indexPathForSelectedRow,
      "numberOfSections": \.numberOfSections, "rowHeight": \.rowHeight,
      "sectionFooterHeight": \.sectionFooterHeight, "sectionHeaderHeight": \.sectionHeaderHeight,
      "sectionHeaderTopPadding": \.sectionHeaderTopPadding, "separatorColor": \.separatorColor,
      "separatorInset": \.separatorInset, "separatorStyle": \.separatorStyle,
      "tableFooterView": \.tableFooterView, "tableHeaderView": \.tableHeaderView,
    ]).accessors([
      "visibleCells": Accessor { (table: UITableView) in table.visibleCells }
    ])
  }
}

extension UITableView {
  private func prepare() {
    alwaysBounceVertical = true
    prepareSwiping()
    if backgroundColor == nil {
      backgroundColor = style == .plain ? .systemBackground : .systemGray6
    }
  }

  private func replace(_ former: UIView?, with view: UIView?) {
    if former !== view { former?.removeFromSuperview() }
    if let view { addSubview(view) }
    becomeStale()
  }

  func register(_ template: (any ReusableViewTemplate)?, forCell identifier: String) {
    cellPool.register(template.map { .template($0) }, for: identifier)
  }

  /// Has headers and footers made by a template.
  func register(_ template: (any ReusableViewTemplate)?, forHeader identifier: String) {
    headerPool.register(template.map { .template($0) }, for: identifier)
  }

  /// Returns a cell for an identifier, and what is to be written down about where it comes from.
  private func cell(_ identifier: String) -> (UITableViewCell?, origin: String) {
    if let cell = reconfiguredCell, cell.reuseIdentifier == identifier {
      reconfiguredCell = nil
      return (cell, "same \(type(of: cell))")
    }
    if let cell = cellPool.take(identifier) {
      cell.prepareForReuse()
      return (cell, "used \(type(of: cell))")
    }
    let cell: UITableViewCell?
    switch cellPool.source(for: identifier) {
    case .type(let type):
      cell = UITableViewCell.make(type, style: .default, reuseIdentifier: identifier)
    case .template(let template):
      let objects = template.makeObjects()
      cell = objects.first as? UITableViewCell
      if objects.count != 1 || cell == nil { TableError.wrongNib(identifier: identifier).raise() }
      cell?.adoptReuseIdentifier(identifier)
    case nil: cell = nil
    }
    return (cell, cell.map { "new \(type(of: $0))" } ?? "nil")
  }

  /// Keeps a header or footer that went out of sight.
  func keep(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    headerPool.keep(view, for: identifier)
  }
}

extension UITableView {
  /// How the sections of a table are told apart.
  public enum Style: Int, Sendable {
    /// By headers, which stay at the top while their section is in sight.
    case plain
    /// By gaps.
    case grouped
    /// By gaps, each as a card with round corners.
    case insetGrouped
  }

  /// Where a row is to stand after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// In sight, with as little scrolling as needed.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go; here they do so at once.
  public enum RowAnimation: Int, Sendable {
    /// By growing paler, or darker.
    case fade
    /// To the right, or from there.
    case right
    /// To the left, or from there.
    case left
    /// Upwards, or from above.
    case top
    /// Downwards, or from below.
    case bottom
    /// Not at all.
    case none
    /// Behind the middle of the row.
    case middle
    /// As the table chooses.
    case automatic = 100
  }
}
