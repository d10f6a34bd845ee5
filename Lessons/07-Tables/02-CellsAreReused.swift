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
//: `dequeueReusableCell` gives you that old cell. The word comes from "queue":
//: the old cells wait in a line, and you take one out. Lesson 1 did the same
//: with the views of rows.
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
//: Forty boxes are in the cellar. Boxes 1 and 2 were lent to somebody, and each
//: lent box gets a checkmark. An **accessory** is a small sign at the right end
//: of a cell, and `accessoryType` says which one. This list sets it in one
//: case only.

class BoxListViewController: UITableViewController {
  let boxes = (1...40).map {
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
//: This list sets the accessory in both cases: a checkmark for a box that is
//: lent, and none for a box that is not. A rule helps: if `cellForRowAt` sets a
//: property in one case, it sets the same property in the other case, too.

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
//: checkmark. (`compactMap` makes a text of each index path, and leaves out
//: each nil.)

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
  //: checkmark: it got an old cell. On a phone the same list looks right as
  //: long as it is short, so the mistake is often found late.

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
  //: Boxes 1 and 2 are out of sight now. No other box has a checkmark, so the
  //: array is empty.

  let right = CheckedListViewController()
  stage.present(right)
  stage.tables.firstMatch.swipeUp()
  stage.clock.advance(by: 2)
  stage.print(checkedNames(in: right.tableView))
  // Prints "[]"

  //: ## How many cells there are
  //:
  //: The program scrolls through all forty rows. It puts each cell that it sees
  //: into an array, if the cell is not there yet. At the end the array has far
  //: fewer than forty cells.

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
  //: A cell is not a place for data. If you keep the cell of row 0 in a
  //: property and change it later, you may change another row. Change the data
  //: and tell the table. `reloadRows(at:with:)` asks for the cells of some rows
  //: again, and `cellForRowAt` fills them from the new data:
  //:
  //:     boxes[indexPath.row].isLent = true
  //:     tableView.reloadRows(at: [indexPath], with: .automatic)
  //:
  //: `.automatic` lets the table choose how the change looks. You can write
  //: such lines in `didSelectRowAt`, the method that the table calls when a
  //: person taps a row. Chapter 6 tells more about it.
  //:
  //: `cellForRow(at:)` gives the cell that a row has at this moment, or nil if
  //: the row has none. A row that cannot be seen has none here.

  let first = IndexPath(row: 0, section: 0)
  stage.print(right.tableView.cellForRow(at: first) == nil)
  // Prints "true"
}

//: > On a device: Since iOS 15 a table may get the cell of the next row ready
//: > before the row is in sight. This is called **prefetching**. So
//: > `cellForRow(at:)` may return a cell for a row that nobody sees. Do not use
//: > it to find out what can be seen: ask `indexPathsForVisibleRows`.

//: ## Where prepareForReuse belongs
//:
//: A cell is told before it is used again: the table calls `prepareForReuse()`
//: on it. Apple's page says to reset there only what is not content, such as
//: the alpha or an animation, and to set the content in `cellForRowAt`. A cell
//: class of your own (chapter 3) also uses it to stop work that was begun for
//: the old row, for example loading a picture.

//: ## Remember
//:
//: - A cell that is dequeued may be an old one, with everything it had.
//: - In `cellForRowAt`, set each property in each case.
//: - A cell belongs to a row for as long as the row can be seen. Keep the data,
//:   never the cell.
//:
//: > Question: You tap a row, and `didSelectRowAt` sets a checkmark on its
//: > cell. You scroll down and up again, and the checkmark is gone. Why?
//: > Answer: The checkmark was only in the cell. When the row came back, it got
//: > a cell from `cellForRowAt`, and that knows nothing of the tap. Keep in the
//: > data which rows are checked.

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
