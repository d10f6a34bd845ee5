//: # Updates without a reload
//:
//: After this chapter you can tell a table what changed, and you can read the
//: message "Invalid update".

import HeadlessUIKit
import Stage

//: ## Why not reloadData
//:
//: `reloadData()` is always right, and it is blunt: all cells are asked for
//: again, the selection is gone, a row that was swiped open closes, and nothing
//: moves, so a person does not see what changed. For a change of a few rows
//: there are better methods:
//:
//: - `insertRows(at:with:)`, `deleteRows(at:with:)`, `moveRow(at:to:)`
//: - `reloadRows(at:with:)`: asks for the cell of a row again
//: - `reconfigureRows(at:)`: asks for it too, and the row keeps the cell it
//:   has. Use it if only the content changed.
//: - the same for whole sections: `insertSections`, `deleteSections`
//:
//: ## The table counts
//:
//: At the end of an update the table asks its data source how many rows there
//: are, and checks the sum:
//:
//:     rows before + inserted - deleted = rows after
//:
//: If the sum is wrong, the program stops with
//: `NSInternalInconsistencyException` and a long message. It looks terrible and
//: is exact. Read the numbers.
//:
//: ## Several changes at once
//:
//: `performBatchUpdates` collects the changes of its closure, and the table
//: counts once, at the end. The numbers in it follow one rule: what goes is
//: numbered as it was before, and what comes is numbered as it will be after.
//: The table always deletes first and inserts then, in whichever order the
//: lines stand.
//:
//:     before        closure                    after
//:     0 Kettle      deleteRows row 0           0 Guitar
//:     1 Guitar      insertRows row 1           1 Lamp
//:     2 Tent                                   2 Tent

class UpdatingListViewController: UITableViewController {
  var names = ["Kettle", "Guitar", "Tent"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UITableViewCell.self, forCellReuseIdentifier: "thing")
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "thing", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  /// Replaces the kettle by a lamp that stands below the guitar.
  func replaceKettle() {
    tableView.performBatchUpdates { [self] in
      names.remove(at: 0)
      names.insert("Lamp", at: 1)
      tableView.deleteRows(
        at: [IndexPath(row: 0, section: 0)], with: .automatic)
      tableView.insertRows(
        at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }
  }
}

//: ## From the new list to the changes
//:
//: Often you have an old array and a new one, and do not know what changed.
//: Swift can tell: `new.difference(from: old)` gives the removals with their
//: old places and the insertions with their new places. These are just the
//: numbers that the table wants.

final class DifferenceListViewController: UpdatingListViewController {
  func show(_ newNames: [String]) {
    let changes = newNames.difference(from: names)
    names = newNames
    tableView.performBatchUpdates { [self] in
      for change in changes {
        switch change {
        case .remove(let row, _, _):
          tableView.deleteRows(
            at: [IndexPath(row: row, section: 0)], with: .automatic)
        case .insert(let row, _, _):
          tableView.insertRows(
            at: [IndexPath(row: row, section: 0)], with: .automatic)
        }
      }
    }
  }
}

func updatesWithoutReload(on stage: Stage) {
  //: ## One update
  //:
  //: The kettle goes, the lamp comes. The table asks for one cell. The tent was
  //: selected, and still is, although its row is the same by chance only: the
  //: selection moves with its row.

  let list = UpdatingListViewController()
  stage.present(list)
  list.tableView.selectRow(
    at: IndexPath(row: 2, section: 0), animated: false,
    scrollPosition: .none)
  list.replaceKettle()
  stage.show("One row went, one came")

  stage.print(
    list.names, list.tableView.indexPathForSelectedRow?.row ?? -1)
  // Prints "["Guitar", "Lamp", "Tent"] 2"

  //: ## Invalid update
  //:
  //: Now the array loses a thing and the table is told of none. The program
  //: would stop here. On the stage the exception is caught, so that you can
  //: read its message.

  let message = stage.exception {
    list.names.removeLast()
    list.tableView.reloadRows(
      at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }
  stage.print(message ?? "no exception")
  // Prints "NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (2) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."

  //: Read it from the numbers. After the update there are 2 rows: that is what
  //: the data source answers now. Before there were 3. The table was told of 0
  //: inserted and 0 deleted rows, and 3 plus 0 minus 0 is not 2. So one deleted
  //: row was not told. If the two first numbers are the same and rows were
  //: deleted, the array was not changed, or was changed too late.
  //:
  //: A second message comes when an index path does not exist: "attempt to
  //: delete row 5 from section 0 which only contains 3 rows before the update".

  //: ## The changes, computed
  //:
  //: A person changed the list somewhere else, and the new array is here.

  let other = DifferenceListViewController()
  stage.present(other)
  other.show(["Lamp", "Guitar", "Tent", "Teapot"])
  stage.show("Two came and one went")

  stage.print(other.tableView.numberOfRows(inSection: 0))
  // Prints "4"
}

//: ## Remember
//:
//: - Change the array, then tell the table exactly what changed.
//: - Rows that go have their old numbers, rows that come their new ones.
//: - "Invalid update" has four numbers: after, before, inserted, deleted. Do
//:   the sum.
//: - `difference(from:)` finds the changes for you.
//:
//: > Question: Rows 0 and 1 are to go. A loop calls `deleteRows` for row 0 and
//: > then for row 1, inside `performBatchUpdates`. Is it right?
//: > Answer: Yes. In a batch both numbers are those of before. Outside a batch
//: > the second call would delete what was row 2, because there row 1 moved up.
//:
//: > Question: The message says "after the update (3) … before the update (3) …
//: > (0 inserted, 1 deleted)". What did somebody forget?
//: > Answer: To remove the thing from the array before `deleteRows`.

//: ## Your turn
//:
//: Exercise 9 is Exercises/07-Tables/09-RowsThatChange.swift. After it you can
//: do the first project, Exercises/07-Tables/10-EditedShelf.swift: a list with
//: sections, in which a person adds, deletes and moves.
//:
//:     swift run course check RowsThatChange
//:     swift run course check EditedShelf
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)>
//: - <https://developer.apple.com/documentation/uikit/uitableview/deleterows(at:with:)>
//: - <https://developer.apple.com/documentation/swift/bidirectionalcollection/difference(from:)>
