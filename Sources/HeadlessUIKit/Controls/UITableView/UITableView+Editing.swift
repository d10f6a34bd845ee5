/// Swiping rows, and deleting, inserting and moving them.
extension UITableView {
  /// How much of a row a finger swipes over to perform the first action at once.
  private static let fullSwipe: CGFloat = 0.6

  /// Makes the recognizer of fingers that swipe over a row.
  func prepareSwiping() {
    swipePan.addTarget(self, action: UITableView.swipe)
    addGestureRecognizer(swipePan)
  }

  /// Whether the finger that moves may swipe over a row.
  var maySwipe: Bool {
    let movement = swipePan.translation(in: self)
    guard abs(movement.x) > abs(movement.y), !editing else { return false }
    let start = swipePan.location(in: self)
    guard let path = indexPathForRow(at: CGPoint(x: start.x - movement.x, y: start.y - movement.y))
    else {
      return false
    }
    swipeAnswer = nil
    if path == swipedRow { return true }
    endSwiping()
    swipeAnswer = actions(of: path, isLeading: movement.x > 0).map { (movement.x > 0, $0) }
    return swipeAnswer != nil
  }

  private func swipe(_ pan: UIPanGestureRecognizer) {
    let movement = pan.translation(in: self)
    let start = pan.location(in: self)
    switch pan.state {
    case .began:
      pan.setTranslation(.zero, in: self)
      swipeStart = indexPathForRow(at: CGPoint(x: start.x - movement.x, y: start.y - movement.y))
    case .ended:
      guard let path = swipeStart, movement.x != 0 else { return }
      if path == swipedRow {
        endSwiping()
        return
      }
      // A finger that goes back brings nothing into sight, at the other edge either.
      guard let (isLeading, found) = swipeAnswer, isLeading == (movement.x > 0) else { return }
      show(found.actions, of: path, isLeading: isLeading)
      let isFull = abs(movement.x) >= bounds.width * Self.fullSwipe
      if isFull, found.performsFirstActionWithFullSwipe, let first = found.actions.first {
        perform(first, on: path)
      }
    default: break
    }
  }

  /// Returns the actions of a row, or nil if it cannot be swiped.
  private func actions(
    of path: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard mayEdit(path) else { return nil }
    let own = askAboutRow(isLeading ? .leadingSwipeActions : .trailingSwipeActions, path) {
      isLeading
        ? $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        : $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    if let own = own ?? nil { return own.actions.isEmpty ? nil : own }
    guard !isLeading, editingStyle(of: path) == .delete else { return nil }
    let found = UISwipeActionsConfiguration(actions: [deletion(of: path)])
    found.performsFirstActionWithFullSwipe = false
    return found
  }

  private func deletion(of path: IndexPath) -> UIContextualAction {
    let title = askAboutRow(.titleForDeleteConfirmationButton, path) {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    return UIContextualAction(style: .destructive, title: (title ?? nil) ?? "Delete") {
      [weak self] _, _, done in
      // What came or went above the row since has moved it.
      if let self { commit(.delete, swipedRow ?? path) }
      done(true)
    }
  }

  /// Has the data source delete or insert a row.
  func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    _ = askData(.commit, "\(style) \(path.inTable)") {
      $0.tableView(self, commit: style, forRowAt: path)
    } describing: { _ in
      "done"
    }
  }

  /// Shows the buttons of a row beside it.
  func show(_ actions: [UIContextualAction], of path: IndexPath, isLeading: Bool) {
    endSwiping()
    guard let cell = cells[path] else { return }
    swipedRow = path
    tellAboutRow(.willBeginEditingRow, path) { $0.tableView(self, willBeginEditingRowAt: path) }
    // Whoever was told may have ended it, or had everything asked for again.
    guard swipedRow == path, cells[path] === cell else { return }
    cell.showActions(actions, isLeading: isLeading) { [weak self] action in
      guard let self, let row = swipedRow else { return }
      perform(action, on: row)
    }
  }

  private func perform(_ action: UIContextualAction, on path: IndexPath) {
    let cell = cells[path]
    action.handler(action, cell ?? self) { [weak self, weak cell] _ in
      // An action that takes long leaves the buttons of another row alone.
      guard let self, let row = swipedRow, cells[row] === cell else { return }
      endSwiping()
    }
  }

  /// Hides the buttons beside a row; returns whether there were some.
  ///
  /// The delegate hears of the row, or of none if it is gone.
  @discardableResult func endSwiping(isGone: Bool = false) -> Bool {
    guard let path = swipedRow else { return false }
    swipedRow = nil
    for cell in cells.values { cell.hideActions() }
    for cell in cellPool.spareViews { cell.hideActions() }
    let row = !isGone && has(path) ? path : nil
    tellAboutRow(.didEndEditingRow, path) { $0.tableView(self, didEndEditingRowAt: row) }
    return true
  }

  // MARK: - Editing all rows

  private func mayEdit(_ path: IndexPath) -> Bool {
    guard dataSource != nil, has(path) else { return false }
    return askData(.canEditRow, path.inTable) { $0.tableView(self, canEditRowAt: path) } ?? true
  }

  private func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    askAboutRow(.editingStyle, path) { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
  }

  // On a device a row has a handle if the data source implements moveRowAt, and canMoveRowAt leaves
  // rows out.
  private func mayMove(_ path: IndexPath) -> Bool {
    guard let dataSource, sourceWithoutMoving !== dataSource else { return false }
    let answer = askData(.canMoveRow, path.inTable) { $0.tableView(self, canMoveRowAt: path) }
    return answer ?? movesRows(of: dataSource, at: path)
  }

  /// Whether a data source that has no `canMoveRowAt` has `moveRowAt`.
  ///
  /// A device looks for the method. Here it shows when it is called, so it is told once to move a row
  /// to where the row is.
  private func movesRows(of dataSource: any UITableViewDataSource, at path: IndexPath) -> Bool {
    if sourceWithMoving === dataSource { return true }
    sourceWithMoving = dataSource
    let isMoved: Void? = Device.current.conversation.askQuietly(dataSource, TableMethod.moveRow) {
      dataSource.tableView(self, moveRowAt: path, to: path)
    }
    guard isMoved == nil else { return true }
    (sourceWithMoving, sourceWithoutMoving) = (nil, dataSource)
    return false
  }

  /// Has a row look as it does while the table is edited, or as usual.
  func showEditing(of path: IndexPath, _ cell: UITableViewCell, animated: Bool) {
    let isEdited = editing && mayEdit(path)
    let selects = editing && allowsMultipleSelectionDuringEditing
    let style = isEdited && !selects ? editingStyle(of: path) : .none
    let indents =
      isEdited
      ? askAboutRow(.shouldIndentWhileEditing, path) {
        $0.tableView(self, shouldIndentWhileEditingRowAt: path)
      } ?? true : false
    cell.editingLook = UITableViewCell.EditingLook(
      style: style, indents: indents || selects, moves: editing && mayMove(path),
      selects: selects)
    if cell.isEditing != editing { cell.setEditing(editing, animated: animated) }
  }

  /// Deletes or inserts a row whose sign at the left was tapped; a deletion waits for a second tap.
  func editingControlTapped(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if path == swipedRow {
      endSwiping()
    } else if cell.editingStyle == .insert {
      commit(.insert, path)
    } else {
      show([deletion(of: path)], of: path, isLeading: false)
    }
  }

  /// Moves a row to where a finger has dragged it, if the delegate has no other place for it.
  func drop(_ cell: UITableViewCell, at point: CGPoint) {
    setNeedsLayout()
    guard let dataSource, let path = indexPath(for: cell), has(path) else { return }
    let place = place(at: point.y, of: path)
    let other = askAboutRow(.targetIndexPathForMove, path) {
      $0.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: place)
    }
    let target = other ?? place
    guard target != path else { return }
    let began = generation
    let isMoved: Void? = askData(.moveRow, "\(path.inTable) to \(target.inTable)") {
      $0.tableView(self, moveRowAt: path, to: target)
    } describing: { _ in
      "done"
    }
    guard isMoved != nil else { return stopMoving(dataSource) }
    // Whoever moved the row may have had everything asked for again.
    guard generation == began, !isStale else { return }
    change { $0.movedItems.append((path, target)) }
  }

  /// Takes the handles away, because the data source moves nothing.
  private func stopMoving(_ dataSource: any UITableViewDataSource) {
    TableMessage.noMoving(type(of: dataSource)).report()
    sourceWithoutMoving = dataSource
    for (path, cell) in cells { showEditing(of: path, cell, animated: false) }
  }

  /// Returns the height at which a row is dropped to go one place up or down, or nil at the ends.
  func heightOfPlace(beside path: IndexPath, isBelow: Bool) -> CGFloat? {
    let step = isBelow ? 1 : -1
    let row = IndexPath(row: path.row + step, section: path.section)
    if has(row) { return rectForRow(at: row).midY }
    guard sections.indices.contains(path.section + step) else { return nil }
    let section = sections[path.section + step]
    // Into another section a row goes at the end that it comes from.
    return isBelow ? section.rowsTop : max(section.footerTop - 1, section.top)
  }

  /// Returns where a row goes that is dropped at a height of the content.
  private func place(at y: CGFloat, of path: IndexPath) -> IndexPath {
    let index = sections.lastIndex { $0.top <= y } ?? 0
    let section = sections[index]
    // A row that comes from elsewhere can stand below the last one.
    let last = max(section.rows.count - (index == path.section ? 1 : 0), 0)
    let row =
      y < section.rowsTop
      ? 0 : y >= section.footerTop ? last : min(section.rows.row(at: y - section.rowsTop), last)
    return IndexPath(row: row, section: index)
  }
}
