//: # Cells are used again
//:
//: After this chapter you know why a checkmark appears in a row where it does
//: not belong, and you can write `cellForRowAt` so that it does not.

import HeadlessUIKit
import Stage

//: ## Few cells for many rows
//:
//: A table with ten thousand rows has about a dozen cells. When a row leaves
//: the screen, the table keeps its cell. When another row comes,
//: `dequeueReusableCell` gives you that old cell, as lesson 1 did with the
//: views of rows.
//:
//:            row leaves          cell waits          row comes
//:     ┌───────────────┐      ┌──────────────┐     ┌───────────────┐
//:     │ Box 1       ✓ │ ───▶ │ Box 1      ✓ │ ──▶ │ Box 15      ? │
//:     └───────────────┘      └──────────────┘     └───────────────┘
//:
//: The old cell is not empty. It still has each property that was set for its
//: last row: the text, the colour, the checkmark. `cellForRowAt` has to set all
//: of them again.

//: ## A list that is wrong
//:
//: Boxes 1 and 2 were lent to somebody, and each lent box gets a checkmark. An
//: **accessory** is a small sign at the right end of a cell, and
//: `accessoryType` says which one. This list sets it in one case only.

class BoxListViewController: UITableViewController {
  var boxes = (1...40).map {
    Thing(name: "Box \($0)", isLent: $0 <= 2)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UITableViewCell.self, forCellReuseIdentifier: "box")
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    boxes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let box = boxes[indexPath.row]
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "box", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = box.name
    cell.contentConfiguration = content
    if box.isLent { cell.accessoryType = .checkmark }
    return cell
  }
}

//: ## A list that is right
//:
//: This list sets the accessory in both cases. A rule helps: if `cellForRowAt`
//: sets a property in one case, it sets the same property in the other case,
//: too.

final class CheckedListViewController: BoxListViewController {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    let isLent = boxes[indexPath.row].isLent
    cell.accessoryType = isLent ? .checkmark : .none
    return cell
  }
}

//: ## Looking at what a person sees
//:
//: The function returns the names of the rows that can be seen and have a
//: checkmark.

func checkedNames(in table: UITableView) -> [String] {
  let paths = table.indexPathsForVisibleRows ?? []
  return paths.compactMap { path in
    let cell = table.cellForRow(at: path)
    return cell?.accessoryType == .checkmark ? "Box \(path.row + 1)" : nil
  }
}

func cellsAreReused(on stage: Stage) {
  //: ## Before and after scrolling
  //:
  //: At first everything is right. Then a person scrolls, and a wrong box has a
  //: checkmark: it got an old cell. A short list looks right, so the mistake is
  //: often found late.

  let wrong = BoxListViewController()
  stage.present(wrong)
  stage.print(checkedNames(in: wrong.tableView))
  // Prints "["Box 1", "Box 2"]"

  stage.tables.firstMatch.swipeUp()
  stage.clock.advance(by: 2)
  stage.show("A checkmark that does not belong there")

  stage.print(checkedNames(in: wrong.tableView).isEmpty)
  // Prints "false"

  //: ## The right list, scrolled as far
  //:
  //: Boxes 1 and 2 are out of sight now. No other box has a checkmark.

  let right = CheckedListViewController()
  stage.present(right)
  stage.tables.firstMatch.swipeUp()
  stage.clock.advance(by: 2)
  stage.print(checkedNames(in: right.tableView))
  // Prints "[]"

  //: ## How many cells there are
  //:
  //: The program scrolls through all forty rows, and collects each cell that it
  //: sees.

  var cells: [UITableViewCell] = []
  for row in right.boxes.indices {
    right.tableView.scrollToRow(
      at: IndexPath(row: row, section: 0), at: .top, animated: false)
    right.tableView.layoutIfNeeded()
    for cell in right.tableView.visibleCells where !cells.contains(cell) {
      cells.append(cell)
    }
  }
  stage.print(cells.count < 20)
  // Prints "true"

  //: ## Do not keep a cell
  //:
  //: A cell is not a place for data. If you keep the cell of row 0 and change
  //: it later, you may change another row. Change the data and tell the table.
  //: `reloadRows(at:with:)` asks for the cells of some rows again:
  //:
  //:     boxes[indexPath.row].isLent = true
  //:     tableView.reloadRows(at: [indexPath], with: .automatic)
  //:
  //: You can write such lines in `didSelectRowAt`, the method that the table
  //: calls when a person taps a row (chapter 6). `cellForRow(at:)` gives the
  //: cell that a row has at this moment, or nil.

  let first = IndexPath(row: 0, section: 0)
  stage.print(right.tableView.cellForRow(at: first) == nil)
  // Prints "true"
}

//: > On a device: Since iOS 15 a table may get the cell of the next row ready
//: > before the row is in sight. This is called **prefetching**. So ask
//: > `indexPathsForVisibleRows` what can be seen, and not `cellForRow(at:)`.

//: ## Where prepareForReuse belongs
//:
//: The table calls `prepareForReuse()` on a cell before it is used again.
//: Apple's page says to reset there only what is not content, such as the
//: alpha, and to set the content in `cellForRowAt`. A cell class of your own
//: also uses it to stop work that was begun for the old row, for example
//: loading a picture.

//: ## Remember
//:
//: - A cell that is dequeued may be an old one, with everything it had.
//: - In `cellForRowAt`, set each property in each case.
//: - Keep the data, never the cell.
//:
//: > Question: `didSelectRowAt` sets a checkmark on the cell of a row. You
//: > scroll down and up again, and the checkmark is gone. Why?
//: > Answer: When the row came back, it got a cell from `cellForRowAt`, and
//: > that knows nothing of the tap. Keep in the data which rows are checked.

//: ## Your turn
//:
//: Exercise 2 is Exercises/07-Tables/02-EveryCellWhole.swift: a list of tasks
//: in which no row shows anything of another one.
//:
//:     swift run course check EveryCellWhole
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)>
//: - <https://developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()>
