import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import TablesExercises

@Suite("Tables 9: RowsThatChange", .exercise, .serialized)
struct RowsThatChangeTests {
  let stage = Stage()
  let list = StationListViewController()
  let line = ["Airport", "Market", "Museum", "Park", "Harbour"]

  @Test(.todo(1))
  func `what goes has its old number, what comes its new one`() {
    let changes = rowChanges(from: ["A", "B", "C"], to: ["B", "X", "C"])

    #expect(
      changes == RowChanges(removed: [0], inserted: [1]),
      "A goes, and it was row 0. X comes, and it will be row 1, behind B.")
  }

  @Test(.todo(1))
  func `several rows go and come`() {
    let changes = rowChanges(
      from: ["A", "B", "C", "D", "E"], to: ["X", "B", "D", "Y", "Z"])

    #expect(
      changes == RowChanges(removed: [0, 2, 4], inserted: [0, 3, 4]),
      "A, C and E go, X, Y and Z come. Give the numbers in ascending order.")
  }

  @Test(.todo(1))
  func `from nothing and to nothing`() {
    let changes = [
      rowChanges(from: [], to: ["A", "B"]), rowChanges(from: ["A", "B"], to: []),
      rowChanges(from: ["A"], to: ["A"]),
    ]

    #expect(
      changes == [
        RowChanges(inserted: [0, 1]), RowChanges(removed: [0, 1]), RowChanges(),
      ],
      "Two rows come, two rows go, and the last list is the same as before.")
  }

  @Test(.todo(2))
  func `the table shows the new stations`() throws {
    try open()

    list.show(["Market", "Castle", "Museum", "Park", "Zoo", "Harbour"])

    #expect(
      list.tableView.firstTexts
        == ["Market", "Castle", "Museum", "Park", "Zoo", "Harbour"],
      "The table shows other stations. Tell it which rows go and which come.")
    #expect(list.stations.count == 6, "The list has the new stations, too.")

    list.show([])
    #expect(list.tableView.firstTexts == [], "The line was closed, and rows are still there.")
  }

  @Test(.todo(2))
  func `rows that stay keep their cells and the selection`() throws {
    try open()
    let museum = list.tableView.cellForRow(at: [0, 2])
    list.tableView.selectRow(at: [0, 2], animated: false, scrollPosition: .none)

    list.show(["Castle", "Airport", "Market", "Museum"])
    list.tableView.layoutIfNeeded()

    try #require(list.tableView.texts(3) == ["Museum"], .needed("Row 3 has to be Museum first."))
    #expect(
      list.tableView.indexPathForSelectedRow == [0, 3],
      "The museum was selected, and is not any more. A reload forgets the selection.")
    #expect(
      list.tableView.cellForRow(at: [0, 3]) === museum,
      "The row of the museum has another cell. Delete and insert only what changed.")
  }

  @Test(.todo(2))
  func `a station that has another place may go and come`() throws {
    try open()

    list.show(["Harbour", "Airport", "Market", "Museum", "Park"])

    #expect(
      list.tableView.firstTexts == ["Harbour", "Airport", "Market", "Museum", "Park"],
      "The harbour is first now, and the table shows another order.")
  }

  @Test(.todo(3))
  func `another name is shown in the cell that is there`() throws {
    try open()
    let cell = list.tableView.cellForRow(at: [0, 1])
    list.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)

    list.rename(1, to: "Old market")
    list.tableView.layoutIfNeeded()

    #expect(list.stations[1] == "Old market", "The list still has the old name.")
    #expect(
      list.tableView.texts(1) == ["Old market"], "The row still shows the old name.")
    #expect(
      list.tableView.cellForRow(at: [0, 1]) === cell,
      "The row got another cell. reconfigureRows keeps the one it has.")
    #expect(
      list.tableView.indexPathForSelectedRow == [0, 1], "The row was selected, and is not any more."
    )
  }

  @Test(.todo(4))
  func `a station moves down and all between give way`() throws {
    try open()
    let airport = list.tableView.cellForRow(at: [0, 0])
    list.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)

    list.move(0, to: 3)
    list.tableView.layoutIfNeeded()

    #expect(
      list.stations == ["Market", "Museum", "Park", "Airport", "Harbour"],
      "The airport stands at number 3, and those between moved up by one.")
    #expect(list.tableView.firstTexts == list.stations, "The table shows another order.")
    #expect(
      list.tableView.indexPathForSelectedRow == [0, 3]
        && list.tableView.cellForRow(at: [0, 3]) === airport,
      "The airport was selected and has lost that, or its cell. Move the row.")
  }

  @Test(.todo(4))
  func `a station moves up`() throws {
    try open()

    list.move(4, to: 1)

    #expect(
      list.stations == ["Airport", "Harbour", "Market", "Museum", "Park"],
      "The harbour stands at number 1, and those between moved down by one.")
    #expect(list.tableView.firstTexts == list.stations, "The table shows another order.")
  }

  private func open() throws {
    stage.present(list)
    list.show(line)
    list.tableView.layoutIfNeeded()
    try #require(
      list.tableView.firstTexts == line,
      .needed("The table has to show the first five stations first."))
  }
}

extension RowsThatChangeTests: ExerciseScene {
  static let advice = "Press Next line: rows go and come, and the selected station stays selected."

  var opening: SceneOpening {
    let lines = [
      line, ["Market", "Castle", "Museum", "Zoo", "Harbour"], ["Airport", "Museum", "Zoo"],
    ]
    var number = 0
    list.title = "Line"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next line",
      primaryAction: UIAction(title: "Next line") { [weak list] _ in
        number += 1
        list?.show(lines[number % lines.count])
      })
    stage.present(UINavigationController(rootViewController: list))
    list.show(line)
    return .phone(stage)
  }
}
