/// A controller whose view is a table view, of which it is data source and delegate.
///
/// A subclass overrides ``tableView(_:numberOfRowsInSection:)`` and ``tableView(_:cellForRowAt:)``,
/// unless a storyboard holds the rows: **static cells** are made with the table, and the methods here
/// show them.
///
/// - Shape: The view and ``tableView`` are the same object.
/// - Errors: A view that is no table view stops the program.
/// - Unconfirmed: The room for the keyboard is added to the table's `contentInset`.
/// - Not asked: It takes a keyboard.
/// - Source: Apple, UIKit, "UITableViewController"; "Table View Programming Guide for iOS".
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private var style = UITableView.Style.plain

  /// Whether the selected row is deselected each time the screen appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller with a table view of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose table view is loaded from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the controller a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The table view, which is the controller's view.
  open var tableView: UITableView! {
    get {
      guard let table = view as? UITableView else {
        TableMessage.noTableView(controller: type(of: self), view).stop()
      }
      return table
    }
    set { view = newValue }
  }

  /// Loads the table view from its document, or else makes one.
  open override func loadView() {
    if Device.current.documentHost?.loadView(of: self) != true {
      let table = UITableView(frame: UIScreen.main.bounds, style: style)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = table
    }
    guard let table = viewIfLoaded as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    if isEditing { table.setEditing(true, animated: false) }
    if let refreshView { table.refreshView = refreshView }
  }

  /// The control above the rows that the controller was given before its table was there.
  package var refreshView: UIControl?

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    refreshView = decoder.object("refreshControl", of: UIControl.self)
  }

  /// Deselects the row, where ``clearsSelectionOnViewWillAppear`` says so, and makes room for the
  /// keyboard from now on; an override calls super.
  ///
  /// Where several rows can be selected they stay so.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observeKeyboard()
    guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView,
      !table.allowsMultipleSelection
    else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  /// Lets go of the keyboard; an override calls super.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardObservers.forEach(NotificationCenter.default.removeObserver)
    keyboardObservers = []
    makeRoom(for: .zero)
  }

  private var keyboardObservers: [any NSObjectProtocol] = []
  private var roomForKeyboard: CGFloat = 0

  private func observeKeyboard() {
    guard keyboardObservers.isEmpty else { return }
    let center = NotificationCenter.default
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardWillHideNotification,
    ]
    keyboardObservers = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let isHidden = name == UIResponder.keyboardWillHideNotification
        self?.makeRoom(for: isHidden ? .zero : value?.cgRectValue ?? .zero)
      }
    }
    for name in [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ] {
      keyboardObservers.append(
        center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          self?.showEditedRow()
        })
    }
  }

  /// Adds what the keyboard covers to the room below the rows, and shows the row that is edited.
  private func makeRoom(for keyboard: CGRect) {
    guard let table = viewIfLoaded as? UITableView else { return }
    var room: CGFloat = 0
    if !keyboard.isEmpty, let window = table.window {
      let top = table.convert(keyboard.origin, from: window).y
      let roomForBars = table.adjustedContentInset.bottom - table.contentInset.bottom
      room = max(table.bounds.maxY - top - roomForBars, 0)
    }
    guard room != roomForKeyboard else { return }
    table.contentInset.bottom += room - roomForKeyboard
    table.verticalScrollIndicatorInsets.bottom += room - roomForKeyboard
    roomForKeyboard = room
    if room > 0 { showEditedRow() }
  }

  private func showEditedRow() {
    guard roomForKeyboard > 0, let table = viewIfLoaded as? UITableView,
      let view = table.window?.firstResponder as? UIView, view.isDescendant(of: table)
    else { return }
    let rect = table.convert(view.bounds, from: view)
    let point = CGPoint(x: rect.midX, y: rect.midY)
    if let path = table.indexPathForRow(at: point) {
      table.scrollToRow(at: path, at: .none, animated: false)
    }
  }

  // MARK: - Data source

  /// Returns how many sections the document has; without static cells, one.
  open func numberOfSections(in tableView: UITableView) -> Int {
    if let sections = tableView.staticSections { return sections.count }
    return notImplemented(TableMethod.numberOfSections, answer: 1)
  }

  /// Returns how many rows a section of the document has; without static cells, none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSection(section)?.cells.count ?? 0
  }

  /// Returns the static cell of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = tableView.staticCell(at: indexPath) { return cell }
    TableMessage.noCell(controller: type(of: self), indexPath).report()
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the title a section has in the document, or nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let section = tableView.staticSection(section) { return section.header }
    return notImplemented(TableMethod.titleForHeader, answer: nil)
  }

  /// Returns the text that stands below a section in the document, or nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let section = tableView.staticSection(section) { return section.footer }
    return notImplemented(TableMethod.titleForFooter, answer: nil)
  }

  // MARK: - Delegate

  /// Returns the height a static cell has in the document.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let height = tableView.staticCell(at: indexPath)?.heightInDocument { return height }
    return notImplemented(TableMethod.heightForRow, answer: tableView.rowHeight)
  }

  /// Says that the method is not implemented: the table says how high a row may be.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    notImplemented(TableMethod.estimatedHeightForRow, answer: tableView.estimatedRowHeight)
  }

  /// Says that the method is not implemented: a title or a view has the table's height.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    notImplemented(TableMethod.heightForHeader, answer: UITableView.automaticDimension)
  }

  /// Says that the method is not implemented: a title or a view has the table's height.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    notImplemented(TableMethod.heightForFooter, answer: UITableView.automaticDimension)
  }

  /// Says that the method is not implemented: the title is shown.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    notImplemented(TableMethod.viewForHeader, answer: nil)
  }

  /// Says that the method is not implemented: the text is shown.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    notImplemented(TableMethod.viewForFooter, answer: nil)
  }

  /// Says that the method is not implemented: cells keep their own indentation.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    notImplemented(TableMethod.indentationLevel, answer: 0)
  }

  /// Says that the method is not implemented: nobody hears of it.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    notImplemented(TableMethod.willDisplay)
  }

  /// Says that the method is not implemented: nobody hears of it.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    notImplemented(TableMethod.didEndDisplaying)
  }

  /// Says that the method is not implemented: nobody hears of it.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    notImplemented(TableMethod.accessoryButtonTapped)
  }

  /// Says that the method is not implemented: every row is marked.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    notImplemented(TableMethod.shouldHighlightRow, answer: true)
  }

  /// Says that the method is not implemented: nobody hears of it.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    notImplemented(TableMethod.didHighlightRow)
  }

  /// Says that the method is not implemented: nobody hears of it.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    notImplemented(TableMethod.didUnhighlightRow)
  }

  /// Says that the method is not implemented: the row itself is selected.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  {
    notImplemented(TableMethod.willSelectRow, answer: indexPath)
  }

  /// Says that the method is not implemented: the row itself is deselected.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    notImplemented(TableMethod.willDeselectRow, answer: indexPath)
  }

  /// Says that the method is not implemented: nobody hears of the selection.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    notImplemented(TableMethod.didSelectRow)
  }

  /// Says that the method is not implemented: nobody hears of it.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    notImplemented(TableMethod.didDeselectRow)
  }

  // MARK: - Editing

  /// Brings the table into a state to be edited, or out of it; an override calls super.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    guard !isFollowingSwipe else { return }
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  /// Whether the controller is edited because a row is, or no longer; the table is not told.
  private var isFollowingSwipe = false

  private func followSwipe(_ editing: Bool) {
    isFollowingSwipe = true
    setEditing(editing, animated: true)
    isFollowingSwipe = false
  }

  /// Says that the method is not implemented: each row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    notImplemented(TableMethod.canEditRow, answer: true)
  }

  /// Says that the method is not implemented: nothing is deleted.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    notImplemented(TableMethod.commit)
  }

  /// Says that the method is not implemented: each row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    notImplemented(TableMethod.canMoveRow, answer: true)
  }

  /// Says that the method is not implemented: nothing is moved.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    notImplemented(TableMethod.moveRow)
  }

  /// Says that the method is not implemented: rows are deleted.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    notImplemented(TableMethod.editingStyle, answer: .delete)
  }

  /// Says that the method is not implemented: the button says Delete.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    notImplemented(TableMethod.titleForDeleteConfirmationButton, answer: nil)
  }

  /// Says that the method is not implemented: the cell decides.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    notImplemented(TableMethod.shouldIndentWhileEditing, answer: true)
  }

  /// Says that the method is not implemented: there are none.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    notImplemented(TableMethod.leadingSwipeActions, answer: nil)
  }

  /// Says that the method is not implemented: there is one that deletes.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    notImplemented(TableMethod.trailingSwipeActions, answer: nil)
  }

  /// Brings the controller into a state to be edited while the buttons of a row are in sight; an
  /// override calls super.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    notImplemented(TableMethod.willBeginEditingRow)
    if !isEditing { followSwipe(true) }
  }

  /// Brings the controller back from the state to be edited, unless all rows are; an override calls
  /// super.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    notImplemented(TableMethod.didEndEditingRow)
    if isEditing, !tableView.editing { followSwipe(false) }
  }

  /// Says that the method is not implemented: it goes where the finger is.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    notImplemented(TableMethod.targetIndexPathForMove, answer: proposedDestinationIndexPath)
  }

  // MARK: - Scrolling

  /// Says that the method is not implemented: nobody hears of it.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    notImplemented(ScrollMethod.didScroll)
  }

  /// Says that the method is not implemented: nobody hears of it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    notImplemented(ScrollMethod.willBeginDragging)
  }

  /// Says that the method is not implemented: nobody hears of it.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    notImplemented(ScrollMethod.didEndDragging)
  }

  /// Says that the method is not implemented: nobody hears of it.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    notImplemented(ScrollMethod.didEndScrollingAnimation)
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UITableViewController>.list(
      ["clearsSelectionOnViewWillAppear": \.clearsSelectionOnViewWillAppear]
    ).accessors([
      "tableView": Accessor(
        get: { (controller: UITableViewController) in controller.tableView as UITableView? },
        set: { (controller: UITableViewController, table: UITableView?) in
          controller.tableView = table
        })
    ])
  }
}
