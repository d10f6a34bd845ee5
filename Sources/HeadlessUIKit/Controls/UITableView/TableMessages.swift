/// What table views raise an exception for.
nonisolated enum TableError {
  case wrongIndexPath(count: Int)
  case unknownIdentifier(String)
  case wrongNib(identifier: String)
  case noRow(IndexPath, rows: Int)
  case noSection(Int, sections: Int)
  case invalidRows(
    section: Int, after: Int, before: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  case invalidSections(after: Int, before: Int, inserted: Int, deleted: Int)
  case deletedAndReloaded(IndexPath)
  case notThereBefore(IndexPath, rows: Int)
  case notThereAfter(IndexPath, rows: Int)
  case noSectionBefore(Int, sections: Int)
  case noSectionAfter(Int, sections: Int)

  /// The exception, with UIKit's words and with help.
  var exception: Exception {
    switch self {
    case .wrongIndexPath(let count):
      .inconsistency(
        "Invalid index path for use with UITableView. Index paths passed to table view must "
          + "contain exactly two indices specifying the section and row. Please use the category "
          + "on NSIndexPath in NSIndexPath+UIKitAdditions.h if possible.",
        help: "The path has \(count) numbers. Make it with IndexPath(row:section:).")
    case .unknownIdentifier(let identifier):
      .inconsistency(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard",
        help: "Call register(_:forCellReuseIdentifier:) with the same text, in viewDidLoad.")
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
    case .invalidRows(
      let section, let after, let before, let inserted, let deleted, let movedIn, let movedOut):
      .inconsistency(
        "Invalid update: invalid number of rows in section \(section). The number of rows "
          + "contained in an existing section after the update (\(after)) must be equal to the "
          + "number of rows contained in that section before the update (\(before)), plus or minus "
          + "the number of rows inserted or deleted from that section (\(inserted) inserted, "
          + "\(deleted) deleted) and plus or minus the number of rows moved into or out of that "
          + "section (\(movedIn) moved in, \(movedOut) moved out).",
        help: "Change the data first, then tell the table of each row that came or went.")
    case .invalidSections(let after, let before, let inserted, let deleted):
      .inconsistency(
        "Invalid update: invalid number of sections. The number of sections contained in the table "
          + "view after the update (\(after)) must be equal to the number of sections contained in "
          + "the table view before the update (\(before)), plus or minus the number of sections "
          + "inserted or deleted (\(inserted) inserted, \(deleted) deleted).",
        help: "Change the data first, then tell the table of each section that came or went.")
    case .deletedAndReloaded(let path):
      .inconsistency(
        "attempt to delete and reload the same index path ({length = 2, path = \(path.section) - "
          + "\(path.row)})", help: "A row that goes needs no cell: reload the others only.")
    case .notThereBefore(let path, let rows):
      .inconsistency(
        "attempt to delete row \(path.row) from section \(path.section) which only contains "
          + "\(rows) rows before the update",
        help: "Rows to delete and to reload are numbered as they were before.")
    case .notThereAfter(let path, let rows):
      .inconsistency(
        "attempt to insert row \(path.row) into section \(path.section), but there are only "
          + "\(rows) rows in section \(path.section) after the update",
        help: "Rows to insert are numbered as they are afterwards.")
    case .noSectionBefore(let section, let sections):
      .inconsistency(
        "attempt to delete section \(section), but there are only \(sections) sections before the "
          + "update", help: "Sections to delete and to reload are numbered as they were before.")
    case .noSectionAfter(let section, let sections):
      .inconsistency(
        "attempt to insert section \(section) but there are only \(sections) sections after the "
          + "update", help: "Sections to insert are numbered as they are afterwards.")
    }
  }

  /// Stops the program, even where exceptions are caught.
  func terminate() -> Never { exception.terminate() }
}

extension TableError {
  /// Raises the exception: the program stops, unless exceptions are being caught.
  func raise() { exception.raise() }
}

/// What table views say where the program goes on, or stop it with.
enum TableMessage: ConsoleMessage {
  /// What a table view asks for as a number.
  enum Count {
    case sections
    case rows(section: Int)
  }

  case impossibleCount(Int, Count)
  case excessiveCount(Int, Count, most: Int)
  case excessiveHeights(rows: Int, section: Int, most: Int)
  case cellOfOtherTable(IndexPath)
  case impossibleHeight(CGFloat, method: String, what: String)
  case sharedCell(IndexPath, IndexPath)
  case noRowToSelect(IndexPath)
  case reloadWhileAsking(call: String)
  case reloadWhileShowing(call: String)
  case wrongClass(AnyClass, identifier: String, expected: AnyClass)
  case noTableView(controller: AnyClass, UIView)
  case noMoving(Any.Type)
  case noCell(controller: AnyClass, IndexPath)

  var text: String {
    switch self {
    case .impossibleCount(let answer, let count):
      "UITableView: the data source answered \(answer) \(count.unit). It shows none. Check "
        + "\(count.method) in the data source."
    case .excessiveCount(let answer, let count, let most):
      "UITableView: the data source answered \(answer) \(count.unit). It shows the first \(most). "
        + "Check \(count.method) in the data source."
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
    case .sharedCell(let first, let second):
      "UITableView: the data source answered with the same cell for rows \(first.inTable) and "
        + "\(second.inTable). A view is in one place only, so row \(first.inTable) stays blank. Take "
        + "a cell from dequeueReusableCell(withIdentifier:for:) each time."
    case .noRowToSelect(let path):
      "UITableView: there is no row \(path.inTable) to select, so nothing changes. Compare it with "
        + "numberOfRows(inSection:)."
    case .noMoving(let source):
      "UITableView: \(source) has no tableView(_:moveRowAt:to:), so the row that was dropped goes "
        + "back, and no row has a handle any more. Write the method, or answer false in "
        + "tableView(_:canMoveRowAt:)."
    case .reloadWhileAsking(let call):
      "UITableView: \(call) was called while the table is asking how much there is to show, so it "
        + "does nothing. Call it when the data changes, not in an answer."
    case .reloadWhileShowing(let call):
      "UITableView: \(call) was called again and again while rows come into sight, so it does "
        + "nothing more. Call it once when the data has changed, not for each row that is shown."
    case .wrongClass(let type, let identifier, let expected):
      "\(type) is registered for the identifier \(identifier), and is no \(expected). Register a "
        + "subclass of it."
    case .noTableView(let controller, let view):
      "The view of \(controller) is a \(type(of: view)), and that of a "
        + "UITableViewController is a UITableView. Look at what sets view, or at the document."
    case .noCell(let controller, let path):
      "\(controller) has a row \(path.inTable) and no cell for it: the row stays blank. "
        + "Override tableView(_:cellForRowAt:)."
    }
  }
}

extension TableMessage.Count {
  fileprivate var unit: String {
    switch self {
    case .sections: "sections"
    case .rows(let section): "rows in section \(section)"
    }
  }

  fileprivate var method: String {
    switch self {
    case .sections: "numberOfSections(in:)"
    case .rows: "tableView(_:numberOfRowsInSection:)"
    }
  }
}
