//: # Updates without a reload
//:
//: After this chapter you can tell a table what changed, and you can read the
//: message "Invalid update".

import HeadlessUIKit
import Stage

//: ## Why not reloadData
//:
//: `reloadData()` asks for all cells again. The selection is gone, a row that
//: was swiped open closes, and no row moves, so a person does not see what
//: changed. For a change of a few rows there are better methods:
//:
//: - `insertRows(at:with:)`, `deleteRows(at:with:)`, `moveRow(at:to:)`
//: - `reloadRows(at:with:)`: asks for the cell of a row again, and the row may
//:   get another one
//: - `reconfigureRows(at:)`: asks for it too, and `dequeueReusableCell` returns
//:   the cell that the row has. Take it when only the content changed.
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
//: `NSInternalInconsistencyException` and a long message.
//:
//: ## Several changes at once
//:
//: Several changes that are made together are called a **batch**.
//: `performBatchUpdates` collects the changes of its closure, and the table
//: counts once, at the end. Two lists are enough to find the numbers:
//:
//:     old list                                 new list
//:     0 Kettle  ◀── deleteRows row 0           0 Guitar
//:     1 Guitar      insertRows row 1 ──▶       1 Lamp
//:     2 Tent                                   2 Tent
//:
//: For a row that goes, look into the old list. For a row that comes, look into
//: the new list. The order of the two calls does not matter. (`reloadRows` has
//: old numbers, and `moveRow` goes from an old number to a new one.)

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

//: Change the array inside the closure. A table that was never on the screen
//: asks for the old number of rows when the batch begins. The wrong order:
//:
//:     names.remove(at: 0)              // two names are left
//:     tableView.performBatchUpdates {  // asks: 2, taken for the old number
//:       tableView.deleteRows(...)      // 1 deleted
//:     }                                // asks: 2, but 2 - 1 is 1
//:
//: `[self]` in front of a closure means that it may write `names` for
//: `self.names`. The table calls this closure at once and does not keep it, so
//: there is no cycle.

//: ## From the new list to the changes
//:
//: Often you have an old array and a new one. `new.difference(from: old)` finds
//: the changes, with the numbers that the table wants. A change is `.remove` or
//: `.insert`, with three values. We need the first one, the number. `case
//: .remove(let row, _, _)` calls it `row` and leaves the other two out.
//:
//: A **segmented control** (`UISegmentedControl`) shows a few choices side by
//: side. Its `selectedSegmentIndex` counts from 0. When a person taps another
//: segment, it sends `.valueChanged`. Here it stands in the place of the title:
//: `titleView`.

class FilteredListViewController: PictureListViewController {
  let filter = UISegmentedControl(
    items: ["All"] + Category.allCases.map(\.rawValue))

  override func viewDidLoad() {
    super.viewDidLoad()
    filter.selectedSegmentIndex = 0
    filter.addAction(
      UIAction { [weak self] _ in self?.showChosen() },
      for: .valueChanged)
    navigationItem.titleView = filter
  }

  private func showChosen() {
    let index = filter.selectedSegmentIndex
    let category = index == 0 ? nil : Category.allCases[index - 1]
    show(
      ownedThings.filter { category == nil || $0.category == category })
  }

  func show(_ newThings: [Thing]) {
    let changes = newThings.difference(from: things)
    tableView.performBatchUpdates { [self] in
      things = newThings
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
  //: The table asks for one cell. The tent was selected, and still is: one row
  //: above it went and one came.

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
  //: Now the table is told that a row goes, and the array still has all three
  //: names. On the stage the exception is caught.

  let message = stage.exception {
    list.tableView.deleteRows(
      at: [IndexPath(row: 1, section: 0)], with: .automatic)
  }
  stage.print(message ?? "no exception")
  // Prints "NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."

  //: Read it from the numbers. After the update there are 3 rows: that is what
  //: the data source answers now. Before there were 3. The table was told of 0
  //: inserted rows and 1 deleted row, and 3 plus 0 minus 1 is not 3. So the
  //: name was not removed from the array, or too late.
  //:
  //: A second message comes when an index path does not exist: "attempt to
  //: delete row 5 from section 0 which only contains 3 rows before the update".
  //:
  //: > On a device: Newer systems say the same in another form: "Invalid batch
  //: > updates detected", and further on: "Data source before updates = { 1
  //: > section with row counts: [3] } Data source after updates = { 1 section
  //: > with row counts: [3] } Updates = [ Delete row (0 - 1) ]". In "(0 - 1)"
  //: > the first number is the section, and the second is the row.

  //: ## The changes, computed
  //:
  //: A person taps Outdoors, and then Kitchen.

  let other = FilteredListViewController()
  stage.present(UINavigationController(rootViewController: other))
  stage.buttons["Outdoors"].tap()
  stage.clock.advance(by: 1)
  stage.print(other.things.map(\.name))
  // Prints "["Bicycle", "Tent"]"

  stage.buttons["Kitchen"].tap()
  stage.clock.advance(by: 1)
  stage.show("Only what belongs to the kitchen")

  stage.print(other.tableView.numberOfRows(inSection: 0))
  // Prints "2"
}

//: ## Remember
//:
//: - Change the array and tell the table exactly what changed, both in the
//:   closure of a batch.
//: - Rows that go have their numbers in the old list, rows that come theirs in
//:   the new list.
//: - "Invalid update" has four numbers: after, before, inserted, deleted. Do
//:   the sum.
//: - `difference(from:)` finds the changes for you.
//:
//: > Question: Rows 0 and 1 are to go. A loop calls `deleteRows` for row 0 and
//: > then for row 1, inside `performBatchUpdates`. Is it right?
//: > Answer: Yes. In a batch both numbers are those of before. Outside a batch
//: > the second call would delete what was row 2.

//: ## Your turn
//:
//: Exercise 9 is Exercises/07-Tables/09-RowsThatChange.swift. After it you can
//: do the first project, Exercises/07-Tables/10-EditedShelf.swift: a list with
//: sections, in which a person adds, deletes and moves. It needs chapters 1 to
//: 11.
//:
//:     swift run course check RowsThatChange
//:     swift run course check EditedShelf
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)>
//: - <https://developer.apple.com/documentation/uikit/uitableview/deleterows(at:with:)>
//: - <https://developer.apple.com/documentation/swift/bidirectionalcollection/difference(from:)>
