//: # Deleting and moving rows
//:
//: After this chapter a person can delete a row with a swipe, delete and move
//: rows with the button Edit, and use an action of your own.

import HeadlessUIKit
import Stage

//: ## Two ways to delete
//:
//: A person can drag a row to the left and tap Delete. Or they tap Edit: then
//: the table is in **editing mode**, and each row has a red sign at the left.
//: For both ways the table calls one method of the data source:
//: `tableView(_:commit:forRowAt:)`. So remove the thing from the array, and
//: then tell the table:
//:
//:     swipe, tap Delete ──▶ commit .delete, row 1
//:                            ├─ names.remove(at: 1)
//:                            └─ tableView.deleteRows(at: [row 1])
//:
//: > On a device: Without the method `commit` a swipe does nothing. The table
//: > of this course shows the button Delete all the same, and a tap on it then
//: > deletes nothing.
//:
//: ## Moving
//:
//: If the data source has the method `moveRowAt … to …`, each row has a
//: **reorder control** in editing mode: a handle of three lines at the right.
//: The table calls the method when the row is dropped. It has already moved the
//: row on the screen. Change only the array: take the thing out, and put it in
//: at its new place. A row for which `canMoveRowAt` answers false has no
//: handle.
//:
//: ## The button Edit
//:
//: Each view controller has an `editButtonItem`. It calls
//: `setEditing(_:animated:)` of the controller, and its title changes between
//: Edit and Done. A `UITableViewController` passes that on to its table. In
//: another controller override `setEditing`, call `super`, and call
//: `setEditing` of the table.

final class EditingListViewController: AddingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    names = ["Kettle", "Teapot", "Guitar", "Tent"]
    navigationItem.leftBarButtonItem = editButtonItem
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool {
    names.count > 1
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let name = names.remove(at: sourceIndexPath.row)
    names.insert(name, at: destinationIndexPath.row)
  }
}

//: `names.swapAt(from, to)` is right only for neighbours: a row that is dragged
//: three places down moves the three rows between up by one.

//: ## Actions of your own
//:
//: The delegate can answer which buttons a swipe shows:
//: `trailingSwipeActionsConfigurationForRowAt` for a swipe to the left, and
//: `leadingSwipeActionsConfigurationForRowAt` for one to the right. A swipe
//: that the delegate answers does not call `commit`.
//:
//: Such a button is called a **swipe action**: a `UIContextualAction` with a
//: closure. Call the last argument of the closure, here `done`, at the end:
//: true says that it worked. If you never call it, the row stays open.
//:
//: These closures may keep the row number, because nothing else changes this
//: list while a swipe is open, and each swipe asks for new actions. In a list
//: that changes by itself, use `firstIndex(where:)` (chapter 8).

final class SwipingListViewController: PictureListViewController {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessoryType =
      things[indexPath.row].isLent ? .checkmark : .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete")
    {
      [weak self] _, _, done in
      self?.things.remove(at: indexPath.row)
      self?.tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    let lend = UIContextualAction(style: .normal, title: "Lend") {
      [weak self] _, _, done in
      self?.things[indexPath.row].isLent = true
      self?.tableView.reloadRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete, lend])
  }
}

func deletingAndMoving(on stage: Stage) {
  //: ## A swipe
  //:
  //: The person swipes the row of the teapot to the left.

  let list = EditingListViewController()
  stage.present(UINavigationController(rootViewController: list))
  stage.cells["Teapot"].swipeLeft()
  stage.show("A button beside the row")

  stage.buttons["Delete"].tap()
  stage.clock.advance(by: 1)
  stage.print(list.names)
  // Prints "["Kettle", "Guitar", "Tent"]"

  //: ## Editing mode
  //:
  //: A tap on a red sign does not delete yet: it shows the button Delete.

  stage.buttons["Edit"].tap()
  stage.clock.advance(by: 1)
  stage.show("All rows can be edited")

  stage.buttons["Delete Guitar"].tap()
  stage.print(list.names.count)
  // Prints "3"

  stage.buttons["Delete"].tap()
  stage.print(list.names)
  // Prints "["Kettle", "Tent"]"

  //: ## A row is dragged
  //:
  //: The person drags the kettle below the tent.

  stage.buttons["Reorder Kettle"].press(
    forDuration: 0.2, thenDragTo: stage.buttons["Reorder Tent"])
  stage.print(list.names)
  // Prints "["Tent", "Kettle"]"

  stage.buttons["Done"].tap()
  stage.print(list.tableView.isEditing)
  // Prints "false"

  //: ## Two buttons
  //:
  //: The first action of the array stands at the edge. A swipe all the way
  //: performs it at once.

  let swiping = SwipingListViewController()
  stage.present(swiping)
  stage.cells.element(boundBy: 2).swipeLeft()
  stage.show("Delete and Lend")

  stage.buttons["Lend"].tap()
  stage.clock.advance(by: 1)
  stage.show("The guitar has a checkmark")

  stage.print(swiping.things.filter(\.isLent).map(\.name))
  // Prints "["Guitar"]"
}

//: ## Remember
//:
//: - `commit` is asked to delete: remove from the array first, then
//:   `deleteRows`.
//: - `moveRowAt` changes the array only. The table has moved the row.
//:   `canMoveRowAt` excludes rows.
//: - `editButtonItem` switches `isEditing`.
//: - An action of a swipe ends with a call of its last argument.
//:
//: > Question: `deleteRows` stands above `things.remove(at:)`, and the program
//: > stops. Why?
//: > Answer: The table asks for the number of rows in `deleteRows`, and the
//: > array still has the old number. The next chapter reads the message.

//: ## Your turn
//:
//: Add a swipe to the right to `SwipingListViewController`, with the action
//: Return. It sets `isLent` to false and asks for the row again. Run `swift run
//: tables --chapter 10`, go on to the last picture, and press `t` to use the
//: phone yourself: swipe the guitar to the right (in the terminal with the key
//: `>`) and tap Return. Then put the file back with `git checkout Lessons`.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:commit:forrowat:)>
//: - <https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:moverowat:to:)>
//: - <https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration>
