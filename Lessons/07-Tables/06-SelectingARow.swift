//: # Selecting a row, and what stays selected
//:
//: After this chapter you can react to a tap on a row, and you know how long a
//: row stays selected.

import HeadlessUIKit
import Stage

//: ## What happens in a tap
//:
//: A row under a finger is **highlighted**: it becomes grey. When the finger is
//: lifted, the table selects the row and calls `didSelectRowAt` on its
//: delegate. Then the row stays selected, and stays grey, until another row is
//: selected or the program says so.
//:
//:     finger down ──▶ highlighted
//:     finger up   ──▶ willSelectRowAt ── index path ──▶ selected, and
//:                          │                            didSelectRowAt
//:                          └── nil ──▶ nothing is selected
//:
//: The delegate answers `willSelectRowAt` with the index path of the row that
//: is to be selected, or with nil. This list does not let a thing be selected
//: that is lent. To show that, an app makes the text of such a row grey, with
//: `content.textProperties.color = .secondaryLabel`. All others have `.label`.

final class SelectingListViewController: PictureListViewController {
  var heard: [String] = []

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    things[indexPath.row].isLent ? nil : indexPath
  }

  override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    heard.append(things[indexPath.row].name)
  }
}

//: ## When the row is to become white again
//:
//: A tap that opens a detail leaves the row selected while the detail is there,
//: and the row becomes white when the person comes back. A
//: `UITableViewController` does this by itself
//: (`clearsSelectionOnViewWillAppear`). After a tap that only does something,
//: deselect the row at once, in `didSelectRowAt`:
//:
//:     tableView.deselectRow(at: indexPath, animated: true)

//: ## A choice with a checkmark
//:
//: For a choice that stays, do not use the selection at all. Show a checkmark,
//: and keep in a property what is chosen: here in `chosen`. `cellForRowAt`
//: looks there. This list is short, so it calls `reloadData()`. In a long list
//: you would reload the two rows that changed, with `reloadRows(at:with:)`.

final class CategoryListViewController: UITableViewController {
  var chosen: Category?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UITableViewCell.self, forCellReuseIdentifier: "category")
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    Category.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let category = Category.allCases[indexPath.row]
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "category", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = category.rawValue
    cell.contentConfiguration = content
    cell.accessoryType = category == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    chosen = Category.allCases[indexPath.row]
    tableView.reloadData()
  }
}

func selectingARow(on stage: Stage) {
  //: ## A tap
  //:
  //: `2 in 0` in the conversation is row 2 of section 0: the row of the guitar.

  let list = SelectingListViewController()
  list.things[3].isLent = true
  stage.present(list)
  stage.staticTexts["Guitar"].tap()
  stage.show("The row of the guitar is selected")

  stage.print(list.heard)
  // Prints "["Guitar"]"

  //: ## A row that says no
  //:
  //: The bicycle is lent, and `willSelectRowAt` answers nil. Row 2, the guitar,
  //: stays selected.

  stage.staticTexts["Bicycle"].tap()
  stage.print(
    list.heard, list.tableView.indexPathForSelectedRow?.row ?? -1)
  // Prints "["Guitar"] 2"

  //: ## Code that selects tells nobody
  //:
  //: `selectRow(at:animated:scrollPosition:)` does not call `didSelectRowAt`.
  //: It is the same rule as for a picker.

  list.tableView.selectRow(
    at: IndexPath(row: 0, section: 0), animated: false,
    scrollPosition: .none)
  stage.print(
    list.heard, list.tableView.indexPathForSelectedRow?.row ?? -1)
  // Prints "["Guitar"] 0"

  //: ## A reload forgets it
  //:
  //: `reloadData()` takes the selection away: after it row 0 may be another
  //: thing. If you want to keep it, remember the thing and select its row
  //: again.

  list.tableView.reloadData()
  stage.print(list.tableView.indexPathForSelectedRow == nil)
  // Prints "true"

  //: ## A choice that stays
  //:
  //: Music alone has a checkmark. No row is grey: `reloadData()` took the
  //: selection away.

  let categories = CategoryListViewController()
  stage.present(categories)
  stage.cells["Kitchen"].tap()
  stage.cells["Music"].tap()
  stage.show("Music is chosen")

  stage.print(categories.chosen?.rawValue ?? "none")
  // Prints "Music"
}

//: ## Remember
//:
//: - `didSelectRowAt` is for a person's tap. `selectRow` in code does not call
//:   it. (`didDeselectRowAt` is called when a row loses its selection.)
//: - A selected row stays selected until another one is, or until you deselect
//:   it.
//: - `reloadData()` forgets the selection.
//: - A choice that stays belongs in the data, and is shown as a checkmark.
//:
//: > Question: The first tap on a row does nothing, and the second tap opens
//: > the detail of the row that was tapped first. What is wrong?
//: > Answer: The class has `didDeselectRowAt`, the name that Xcode offers
//: > first.
//:
//: > Question: A person comes back from a detail, and the row is still grey.
//: > The controller is a `UIViewController` with a table in it. What is
//: > missing?
//: > Answer: Only a `UITableViewController` deselects by itself. Deselect the
//: > row in `viewWillAppear`, or at the end of `didSelectRowAt`.

//: ## Your turn
//:
//: Exercise 6 is Exercises/07-Tables/06-OneIsChosen.swift: a list of sizes of
//: which one is chosen.
//:
//:     swift run course check OneIsChosen
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/handling-row-selection-in-a-table-view>
//: - <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willselectrowat:)>
//: - <https://developer.apple.com/documentation/uikit/uitableviewcontroller/clearsselectiononviewwillappear>
