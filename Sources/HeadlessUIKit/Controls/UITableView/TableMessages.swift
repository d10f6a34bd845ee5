/// What table views raise an exception for.
enum TableError: ExceptionCase {
  case unknownIdentifier(String, known: [String])
  case wrongNib(identifier: String)
  case noRow(IndexPath, rows: Int)
  case noSection(Int, sections: Int)
  case invalidUpdate(ListUpdateMistake)

  /// The exception, with UIKit's words and with help.
  var exception: Exception {
    switch self {
    case .unknownIdentifier(let identifier, let known):
      .inconsistency(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard",
        help: known.isEmpty
          ? "Call register(_:forCellReuseIdentifier:) with the same text, in viewDidLoad."
          : "The identifiers that this table has cells for are: "
            + "\(known.sorted().joined(separator: ", ")). Compare the text with them.")
    case .wrongNib(let identifier):
      .inconsistency(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a UITableViewCell instance",
        help: "Look at the objects of the nib beside the cell.")
    case .noRow(let path, let rows):
      .outOfRange(
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when "
          + "there are only \(rows) rows in section \(path.section).",
        help: "Compare the row with numberOfRows(inSection:).")
    case .noSection(let section, let sections):
      .outOfRange(
        "Attempted to scroll the table view to an out-of-bounds section (\(section)) when "
          + "there are only \(sections) sections.",
        help: "Compare the section with numberOfSections.")
    case .invalidUpdate(let mistake): mistake.exception(in: .table)
    }
  }
}

/// What table views say where the program goes on, beside what all lists say, or stop it with.
enum TableMessage: ConsoleMessage {
  case excessiveHeights(rows: Int, section: Int, most: Int)
  case cellOfOtherTable(IndexPath)
  case impossibleHeight(CGFloat, method: String, what: String)
  case visibleCellsWhileShowing(UITableView)
  case cellForRowWhileShowing(UITableView)
  case noTableView(controller: AnyClass, UIView)
  case noMoving(Any.Type)
  case noCell(controller: AnyClass, IndexPath)

  var text: String {
    switch self {
    case .excessiveHeights(let rows, let section, let most):
      "UITableView: section \(section) has \(rows) rows, and the delegate tells their heights one by "
        + "one. It is asked for the first \(most); the others have the height of the table. Check "
        + "tableView(_:numberOfRowsInSection:) in the data source, or set rowHeight instead."
    case .cellOfOtherTable(let path):
      "UITableView: the data source answered with a cell for row \(path.inTable) that another table "
        + "view shows. A view is in one place only, so it is taken away there. Take a cell from "
        + "dequeueReusableCell(withIdentifier:for:) of the table that asks."
    case .impossibleHeight(let answer, let method, let what):
      "UITableView: the delegate answered \(answer) points for the height of \(what). It uses the "
        + "natural one. Check \(method) in the delegate."
    case .noMoving(let source):
      "UITableView: \(source) has no tableView(_:moveRowAt:to:), so the row that was dropped goes "
        + "back, and no row has a handle any more. Write the method, or answer false in "
        + "tableView(_:canMoveRowAt:)."
    case .visibleCellsWhileShowing(let table):
      "[Assert] Attempted to access the table view's visibleCells while they were in the process of "
        + "being updated, which is not allowed. Make a symbolic breakpoint at "
        + "UITableViewAlertForVisibleCellsAccessDuringUpdate to catch this in the debugger and see what "
        + "caused this to occur. Perhaps you are trying to ask the table view for the visible cells "
        + "from inside a table view callback about a specific row? Table view: \(table)"
    case .cellForRowWhileShowing(let table):
      "[Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process "
        + "of updating its visible cells, which is not allowed. Make a symbolic breakpoint at "
        + "UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this in the debugger and "
        + "see what caused this to occur. Perhaps you are trying to ask the table view for a cell from "
        + "inside a table view callback about a specific row? Table view: \(table)"
    case .noTableView(let controller, let view):
      "The view of \(controller) is \(String(withArticle: type(of: view))), and that of a "
        + "UITableViewController is a UITableView. Look at what sets view, or at the document."
    case .noCell(let controller, let path):
      "\(controller) has a row \(path.inTable) and no cell for it: the row stays blank. "
        + "Override tableView(_:cellForRowAt:)."
    }
  }
}
