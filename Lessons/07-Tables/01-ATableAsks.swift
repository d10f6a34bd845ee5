//: # A table view asks as a picker asks
//:
//: After this chapter you can put a table view on the screen, and answer the
//: two questions that it asks.

import HeadlessUIKit
import Stage

//: ## The app of this lesson
//:
//: Many apps consist of three screens: a list, a detail and a form. In this
//: lesson you build such an app. It lists the things that a person owns. Each
//: chapter builds one part of it as a small sample, and chapter 16 puts the
//: parts together. The file `Thing.swift` beside this one has the model: the
//: structure `Thing`, with a name and a category, and five things in
//: `ownedThings`.
//:
//: A **table view** (`UITableView`) shows a list that scrolls up and down. Each
//: line of it is a **row**, as on the wheel of a picker. The view that shows a
//: row is called a **cell** (`UITableViewCell`), as in the grid of lesson 5.
//:
//: A table view stores no data, just as a picker view. It asks its data source
//: two questions: how many rows there are, and which cell shows a row.
//:
//:     ┌─────────────┐  numberOfRowsInSection ──▶  ┌─────────────┐
//:     │ UITableView │  ◀── 5                      │ data source │
//:     │             │  cellForRowAt row 0 ─────▶  │             │
//:     └─────────────┘  ◀── a cell: "Kettle"       └─────────────┘

//: ## The first question: how many rows
//:
//: The table calls `numberOfRowsInSection`, and you return a number. A group of
//: rows is called a **section**. A table has one if you do not say otherwise
//: (chapter 4).
//:
//: ## The second question: which cell
//:
//: An **index path** (`IndexPath`) says where a row is: `indexPath.section` and
//: `indexPath.row`, both from 0. The answer is a cell that already shows the
//: right text. You ask the table for one:
//: `dequeueReusableCell(withIdentifier:for:)`. Chapter 2 says why. The
//: **identifier** is a text of your choice that says which kind of cell you
//: want. First you **register** a class for it, once, with
//: `register(_:forCellReuseIdentifier:)`.
//:
//: Then fill the cell. A **content configuration** describes what a cell shows.
//: It is a structure: get an empty one from the cell, set its `text`, and give
//: it back (chapter 3). A second, smaller line is its `secondaryText`.

final class ThingNames: NSObject, UITableViewDataSource {
  var things = ownedThings

  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    things.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "thing", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = things[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }
}

//: ## Where the two meet
//:
//: The property `dataSource` of a table is weak, as that of a picker is, so the
//: view controller keeps the data source. `autoresizingMask` says that the
//: table becomes larger and smaller with the view.

final class NamesViewController: UIViewController {
  let table = UITableView()
  let names = ThingNames()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(
      UITableViewCell.self, forCellReuseIdentifier: "thing")
    table.dataSource = names
    view.addSubview(table)
  }
}

func aTableAsks(on stage: Stage) {
  //: ## The table on the screen
  //:
  //: The table asks for the number, and for a cell for each row that can be
  //: seen.

  let controller = NamesViewController()
  stage.present(controller)
  stage.show("Five rows")

  //: ## It asks only for what can be seen
  //:
  //: Now the list has ten thousand things. The table asks for no more cells
  //: than fit on the screen, so a long list opens as fast as a short one.
  //:
  //: `reloadData()` asks for no cell at once: the table asks before the next
  //: picture. `layoutIfNeeded()` makes it ask now. `visibleCells` is an array
  //: of the cells that can be seen.

  controller.names.things = (1...10_000).map {
    Thing(name: "Box \($0)")
  }
  controller.table.reloadData()
  controller.table.layoutIfNeeded()
  stage.print(
    controller.table.numberOfRows(inSection: 0), "rows,",
    controller.table.visibleCells.count, "cells")
  // Prints "10000 rows, 13 cells"

  //: ## A change of the data alone changes nothing
  //:
  //: The table remembers the number of rows, as a picker does. `reloadData()`
  //: makes it ask again for everything. Chapter 11 has better ways.

  controller.names.things = ownedThings + [Thing(name: "Lamp")]
  stage.print(controller.table.numberOfRows(inSection: 0))
  // Prints "10000"

  controller.table.reloadData()
  stage.print(controller.table.numberOfRows(inSection: 0))
  // Prints "6"

  stage.show("After reloadData")

  //: ## A table view controller
  //:
  //: `UITableViewController` is a view controller whose view is a table, its
  //: `tableView`. It is the data source and the delegate of its table already.
  //: You override the two methods. The next chapters use it, because it needs
  //: fewer lines.

  let list = UITableViewController(style: .plain)
  stage.print(list.tableView.dataSource === list)
  // Prints "true"
}

//: ## Remember
//:
//: - A table asks `numberOfRowsInSection` and `cellForRowAt`. Both are
//:   required.
//: - Register a class for an identifier, and get cells with
//:   `dequeueReusableCell(withIdentifier:for:)`.
//: - A table asks for the cells that can be seen, and for no others.
//: - After a change of the data, call `reloadData()`.
//:
//: > Question: `print` in `cellForRowAt` prints 13 lines, and the array has
//: > 10,000 things. Is something wrong?
//: > Answer: No. The table asks for cells that can be seen.
//:
//: > On a device: It is the same code with `import UIKit`. An identifier that
//: > nobody registered stops the program with "unable to dequeue a cell with
//: > identifier", here too.

//: ## Your turn
//:
//: Exercise 1 is Exercises/07-Tables/01-TwoQuestions.swift: you answer both
//: questions for a list of songs.
//:
//:     swift run course check TwoQuestions
//:
//: When it is right, look inside your answer:
//:
//:     swift run course inspect TwoQuestions
//:
//:     UITableView  (0 20 320 400)
//:     UITableViewCell  (0 20 320 57.5)
//:     holds  weak dataSource: SongList
//:
//: There are 33 songs, and only seven cells: those that are seen. (A device may
//: have higher rows.) The table does not hold its data source: the reference is
//: weak. In the page of the exercise (`swift run course play TwoQuestions
//: --browser`) press Use this phone, Look inside, and choose the `UITableView`:
//: look under Holds.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitableview>
//: - <https://developer.apple.com/documentation/uikit/uitableviewdatasource>
//: - <https://developer.apple.com/documentation/uikit/filling-a-table-with-data>
