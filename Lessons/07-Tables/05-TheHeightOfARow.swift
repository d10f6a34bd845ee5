//: # The height of a row
//:
//: After this chapter you can give all rows one height, each row its own, or
//: let Auto Layout find the height out.

import HeadlessUIKit
import Stage

//: ## Three ways
//:
//: - One height for all: set `rowHeight` of the table. It is the fastest
//:   way, because the table can compute where each row lies without asking.
//: - A height for each row: the delegate answers `heightForRowAt`. It is asked
//:   for each row before the row is shown.
//: - An automatic height: `rowHeight` is `UITableView.automaticDimension`,
//:   which it is from the start. A row is then as high as the content of its
//:   cell: such cells are called **self-sizing**. The cells of
//:   `defaultContentConfiguration` know how high they are, so there is nothing
//:   to do. A cell class of your own needs constraints.
//:
//: This chapter is about the third way. The list has notes of different
//: lengths.

let thingsWithNotes = [
  Thing(name: "Kettle", note: "New."),
  Thing(
    name: "Tent",
    note:
      "Two people sleep in it, three if they are good friends. A pole "
      + "was mended in the summer, and the pegs lie in a bag of their own."
  ),
  Thing(name: "Guitar", note: "The third string is missing."),
]

//: ## What Auto Layout needs for it
//:
//: The cell asks Auto Layout (lesson 5) for the smallest height of the content
//: view that satisfies all constraints. It finds one only if the constraints
//: make an unbroken chain from the top edge of the content view to its bottom
//: edge:
//:
//:     ┌─ top of contentView ────────┐
//:     │  8 points                   │
//:     │  name label                 │
//:     │  4 points                   │
//:     │  note label, many lines     │
//:     │  8 points                   │
//:     └─ bottom of contentView ─────┘
//:
//: And a label has as many lines as it needs only if `numberOfLines` is 0. It
//: is 1 from the start.

class NoteCell: UITableViewCell {
  let nameLabel = UILabel()
  let noteLabel = UILabel()

  override init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    noteLabel.numberOfLines = 0
    noteLabel.font = .systemFont(ofSize: 14)
    for label in [nameLabel, noteLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(
          equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(
          equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(
        equalTo: contentView.topAnchor, constant: 8),
      noteLabel.topAnchor.constraint(
        equalTo: nameLabel.bottomAnchor, constant: 4),
    ])
    closeChain()
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the last constraint of the chain.
  func closeChain() {
    noteLabel.bottomAnchor.constraint(
      equalTo: contentView.bottomAnchor, constant: -8
    ).isActive = true
  }

  func show(_ thing: Thing) {
    nameLabel.text = thing.name
    noteLabel.text = thing.note
  }
}

//: ## A chain with a gap
//:
//: This class leaves out the last constraint. Then nothing says how far the
//: bottom edge is from the note. The rows get the standard height of 44
//: points, and texts lie over each other. On a device the console says that the
//: constraints "ambiguously suggest a height of zero".

final class OpenNoteCell: NoteCell {
  override func closeChain() {}
}

//: The list is given the class of its cells, so that both can be compared:
//: `NoteCell.self` or `OpenNoteCell.self`. `NoteCell.Type` is the type of such
//: a class (lesson 5).

final class NoteListViewController: UITableViewController {
  let cellClass: NoteCell.Type

  init(cellClass: NoteCell.Type) {
    self.cellClass = cellClass
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(cellClass, forCellReuseIdentifier: "note")
    tableView.estimatedRowHeight = 60
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    thingsWithNotes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.show(thingsWithNotes[indexPath.row])
    return cell
  }

  /// The heights of the rows, in whole points.
  var heights: [Int] {
    tableView.layoutIfNeeded()
    return thingsWithNotes.indices.map {
      let path = IndexPath(row: $0, section: 0)
      return Int(tableView.rectForRow(at: path).height)
    }
  }
}

//: ## A height for each row, by the delegate
//:
//: The other way needs no constraints. This list has the boxes of chapter 2. It
//: makes the rows of lent boxes higher. The method belongs to the delegate,
//: although it looks like one of the data source.

final class TallListViewController: BoxListViewController {
  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    boxes[indexPath.row].isLent ? 80 : 44
  }
}

func theHeightOfARow(on stage: Stage) {
  //: ## A chain without a gap
  //:
  //: The second row is higher, because its note has several lines. In the
  //: terminal you can turn the phone: press `t` here, and then `r`. The lines
  //: are longer then, so the second row becomes lower.

  let closed = NoteListViewController(cellClass: NoteCell.self)
  stage.present(closed)
  stage.show("Rows as high as their notes")

  stage.print(closed.heights)
  // Prints "[58, 91, 58]"

  //: ## With a gap
  //:
  //: Here are the same rows without the last constraint.

  let open = NoteListViewController(cellClass: OpenNoteCell.self)
  stage.present(open)
  stage.show("The last constraint is missing")

  stage.print(open.heights)
  // Prints "[44, 44, 44]"

  //: ## The estimate
  //:
  //: A table with automatic heights does not lay out rows that nobody sees. It
  //: takes each of them to have an **estimated height** until it comes into
  //: sight: a guess, which you can set with `estimatedRowHeight`. So the length
  //: of the whole content is a guess at first, and the scroll indicator may
  //: jump a little. `rectForRow(at:)` of a row that was never seen is a guess
  //: as well. Set an estimate that is near the usual height.

  stage.print(closed.tableView.estimatedRowHeight)
  // Prints "60.0"

  //: ## One row after the other
  //:
  //: Now the delegate says how high each row is: 80 points for the two boxes
  //: that are lent, and 44 points for the other 38. `contentSize` is the size
  //: of everything that can be scrolled. Its height is 2 × 80 + 38 × 44 = 1832.

  let tall = TallListViewController()
  stage.present(tall)
  stage.print(
    tall.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height,
    tall.tableView.contentSize.height)
  // Prints "80.0 1832.0"
}

//: > On a device: A device calls `heightForRowAt` only for rows that come into
//: > sight, and again each time they do. For all other rows it takes the
//: > estimated height, so `contentSize` is a guess at first. The line
//: > `tableView.estimatedRowHeight = 0` switches the estimates off. Then the
//: > device asks for all rows at once, as the table of this course does.

//: ## Remember
//:
//: - Rows are as high as their content unless you say otherwise.
//: - For that, constraints lead from the top of `contentView` to its bottom
//:   without a gap.
//: - `numberOfLines = 0` lets a label have as many lines as it needs.
//: - `heightForRowAt` is a method of the delegate. It returns the height of one
//:   row.
//:
//: > Question: The text of a row is cut off after one line, although the chain
//: > has no gap. What is missing?
//: > Answer: The label has one line. Set its `numberOfLines` to 0.
//:
//: > Question: The rows of your own cell class are 44 points high, whatever
//: > they hold. Where do you look?
//: > Answer: At the chain of constraints. Perhaps one of them is missing: a
//: > view is not tied to the view above it, or the last view is not tied to the
//: > bottom edge of the content view. Or a constraint goes to the cell, where
//: > it should go to its content view.

//: ## Your turn
//:
//: Exercise 5 is Exercises/07-Tables/05-RoomForTheNote.swift: a cell whose rows
//: are as high as what they hold. Its letters become larger when a person wants
//: that, as in chapter 19 of lesson 5.
//:
//:     swift run course check RoomForTheNote
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitableview/rowheight>
//: - <https://developer.apple.com/documentation/uikit/estimating-the-height-of-a-table-s-scrolling-area>
//: - <https://developer.apple.com/documentation/uikit/creating-self-sizing-table-view-cells>
