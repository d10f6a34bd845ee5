//: # A table view asks as a picker asks
//:
//: After this chapter you can put a table view on the screen, and answer the
//: two questions that it asks.

import HeadlessUIKit
import Stage

//: ## The app of this lesson
//:
//: Many apps consist of three screens: a list, a detail and a form. In this
//: lesson you build such an app. It lists the things that a person owns. A tap
//: on a thing shows more of it, a form adds a new one, and the phone saves all
//: of them.
//:
//: Each chapter builds one part of the app as a small sample: a list of its own
//: that shows one idea and leaves the others out. Chapter 16 puts the parts
//: together. The app stands whole in `ThingsApp.swift`, with the list, the
//: detail, the form, the reminder and the file.
//:
//: The file `Thing.swift` beside this one has the model: the structure `Thing`,
//: with a name and a category, and five things in `ownedThings`.
//:
//: A **table view** (`UITableView`) shows a list that scrolls up and down. Each
//: line of it is a **row**, as on the wheel of a picker. The view that shows a
//: row is called a **cell** (`UITableViewCell`), as in the grid of lesson 5.
//:
//: A table view stores no data, just as a picker view (lesson 1). It asks its
//: data source two questions: how many rows there are, and which cell shows a
//: row.
//:
//:     ┌─────────────┐  numberOfRowsInSection ──▶  ┌─────────────┐
//:     │ UITableView │  ◀── 5                      │ data source │
//:     │             │  cellForRowAt row 0 ─────▶  │             │
//:     └─────────────┘  ◀── a cell: "Kettle"       └─────────────┘

//: ## The first question: how many rows
//:
//: A group of rows is called a **section**. A table has one section if you do
//: not say otherwise. Chapter 4 has more. So the question names a section, and
//: you answer with the number of its rows.
//:
//: ## The second question: which cell
//:
//: An **index path** (`IndexPath`) says where a row is: `indexPath.section` and
//: `indexPath.row`. Both count from 0. The answer is a cell that already shows
//: the right text. You do not make it with `UITableViewCell()`. You ask the
//: table for one: `dequeueReusableCell(withIdentifier:for:)`. Chapter 2 says
//: why. The **identifier** is a text of your choice that says which kind of
//: cell you want. The table has to know it. So you **register** a class for
//: the identifier first, once, with `register(_:forCellReuseIdentifier:)`.
//:
//: Then fill the cell. A **content configuration** describes what a cell shows.
//: It is a structure: get an empty one from the cell, set its `text`, and give
//: it back to the cell. Chapter 3 tells more about it.

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
//: The view controller keeps the data source, because the property
//: `dataSource` of a table is weak, as that of a picker is. `autoresizingMask`
//: says that the table becomes larger and smaller with the view.

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
  //: The conversation under the picture has both questions. The table asks for
  //: the number, and for a cell for each row that can be seen. Do not count how
  //: often it asks for the number: a device may ask several times.

  let controller = NamesViewController()
  stage.present(controller)
  stage.show("Five rows")

  //: ## It asks only for what can be seen
  //:
  //: Now the list has ten thousand things. The table asks for the number of
  //: rows, and for no more cells than fit on the screen. That is why a long
  //: list opens as fast as a short one.
  //:
  //: `reloadData()` asks for no cell at once: the table asks before the next
  //: picture. `layoutIfNeeded()` makes it ask now, so that the program can
  //: count the cells. `visibleCells` is an array of the cells that can be seen.
  //: The screen has room for 13 rows, the last of them only in part.

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
  //: The table remembers the number of rows, as a picker does. If you add a
  //: thing to the array and tell the table nothing, the table still has the old
  //: rows. `reloadData()` makes it ask again for everything. Chapter 11 has
  //: better ways.

  controller.names.things = ownedThings + [Thing(name: "Lamp")]
  stage.print(controller.table.numberOfRows(inSection: 0))
  // Prints "10000"

  controller.table.reloadData()
  stage.print(controller.table.numberOfRows(inSection: 0))
  // Prints "6"

  stage.show("After reloadData")

  //: ## A table view controller
  //:
  //: `UITableViewController` is a view controller whose view is a table. It is
  //: the data source and the delegate of its table already. You override the
  //: two methods, with the word `override` in front. The next chapters use it,
  //: because it needs fewer lines. Chapter 4 has the styles.

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
//: > Answer: No. The table asks for cells that can be seen. When a person
//: > scrolls, it asks for more.
//:
//: > Question: The array got a sixth thing, and the table shows five. What is
//: > missing?
//: > Answer: The table remembers the number of rows. Call `reloadData()`, so
//: > that it asks again.
//:
//: > On a device: It is the same code with `import UIKit`. A program that asks
//: > for a cell with an identifier that nobody registered stops with "unable to
//: > dequeue a cell with identifier", here too.

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
//: There are 33 songs, and only seven cells: those that are seen. The table
//: does not hold its data source: the reference is weak. In the page of the
//: exercise (`swift run course play TwoQuestions --browser`) press Use this
//: phone, Look inside, and choose the `UITableView`: look under Holds.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitableview>
//: - <https://developer.apple.com/documentation/uikit/uitableviewdatasource>
//: - <https://developer.apple.com/documentation/uikit/filling-a-table-with-data>
