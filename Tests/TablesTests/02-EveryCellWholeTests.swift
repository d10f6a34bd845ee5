import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import TablesExercises

@Suite("Tables 2: EveryCellWhole", .exercise, .serialized)
struct EveryCellWholeTests {
  let stage = Stage()
  let list = ChoreListViewController()
  let roof = Chore(title: "Mend the roof", place: "Roof", isUrgent: true, isDone: true)
  let plain = Chore(title: "Water the plants")

  init() {
    list.chores = (0..<40).map { Chore(title: "Chore \($0)", place: "Room \($0)") }
  }

  @Test(.todo(1))
  func `a cell shows everything of its chore`() {
    let cell = ChoreCell(style: .default, reuseIdentifier: nil)

    cell.show(roof)

    #expect(cell.titleLabel.text == "Mend the roof", "The first label shows the title.")
    #expect(cell.placeLabel.text == "Roof", "The second label shows the place.")
    #expect(cell.titleLabel.textColor == .red, "The title of an urgent chore is red.")
    #expect(cell.accessoryType == .checkmark, "A chore that is done has a checkmark.")
  }

  @Test(.todo(1))
  func `a place does not stay for a chore without one`() throws {
    let cell = try usedCell()

    cell.show(plain)

    #expect(cell.titleLabel.text == "Water the plants", "The cell still shows another title.")
    #expect(
      (cell.placeLabel.text ?? "") == "",
      "The cell still shows Roof. Assign the place of each chore, nil included.")

    cell.show(roof)

    #expect(
      cell.visibleTexts.contains("Roof"),
      "The chore has a place again, and the label is not to be seen. Show it again.")
  }

  @Test(.todo(1))
  func `a colour does not stay for a chore that can wait`() throws {
    let cell = try usedCell()

    cell.show(plain)

    #expect(
      cell.titleLabel.textColor == .label,
      "The title is not in the colour .label. Set the colour for each chore, not only for urgent ones."
    )
  }

  @Test(.todo(1))
  func `a checkmark does not stay for a chore that is undone`() throws {
    let cell = try usedCell()

    cell.show(plain)

    #expect(
      cell.accessoryType == .none,
      "The chore is undone, and the cell has an accessory. Set accessoryType in both cases.")

    let urgentOnly = Chore(title: "Call a plumber", isUrgent: true)
    let doneOnly = Chore(title: "Sweep", isDone: true)
    let looks = [urgentOnly, doneOnly].map { chore in
      cell.show(chore)
      return [cell.titleLabel.textColor == .red, cell.accessoryType == .checkmark]
    }
    #expect(
      looks == [[true, false], [false, true]],
      "Red stands for urgent and the checkmark for done. A chore may be one without the other.")
  }

  @Test(.todo(2))
  func `each row shows its own chore after scrolling`() throws {
    try open()

    list.tableView.scrollToRow(at: [0, 30], at: .top, animated: false)
    list.tableView.layoutIfNeeded()

    #expect(
      list.tableView.texts(30) == ["Chore 30", "Room 30"],
      "Row 30 shows another chore. Fill each cell with the chore of its row.")
  }

  @Test(.todo(2))
  func `few cells serve the list`() throws {
    try open()
    var cells: Set<ObjectIdentifier> = []
    for row in list.chores.indices {
      list.tableView.scrollToRow(
        at: IndexPath(row: row, section: 0), at: .top, animated: false)
      list.tableView.layoutIfNeeded()
      cells.formUnion(list.tableView.visibleCells.map(ObjectIdentifier.init))
    }

    #expect(
      cells.count < 30,
      "40 rows made \(cells.count) cells. Get each cell with dequeueReusableCell.")
  }

  @Test(.todo(3))
  func `a tap makes a chore done, and the next one undone`() throws {
    try open()

    stage.cells[2].tap()

    #expect(list.chores[2].isDone, "Row 2 was tapped. Its chore is done: write it into the data.")
    #expect(
      checkedRows == [2],
      "A chore that is done has a checkmark at once. Have its row asked for again.")

    stage.cells[2].tap()

    #expect(!list.chores[2].isDone, "Row 2 was tapped again, so its chore is undone.")
    #expect(checkedRows == [], "The chore is undone, and its row still has a checkmark.")
  }

  @Test(.todo(3))
  func `several chores may be done`() throws {
    try open()

    for row in [1, 4, 2] { stage.cells[row].tap() }

    #expect(
      checkedRows == [1, 2, 4],
      "Rows 1, 4 and 2 were tapped. Change the chore of the tapped row only.")
  }

  @Test(.todo(3))
  func `a checkmark is there when its row comes back, and nowhere else`() throws {
    try open()
    stage.cells[0].tap()
    try #require(
      checkedRows == [0], .needed("After a tap its row alone has to have a checkmark first."))

    var others: [Int] = []
    for row in [12, 24, 36] {
      list.tableView.scrollToRow(
        at: IndexPath(row: row, section: 0), at: .top, animated: false)
      others += checkedRows
    }
    list.tableView.scrollToRow(at: [0, 0], at: .top, animated: false)

    #expect(others == [], "Rows nobody tapped have a checkmark. It belongs to the data of a row.")
    #expect(
      checkedRows == [0],
      "Row 0 came back without its checkmark. A cell keeps nothing: the data does.")
  }

  /// A cell that showed the roof before.
  private func usedCell() throws -> ChoreCell {
    let cell = ChoreCell(style: .default, reuseIdentifier: nil)
    cell.show(roof)
    try #require(
      cell.titleLabel.text == "Mend the roof" && cell.placeLabel.text == "Roof"
        && cell.titleLabel.textColor == .red && cell.accessoryType == .checkmark,
      .needed("A cell has to show title, place, colour and checkmark of the roof first."))
    return cell
  }

  private func open() throws {
    stage.present(list)
    let cell = list.tableView.cellForRow(at: [0, 0])
    try #require(cell is ChoreCell, .needed("Return a chore cell of the table first."))
    try #require(
      list.tableView.texts(0)?.first == "Chore 0",
      .needed("The cell of row 0 has to say Chore 0 first."))
  }

  /// The rows in sight that have a checkmark.
  private var checkedRows: [Int] {
    list.tableView.layoutIfNeeded()
    return (list.tableView.indexPathsForVisibleRows ?? []).filter {
      list.tableView.cellForRow(at: $0)?.accessoryType == .checkmark
    }.map(\.row)
  }
}

extension EveryCellWholeTests: ExerciseScene {
  static let advice = "Tap some chores, then scroll far down and up again. Look at the checkmarks."

  var opening: SceneOpening {
    list.chores = [roof, plain] + list.chores
    stage.present(list)
    return .phone(stage)
  }
}
