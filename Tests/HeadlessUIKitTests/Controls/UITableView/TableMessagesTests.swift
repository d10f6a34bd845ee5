import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences of table views", .isolated)
struct TableMessagesTests {
  @Test func `answers there cannot be`() {
    let messages: [any ConsoleMessage] = [
      ListMessage.impossibleCount(
        -1, unit: "sections", method: "numberOfSections(in:)", .table),
      ListMessage.impossibleCount(
        -2, unit: "rows in section 3", method: "tableView(_:numberOfRowsInSection:)", .table),
      ListMessage.excessiveCount(
        9, unit: "sections", method: "numberOfSections(in:)", most: 4, .table),
      TableMessage.cellOfOtherTable([0, 1]),
      TableMessage.impossibleHeight(
        -1.5, method: "tableView(_:heightForHeaderInSection:)", what: "the header of 2"),
      TableMessage.excessiveHeights(rows: 9, section: 1, most: 4),
    ]
    let texts: [String] = [
      "UITableView: the data source answered -1 sections. It shows none. Check "
        + "numberOfSections(in:) in the data source.",
      "UITableView: the data source answered -2 rows in section 3. It shows none. Check "
        + "tableView(_:numberOfRowsInSection:) in the data source.",
      "UITableView: the data source answered 9 sections. It shows the first 4. Check "
        + "numberOfSections(in:) in the data source.",
      "UITableView: the data source answered with a cell for row 1 in 0 that another table view "
        + "shows. A view is in one place only, so it is taken away there. Take a cell from "
        + "dequeueReusableCell(withIdentifier:for:) of the table that asks.",
      "UITableView: the delegate answered -1.5 points for the height of the header of 2. It uses "
        + "the natural one. Check tableView(_:heightForHeaderInSection:) in the delegate.",
      "UITableView: section 1 has 9 rows, and the delegate tells their heights one by one. It is "
        + "asked for the first 4; the others have the height of the table. Check "
        + "tableView(_:numberOfRowsInSection:) in the data source, or set rowHeight instead.",
    ]

    #expect(messages.map(\.text) == texts)
  }

  @Test func `rows, cells and calls that do not fit`() {
    let messages: [any ConsoleMessage] = [
      ListMessage.sharedCell(
        [0, 1], [0, 2], taken: "dequeueReusableCell(withIdentifier:for:)", .table),
      ListMessage.nothingToSelect([1, 4], count: "numberOfRows(inSection:)", .table),
      ListMessage.reloadWhileAsking(call: "reloadData()", .table),
      ListMessage.reloadWhileShowing(call: "reloadData()", .table),
      ListMessage.wrongClass(UIView.self, identifier: "row", expected: UITableViewCell.self),
      TableMessage.noTableView(controller: UITableViewController.self, UIView()),
      TableMessage.noCell(controller: UITableViewController.self, [0, 3]),
    ]
    let texts: [String] = [
      "UITableView: the data source answered with the same cell for rows 1 in 0 and 2 in 0. A "
        + "view is in one place only, so row 1 in 0 stays blank. Take a cell from "
        + "dequeueReusableCell(withIdentifier:for:) each time.",
      "UITableView: there is no row 4 in 1 to select, so nothing changes. Compare it with "
        + "numberOfRows(inSection:).",
      "UITableView: reloadData() was called while the table is asking how much there is to show, "
        + "so it does nothing. Call it when the data changes, not in an answer.",
      "UITableView: reloadData() was called again and again while rows come into sight, so it "
        + "does nothing more. Call it once when the data has changed, not for each row that is "
        + "shown.",
      "UIView is registered for the identifier row, and is no UITableViewCell. Register a subclass "
        + "of it.",
      "The view of UITableViewController is a UIView, and that of a UITableViewController is a "
        + "UITableView. Look at what sets view, or at the document.",
      "UITableViewController has a row 3 in 0 and no cell for it: the row stays blank. Override "
        + "tableView(_:cellForRowAt:).",
    ]

    #expect(messages.map(\.text) == texts)
  }

  @Test func `what stops the program helps`() {
    let errors: [TableError] = [
      .unknownIdentifier("Cell", known: []),
      .unknownIdentifier("Cell", known: ["TitleCell", "DateCell"]), .wrongNib(identifier: "Cell"),
      .noRow([0, 3], rows: 2), .noSection(4, sections: 1),
      .invalidUpdate(
        .invalidItems(
          section: 0, after: 1, before: 2, inserted: 0, deleted: 0, movedIn: 0, movedOut: 0)),
      .invalidUpdate(.invalidSections(after: 1, before: 2, inserted: 0, deleted: 0)),
      .invalidUpdate(.deletedAndReloaded([0, 5])),
      .invalidUpdate(.notThereBefore([0, 5], items: 2)),
      .invalidUpdate(.notThereAfter([0, 5], items: 2)),
      .invalidUpdate(.noSectionBefore(5, sections: 2)),
      .invalidUpdate(.noSectionAfter(5, sections: 2)),
    ]

    #expect(
      [ListError.wrongIndexPath(count: 1).exception.help] + errors.map(\.exception.help) == [
        "The path has 1 numbers. Make it with IndexPath(row:section:).",
        "Call register(_:forCellReuseIdentifier:) with the same text, in viewDidLoad.",
        "The identifiers that this table has cells for are: DateCell, TitleCell. Compare the text "
          + "with them.",
        "Look at the objects of the nib beside the cell.",
        "Compare the row with numberOfRows(inSection:).",
        "Compare the section with numberOfSections.",
        "Change the data first, then tell the table of each row that came or went.",
        "Change the data first, then tell the table of each section that came or went.",
        "A row that goes needs no cell: reload the others only.",
        "Rows to delete and to reload are numbered as they were before.",
        "Rows to insert are numbered as they are afterwards.",
        "Sections to delete and to reload are numbered as they were before.",
        "Sections to insert are numbered as they are afterwards.",
      ])
    #expect(
      TableError.invalidUpdate(.noSectionAfter(5, sections: 2)).exception.reason
        == "attempt to insert section 5 but there are only 2 sections after the update")
  }

  @Test func `an index path has a section and a row`() async {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == [1, 3] && path.row == 3 && path.section == 1 && path.item == 3)

    path.row = 5
    path.section = 2
    #expect(path == IndexPath(item: 5, section: 2))

    await #expect(processExitsWith: .failure) { _ = IndexPath(index: 1).row }
  }

  @Test func `a row that nobody moves`() {
    #expect(
      TableMessage.noMoving(UITableViewController.self).text
        == "UITableView: UITableViewController has no tableView(_:moveRowAt:to:), so the row that "
        + "was dropped goes back, and no row has a handle any more. Write the method, or answer "
        + "false in tableView(_:canMoveRowAt:).")
  }
}
