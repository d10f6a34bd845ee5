/// The object that says how much a table view has to show, and fills its cells.
///
/// Two methods are required: how many rows there are, and the cell of a row.
///
/// - Shape: Sections count from 0, top to bottom; so do the rows of each.
/// - Units: Sections and rows.
/// - Errors: A count below 0 shows nothing, and the console says so.
/// - Differs: Put the conformance on the class that implements the methods. A subclass of it is
///   not heard, because Swift chooses the default when it compiles the conformance; a
///   ``UITableViewController`` has all the methods, and a subclass overrides them. Whether there is
///   a `moveRowAt` shows when it is called: without `canMoveRowAt`, it is called once to move a row
///   to where the row is, as soon as the table is edited. A device calls it for a dropped row alone.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns how many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row that comes into sight, mostly one that was used before.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns how many sections the table has; one, by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title above the rows of a section, or nil for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the text below the rows of a section, or nil for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row can be edited; each, by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Deletes or inserts a row in the data, and then in the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// Returns whether a person can move a row; each, by default, if there is `moveRowAt`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Moves a row in the data, as a person has moved it in the table.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UITableViewDataSource {
  /// Says that the method is not implemented: there is one section.
  public func numberOfSections(in tableView: UITableView) -> Int {
    notImplemented(TableMethod.numberOfSections, answer: 1)
  }

  /// Says that the method is not implemented: there is no title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    notImplemented(TableMethod.titleForHeader, answer: nil)
  }

  /// Says that the method is not implemented: there is no text.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    notImplemented(TableMethod.titleForFooter, answer: nil)
  }

  /// Says that the method is not implemented: each row can be edited.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    notImplemented(TableMethod.canEditRow, answer: true)
  }

  /// Says that the method is not implemented: nothing is deleted.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    notImplemented(TableMethod.commit)
  }

  /// Says that the method is not implemented: each row can be moved.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    notImplemented(TableMethod.canMoveRow, answer: true)
  }

  /// Says that the method is not implemented: nothing is moved.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    notImplemented(TableMethod.moveRow)
  }
}

/// The object that says what a table view looks like, and hears what a person does.
///
/// Every method may be left out. A table view scrolls, so its delegate hears of scrolling too.
///
/// - Shape: A tap is `shouldHighlight`, `didHighlight`, `didUnhighlight`, `willSelect`, then
///   `willDeselect` and `didDeselect` for the row that was selected before, then `didSelect`.
/// - Units: Points for heights.
/// - Errors: A height below 0, or one that is no number, gives way to the natural one, and the
///   console says so.
/// - Differs: Put the conformance on the class that implements the methods; see
///   ``UITableViewDataSource``. Heights, and estimates of those that the content makes, are asked for all rows when the table reloads; a device of
///   today estimates them, and asks when a row comes near.
/// - Source: Apple, UIKit, "UITableViewDelegate"; on estimates "estimatedRowHeight" and
///   "Estimating the height of a table's scrolling area".
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns how high a row is, in points, or ``UITableView/automaticDimension``.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns how high a row may be that is not in sight yet, in points.
  ///
  /// It is asked for rows that are as high as their content.
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat

  /// Returns how much room there is above the rows of a section, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns how much room there is below the rows of a section, in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns the view above the rows of a section, or nil to show the title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns the view below the rows of a section, or nil to show the text.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Returns how often a row is indented.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  /// Tells the delegate that a row is about to come into sight.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Tells the delegate that a row went out of sight.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Tells the delegate that a person tapped the detail button of a row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Returns whether a row a finger is on is marked, and can be selected.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Tells the delegate that a row is marked, because a finger is on it.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Tells the delegate that a row is no longer marked.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Returns the row to select in place of one that a person tapped, or nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Returns the row to deselect in place of one that a person leaves, or nil for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Tells the delegate that a person selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Tells the delegate that a row a person had selected is selected no more.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Returns what the sign at the left of a row does while the table is edited.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle

  /// Returns the title of the button that deletes a row.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Returns whether the content of a row moves aside while the table is edited.
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool

  /// Returns the buttons that a swipe to the right brings into sight.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the buttons that a swipe to the left brings into sight, or nil for one that deletes.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Tells the delegate that the buttons of a row come into sight.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Tells the delegate that the buttons of a row are gone.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// Returns where a row goes that a person moves.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}

extension UITableViewDelegate {
  /// Says that the method is not implemented: rows are as high as ``UITableView/rowHeight`` says.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    notImplemented(TableMethod.heightForRow, answer: UITableView.automaticDimension)
  }

  /// Says that the method is not implemented: ``UITableView/estimatedRowHeight`` says it.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    notImplemented(TableMethod.estimatedHeightForRow, answer: tableView.estimatedRowHeight)
  }

  /// Says that the method is not implemented: a title or a view has the table's height.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    notImplemented(TableMethod.heightForHeader, answer: UITableView.automaticDimension)
  }

  /// Says that the method is not implemented: a title or a view has the table's height.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    notImplemented(TableMethod.heightForFooter, answer: UITableView.automaticDimension)
  }

  /// Says that the method is not implemented: the title is shown.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    notImplemented(TableMethod.viewForHeader, answer: nil)
  }

  /// Says that the method is not implemented: the text is shown.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    notImplemented(TableMethod.viewForFooter, answer: nil)
  }

  /// Says that the method is not implemented: cells keep their own indentation.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    notImplemented(TableMethod.indentationLevel, answer: 0)
  }

  /// Says that the method is not implemented: nobody hears of it.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    notImplemented(TableMethod.willDisplay)
  }

  /// Says that the method is not implemented: nobody hears of it.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    notImplemented(TableMethod.didEndDisplaying)
  }

  /// Says that the method is not implemented: nobody hears of it.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    notImplemented(TableMethod.accessoryButtonTapped)
  }

  /// Says that the method is not implemented: every row is marked.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    notImplemented(TableMethod.shouldHighlightRow, answer: true)
  }

  /// Says that the method is not implemented: nobody hears of it.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    notImplemented(TableMethod.didHighlightRow)
  }

  /// Says that the method is not implemented: nobody hears of it.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    notImplemented(TableMethod.didUnhighlightRow)
  }

  /// Says that the method is not implemented: the row itself is selected.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    notImplemented(TableMethod.willSelectRow, answer: indexPath)
  }

  /// Says that the method is not implemented: the row itself is deselected.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    notImplemented(TableMethod.willDeselectRow, answer: indexPath)
  }

  /// Says that the method is not implemented: nobody hears of the selection.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    notImplemented(TableMethod.didSelectRow)
  }

  /// Says that the method is not implemented: nobody hears of it.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    notImplemented(TableMethod.didDeselectRow)
  }

  /// Says that the method is not implemented: rows are deleted.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    notImplemented(TableMethod.editingStyle, answer: .delete)
  }

  /// Says that the method is not implemented: the button says Delete.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    notImplemented(TableMethod.titleForDeleteConfirmationButton, answer: nil)
  }

  /// Says that the method is not implemented: the cell decides.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    notImplemented(TableMethod.shouldIndentWhileEditing, answer: true)
  }

  /// Says that the method is not implemented: there are none.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    notImplemented(TableMethod.leadingSwipeActions, answer: nil)
  }

  /// Says that the method is not implemented: there is one that deletes.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    notImplemented(TableMethod.trailingSwipeActions, answer: nil)
  }

  /// Says that the method is not implemented: nobody hears of it.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    notImplemented(TableMethod.willBeginEditingRow)
  }

  /// Says that the method is not implemented: nobody hears of it.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    notImplemented(TableMethod.didEndEditingRow)
  }

  /// Says that the method is not implemented: it goes where the finger is.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    notImplemented(TableMethod.targetIndexPathForMove, answer: proposedDestinationIndexPath)
  }
}

/// The methods of a table view's data source and delegate, as the conversation names them.
nonisolated enum TableMethod: String, DelegateMethod {
  static let speaker = "table"

  case numberOfRows, cellForRow, numberOfSections, titleForHeader, titleForFooter, canEditRow,
    commit, canMoveRow, moveRow, heightForRow, estimatedHeightForRow, heightForHeader,
    heightForFooter, viewForHeader,
    viewForFooter, indentationLevel, willDisplay, didEndDisplaying, accessoryButtonTapped,
    shouldHighlightRow, didHighlightRow, didUnhighlightRow, willSelectRow, willDeselectRow,
    didSelectRow, didDeselectRow, editingStyle, titleForDeleteConfirmationButton,
    shouldIndentWhileEditing, leadingSwipeActions, trailingSwipeActions, willBeginEditingRow,
    didEndEditingRow, targetIndexPathForMove
}
