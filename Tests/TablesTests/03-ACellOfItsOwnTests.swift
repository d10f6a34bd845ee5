import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import TablesExercises

@Suite("Tables 3: ACellOfItsOwn", .exercise, .serialized)
struct ACellOfItsOwnTests {
  let stage = Stage()
  let list = PersonListViewController()

  init() {
    Device.current.bundle = .module
    list.people = [
      Person(name: "Ada", picture: "kettle"), Person(name: "Ben", picture: nil),
      Person(name: "Cleo", picture: "guitar"),
    ]
  }

  @Test(.todo(1))
  func `a cell has a picture, a name and a button in its content view`() throws {
    let cell = PersonCell(style: .default, reuseIdentifier: nil)
    stage.present(cell)
    let parts = (
      pictures: cell.contentView.descendants(of: UIImageView.self),
      labels: cell.contentView.descendants(of: UILabel.self),
      buttons: cell.contentView.descendants(of: UIButton.self)
    )

    let beside = cell.subviews.filter { $0 !== cell.contentView }
    try #require(
      !beside.contains { $0 is UIButton || $0 is UIImageView || $0 is UILabel },
      "A part lies in the cell itself, beside its content view. Call addSubview of contentView."
    )
    try #require(
      !parts.pictures.isEmpty && !parts.labels.isEmpty && parts.buttons.count == 1,
      "The content view holds \(parts.pictures.count) image views, \(parts.labels.count) labels and \(parts.buttons.count) buttons. Add one of each where the cell is made."
    )
    #expect(
      parts.buttons.first?.title(for: .normal) == "Call"
        || parts.buttons.first?.configuration?.title == "Call",
      "The title of the button is not Call.")
  }

  @Test(.todo(1))
  func `a press of the button calls onCall, once`() throws {
    let cell = PersonCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 40, width: 320, height: 56)
    var calls = 0
    cell.onCall = { calls += 1 }
    stage.present(cell)
    try #require(stage.buttons["Call"].exists, .needed("Add the button first."))

    stage.buttons["Call"].tap()

    #expect(calls == 1, "The button was pressed once, and onCall was called \(calls) times.")
  }

  @Test(.todo(2))
  func `a cell shows the name and the picture of a person`() throws {
    let cell = try shownCell(list.people[0])

    #expect(cell.visibleTexts.contains("Ada"), "The label shows the name.")
    #expect(
      cell.visiblePictures == ["kettle"],
      "The image view shows the picture. Find it with UIImage(named:).")
  }

  @Test(.todo(2))
  func `a picture does not stay for a person without one`() throws {
    let cell = try shownCell(list.people[0])
    try #require(
      cell.visiblePictures == ["kettle"], .needed("The cell has to show the picture kettle first."))

    cell.show(list.people[1])

    #expect(cell.visibleTexts.contains("Ben"), "The cell is used for Ben now.")
    #expect(cell.visiblePictures == [], "Ben has no picture, and the cell still shows the old one.")
  }

  @Test(.todo(3))
  func `each row shows its person, and nothing overlaps`() throws {
    try open()

    #expect(
      (0...2).map { list.tableView.texts($0)?.first { $0 != "Call" } } == ["Ada", "Ben", "Cleo"],
      "A row shows another person. Show the person of the row that is asked for.")
    let cell = try #require(
      list.tableView.cellForRow(at: [0, 0]), .needed("The table has to show cells first."))
    let frames = try [
      #require(
        cell.descendants(of: UIImageView.self).first { $0.image?.name == "kettle" },
        .needed("Row 0 has to show the picture kettle first.")),
      #require(
        cell.descendants(of: UILabel.self).first { $0.text == "Ada" },
        .needed("A label of row 0 has to say Ada first.")),
      #require(
        cell.descendants(of: UIButton.self).first, .needed("Row 0 has to have a button first.")),
    ].map { $0.convert($0.bounds, to: cell.contentView) }
    #expect(frames[0].size == CGSize(width: 40, height: 40), "The picture is 40 by 40 points.")
    #expect(
      frames[0].maxX <= frames[1].minX && frames[1].maxX <= frames[2].minX,
      "From left to right: the picture, the name, the button. Look at their frames.")
    #expect(
      frames.allSatisfy { cell.contentView.bounds.contains($0) },
      "A part sticks out of the content view, which is 56 points high.")
  }

  @Test(.todo(3))
  func `a cell that is used again gets no more views`() throws {
    list.people = (0..<40).map { Person(name: "Person \($0)", picture: nil) }
    try open()
    let before = Set(list.tableView.visibleCells.map(partCount))
    for row in [20, 39, 0, 39] {
      list.tableView.scrollToRow(
        at: IndexPath(row: row, section: 0), at: .middle, animated: false)
      list.tableView.layoutIfNeeded()
    }

    let after = Set(list.tableView.visibleCells.map(partCount))
    #expect(
      after.isSubset(of: before),
      "A cell has \(after.max() ?? 0) pictures, labels and buttons after it was used again, and had \(before.max() ?? 0) before. Add views once, where the cell is made."
    )
    #expect(
      list.tableView.texts(39)?.contains("Person 39") == true,
      "A cell that is used again shows the person of its new row.")
  }

  @Test(.todo(3))
  func `the button calls the person of its row`() throws {
    var called: [String] = []
    list.onCall = { called.append($0.name) }
    try open()

    stage.buttons.element(boundBy: 2).tap()
    stage.buttons.element(boundBy: 0).tap()

    #expect(called == ["Cleo", "Ada"], "Call was pressed in the rows of Cleo and of Ada.")

    var calledLater: [Person] = []
    list.onCall = { calledLater.append($0) }
    stage.buttons.element(boundBy: 1).tap()

    #expect(
      calledLater == [list.people[1]] && called.count == 2,
      "onCall of the list was set anew, and Call pressed in the row of Ben. Ask the list for its onCall at the tap."
    )

    list.people[2] = Person(name: "Ada", picture: "guitar")
    list.tableView.reloadData()
    list.tableView.layoutIfNeeded()
    stage.buttons.element(boundBy: 2).tap()

    #expect(
      calledLater.last == list.people[2],
      "Two people are called Ada, and Call was pressed in the row of the second. Keep the person, not the name."
    )
  }

  @Test(.todo(3))
  func `it calls the same person when a row above has gone`() throws {
    var called: [String] = []
    list.onCall = { called.append($0.name) }
    try open()

    list.people.remove(at: 0)
    list.tableView.deleteRows(at: [[0, 0]], with: .none)
    list.tableView.layoutIfNeeded()
    stage.buttons.element(boundBy: 1).tap()

    #expect(
      called == ["Cleo"],
      "The row of Ada has gone, and the button beside Cleo calls somebody else. Keep the person, not the number of the row."
    )
  }

  @Test(.todo(3))
  func `a list that was left is freed with its cells`() throws {
    weak var weakList: PersonListViewController?
    weak var weakCell: UITableViewCell?
    var wasMade = false
    autoreleased {
      let other = PersonListViewController()
      other.people = list.people
      stage.present(other)
      weakList = other
      weakCell = other.tableView.visibleCells.first
      wasMade = weakCell is PersonCell && weakCell?.visibleTexts.contains("Ada") == true
      stage.present(UIViewController())
      stage.clock.advance(by: 1)
    }

    try #require(wasMade, .needed("The cell of row 0 has to say the name of its person first."))
    #expect(
      weakList == nil,
      "The list was left, and is still there: it keeps its cells, and the onCall of a cell keeps the list. Write [weak self]."
    )
    #expect(
      weakCell == nil,
      "The list was left, and a cell is still there. Its button keeps an action that keeps the cell: write [weak self] in the cell."
    )
  }

  /// The number of pictures, labels and buttons in a cell.
  private func partCount(of cell: UITableViewCell) -> Int {
    cell.contentView.descendants(of: UIView.self)
      .count { $0 is UIImageView || $0 is UILabel || $0 is UIButton }
  }

  private func autoreleased(_ body: () -> Void) { body() }

  private func shownCell(_ person: Person) throws -> PersonCell {
    let cell = PersonCell(style: .default, reuseIdentifier: nil)
    stage.present(cell)
    try #require(
      !cell.descendants(of: UILabel.self).isEmpty,
      .needed("Add the label to the content view first."))
    cell.show(person)
    return cell
  }

  private func open() throws {
    stage.present(list)
    list.tableView.layoutIfNeeded()
    let cell = try #require(
      list.tableView.visibleCells.first, .needed("The table has to show cells first."))
    try #require(
      cell.descendants(of: UIButton.self).count > 0,
      .needed("Add the views to the content view first."))
    try #require(
      cell.visibleTexts.contains(list.people[0].name),
      .needed("The cell of row 0 has to say the name of its person first."))
  }
}

extension ACellOfItsOwnTests: ExerciseScene {
  static let advice = "Press Call in a row: the title of the bar says who is called."

  var opening: SceneOpening {
    list.title = "Nobody is called"
    list.onCall = { [weak list] in list?.title = "Calling \($0.name)" }
    stage.present(UINavigationController(rootViewController: list))
    return .phone(stage)
  }
}
