//: # The height of a row
//:
//: After this chapter you can give all rows one height, each row its own, or
//: let Auto Layout find the height out.

import HeadlessUIKit
import Stage

//: ## Three ways
//:
//: - One height for all: set `rowHeight` of the table.
//: - A height for each row: the delegate (`UITableViewDelegate`) answers
//:   `heightForRowAt`.
//: - An automatic height: `rowHeight` is `UITableView.automaticDimension`. A
//:   table that is made in code has this value from the start. A table of a
//:   storyboard has the height that is set in Xcode. If that is a number, set
//:   `rowHeight` in `viewDidLoad`. A row is then as high as the content of its
//:   cell: such cells are called **self-sizing**. The cells of
//:   `defaultContentConfiguration` know how high they are. A cell class of your
//:   own needs constraints.
//:
//: This chapter is about the third way.

let thingsWithNotes = [
  Thing(name: "Kettle", note: "New."),
  Thing(
    name: "Tent",
    note:
      "Two people sleep in it, three if they are good friends. A pole "
      + "was repaired in the summer, and the pegs lie in a bag of their own."
  ),
  Thing(name: "Guitar", note: "The third string is missing."),
]

//: ## What Auto Layout needs for it
//:
//: The cell asks Auto Layout (lesson 5) for the smallest height of the content
//: view. It finds one only if the constraints make an unbroken chain from the
//: top edge of the content view to its bottom edge:
//:
//:     ┌─ top of contentView ────────┐
//:     │  8 points                   │
//:     │  name label                 │
//:     │  4 points                   │
//:     │  note label, many lines     │
//:     │  8 points                   │
//:     └─ bottom of contentView ─────┘
//:
//: And a label has as many lines as it needs only if `numberOfLines` is 0.

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
//: This class leaves out the last constraint. The rows get the standard height,
//: which is 44 points in this course, and texts lie over each other. On a
//: device the console says that the constraints "ambiguously suggest a height
//: of zero".

final class OpenNoteCell: NoteCell {
  override func closeChain() {}
}

//: The list is given the class of its cells as a value (lesson 5, chapter 13):
//: `NoteCell.self`, or a subclass. Its type is `NoteCell.Type`. In `heights`,
//: `rectForRow(at:)` says where a row lies in the table.

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
//: This list has the boxes of chapter 2, and makes the rows of lent boxes
//: higher. The method belongs to the delegate, although it looks like one of
//: the data source.

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
  //: The second row is higher, because its note has several lines. To turn the
  //: phone, press `t` here, and then `r`: the second row becomes lower.

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
  //: jump a little.

  stage.print(closed.tableView.estimatedRowHeight)
  // Prints "60.0"

  //: ## Heights by heightForRowAt
  //:
  //: Two of forty boxes are lent, so the content is 2 × 80 + 38 × 44 = 1832
  //: points high.

  let tall = TallListViewController()
  stage.present(tall)
  stage.print(
    tall.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height,
    tall.tableView.contentSize.height)
  // Prints "80.0 1832.0"
}

//: > On a device: With `heightForRowAt` a device asks only for rows that come
//: > into sight. For all others it takes the estimated height. The line
//: > `tableView.estimatedRowHeight = 0` switches the estimates off. Then the
//: > device asks for all rows at once, as the table of this course does.
//: > Self-sizing cells need an estimate.

//: ## Remember
//:
//: - Rows are as high as their content unless you say otherwise.
//: - For that, constraints lead from the top of `contentView` to its bottom
//:   without a gap.
//: - `numberOfLines = 0` lets a label have as many lines as it needs.
//:
//: > Question: The text of a row is cut off after one line, although the chain
//: > has no gap. What is missing?
//: > Answer: The label has one line. Set its `numberOfLines` to 0.

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
