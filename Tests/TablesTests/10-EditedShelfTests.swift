import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import TablesExercises

@Suite("Tables 10: EditedShelf", .exercise, .serialized)
struct EditedShelfTests {
  let stage = Stage()
  let screen = ShelvesViewController()
  let shelves = [
    Shelf(name: "Novels", books: ["Emma", "Middlemarch", "Ulysses"]),
    Shelf(name: "Travel", books: ["Iceland", "Peru"]),
  ]

  init() {
    // An answer may be drawn: the storyboards lie beside this suite.
    Device.current.bundle = .module
    screen.shelves = shelves
  }

  @Test(.todo(1))
  func `each shelf has its header and its books`() throws {
    try open()

    #expect(
      rows == ["Emma", "Middlemarch", "Ulysses", "Iceland", "Peru"],
      "The rows are the titles of the books, shelf by shelf.")
    let table = try table()
    #expect(
      (0..<table.numberOfSections).map(table.numberOfRows) == [3, 2],
      "Novels has three rows and Travel two. Each shelf is a section.")
    #expect(
      (0..<2).map { table.headerText($0)?.lowercased() } == ["novels", "travel"],
      "The header of a section says the name of its shelf.")
    #expect(stage.navigationBars["Books"].exists, "The title Books stands in the bar.")
  }

  @Test(.todo(1))
  func `a shelf without books keeps its header`() throws {
    screen.shelves = [Shelf(name: "Empty", books: []), Shelf(name: "Full", books: ["Emma"])]
    try open()

    let table = try table()
    #expect(
      table.headerText(0)?.lowercased() == "empty" && table.headerText(1)?.lowercased() == "full",
      "Two shelves are there, and one has no book. Both have a header.")
    #expect(rows == ["Emma"], "One book is there.")
  }

  @Test(.todo(1))
  func `without a shelf it says so`() throws {
    screen.shelves = []
    stage.present(UINavigationController(rootViewController: screen))

    #expect(
      screen.view.visibleTexts.contains("No shelves"), "There is no shelf, and nobody says so.")
    try #require(stage.navigationBars.buttons["Add"].exists, .needed("Put Add into the bar first."))
    #expect(!stage.navigationBars.buttons["Add"].isEnabled, "There is no shelf to add a book to.")

    let other = ShelvesViewController()
    other.shelves = shelves
    stage.present(UINavigationController(rootViewController: other))
    #expect(
      !other.view.visibleTexts.contains("No shelves"),
      "There are two shelves, and it says there are none.")
    #expect(
      stage.navigationBars.buttons["Add"].isEnabled, "There are shelves, and Add cannot be tapped.")
  }

  @Test(.todo(1))
  func `large letters make higher rows`() throws {
    screen.shelves[0].books[1] = "The life and strange surprising adventures of Robinson Crusoe"
    try open()
    let table = try table()
    let usual = [0, 1].map { table.rectForRow(at: [0, $0]).height }

    stage.contentSizeCategory = .accessibilityLarge
    table.layoutIfNeeded()
    let large = [0, 1].map { table.rectForRow(at: [0, $0]).height }

    #expect(
      large[0] > usual[0] + 5 && large[1] > large[0] + 20,
      "A person chose large letters. Leave the height of the rows to their content.")
  }

  @Test(.todo(2))
  func `a swipe and Delete take a book away`() throws {
    try open()
    let peru = try table().cellForRow(at: [1, 1])
    try table().selectRow(at: [1, 1], animated: false, scrollPosition: .none)

    stage.staticTexts["Iceland"].swipeLeft()
    try #require(
      stage.buttons["Delete"].exists,
      "A swipe shows no Delete. The data source lets rows be deleted.")
    stage.buttons["Delete"].tap()
    stage.clock.advance(by: 1)

    #expect(
      screen.shelves.map(\.books) == [["Emma", "Middlemarch", "Ulysses"], ["Peru"]],
      "Iceland was deleted. Take the book from the shelf of its section.")
    #expect(rows == ["Emma", "Middlemarch", "Ulysses", "Peru"], "The table shows other books.")
    #expect(
      try table().cellForRow(at: [1, 0]) === peru,
      "Peru has another cell. Delete one row, and do not reload the table.")
    #expect(
      try table().indexPathForSelectedRow == [1, 0],
      "Peru was selected, and is not any more. Delete one row, and do not reload the table.")

    let other = ShelvesViewController()
    other.shelves = [Shelf(name: "Novels", books: ["Emma", "Ulysses", "Emma"])]
    stage.present(UINavigationController(rootViewController: other))
    stage.cells[2].swipeLeft()
    stage.buttons["Delete"].tap()
    stage.clock.advance(by: 1)
    #expect(
      other.shelves.map(\.books) == [["Emma", "Ulysses"]],
      "Two books are called Emma, and the lower one was deleted. Do not look for its title: the index path says which book it is."
    )
  }

  @Test(.todo(2))
  func `the last book of a shelf can be deleted`() throws {
    try open()

    for title in ["Iceland", "Peru"] {
      stage.staticTexts[title].swipeLeft()
      try #require(stage.buttons["Delete"].exists, "A swipe shows no Delete.")
      stage.buttons["Delete"].tap()
      stage.clock.advance(by: 1)
    }

    #expect(rows == ["Emma", "Middlemarch", "Ulysses"], "Travel has no book any more.")
    #expect(
      try table().headerText(1)?.lowercased() == "travel",
      "The shelf stays when its books are gone.")
  }

  @Test(.todo(2))
  func `Edit and a sign take a book away`() throws {
    try open()
    try edit()

    stage.buttons["Delete Middlemarch"].tap()
    stage.buttons["Delete"].tap()
    stage.clock.advance(by: 1)

    #expect(rows == ["Emma", "Ulysses", "Iceland", "Peru"], "Middlemarch was deleted by its sign.")

    stage.buttons["Done"].tap()
    stage.clock.advance(by: 1)
    #expect(
      !stage.buttons["Delete Emma"].exists, "Done was tapped, and the rows are still edited.")
  }

  @Test(.todo(2))
  func `a book is dragged on its shelf`() throws {
    try open()
    try edit()

    drag("Emma", onto: "Ulysses")

    #expect(
      screen.shelves[0].books == ["Middlemarch", "Ulysses", "Emma"],
      "Emma was dragged below Ulysses, and those between moved up. Take it out and put it in.")
    #expect(
      rows == ["Middlemarch", "Ulysses", "Emma", "Iceland", "Peru"],
      "The table shows another order.")
  }

  @Test(.todo(2))
  func `a book is dragged onto another shelf`() throws {
    try open()
    try edit()

    drag("Middlemarch", onto: "Iceland")

    let all = screen.shelves.map(\.books)
    #expect(
      all[0] == ["Emma", "Ulysses"] && all[1].count == 3 && all[1].contains("Middlemarch"),
      "Middlemarch was dragged to Travel. Take it from its shelf, and put it onto the other one.")
    #expect(rows == all.flatMap { $0 }, "The table shows something else than the shelves have.")
  }

  @Test(.todo(3))
  func `Add puts a book last on the last shelf`() throws {
    try open()
    try ask()
    stage.textFields["Title"].typeText("  Kenya ")

    stage.alerts.buttons["Add"].tap()
    stage.clock.advance(by: 1)

    #expect(
      screen.shelves.map(\.books) == [
        ["Emma", "Middlemarch", "Ulysses"], ["Iceland", "Peru", "Kenya"],
      ],
      "Kenya comes last on the last shelf, without the spaces at its ends.")
    #expect(rows.last == "Kenya", "The table does not show the new book.")
  }

  @Test(.todo(3))
  func `an empty title cannot be added, and Cancel adds nothing`() throws {
    try open()
    try ask()
    let button = stage.alerts.buttons["Add"]
    let states = ["", "  ", "Kenya"].map { text in
      stage.textFields["Title"].typeText(text)
      return button.isEnabled
    }

    #expect(
      states == [false, false, true],
      "Add can be chosen when the title has something else than spaces, and not before.")

    stage.alerts.buttons["Cancel"].tap()
    stage.clock.advance(by: 1)
    #expect(screen.shelves == shelves, "The person cancelled.")
    #expect(screen.presentedViewController == nil, "The alert is still there.")
  }

  @Test(.todo(3))
  func `a new book leaves the others as they are`() throws {
    try open()
    try ask()
    try table().selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    let emma = try table().cellForRow(at: [0, 0])
    stage.textFields["Title"].typeText("Kenya")
    try #require(stage.alerts.buttons["Add"].isEnabled, .needed("Let Add be chosen first."))

    stage.alerts.buttons["Add"].tap()
    stage.clock.advance(by: 2)
    try table().layoutIfNeeded()

    try #require(
      screen.shelves[1].books.count == 3, .needed("The last shelf has to have three books first."))
    #expect(
      try table().indexPathForSelectedRow == [0, 1],
      "A row was selected, and is not any more. Insert one row, and do not reload the table.")
    #expect(
      try table().cellForRow(at: [0, 0]) === emma,
      "Emma has another cell. Insert one row, and do not reload the table.")
  }

  @Test(.todo(3))
  func `a book that was added can be deleted`() throws {
    try open()
    try ask()
    stage.textFields["Title"].typeText("Kenya")
    stage.alerts.buttons["Add"].tap()
    stage.clock.advance(by: 1)
    try #require(rows.last == "Kenya", .needed("The last row has to be Kenya first."))

    stage.staticTexts["Kenya"].swipeLeft()
    try #require(stage.buttons["Delete"].exists, "A swipe shows no Delete.")
    stage.buttons["Delete"].tap()
    stage.clock.advance(by: 1)

    #expect(rows == shelves.flatMap(\.books), "Kenya was added and deleted again.")
    #expect(screen.shelves == shelves, "The shelves are as they were.")
  }

  @Test(.todo(3))
  func `a screen that was left is freed`() throws {
    weak var weakScreen: ShelvesViewController?
    var wasAsked = false
    func visit(tappingAdd: Bool) {
      let other = ShelvesViewController()
      other.shelves = shelves
      weakScreen = other
      stage.present(UINavigationController(rootViewController: other))
      if tappingAdd {
        stage.navigationBars.buttons["Add"].tap()
        stage.clock.advance(by: 1)
        wasAsked = stage.alerts["New book"].exists
        stage.alerts.buttons["Cancel"].tap()
        stage.clock.advance(by: 1)
      }
      stage.present(UIViewController())
      stage.clock.advance(by: 1)
    }

    visit(tappingAdd: false)
    try #require(
      weakScreen == nil,
      "The screen was left without a tap on Add, and is still there. It keeps something whose closure keeps it, the button Add for example: write [weak self]."
    )
    visit(tappingAdd: true)

    try #require(wasAsked, .needed("A tap on Add has to bring the alert New book first."))
    #expect(
      weakScreen == nil,
      "The screen goes when Add was not tapped. After the alert it stays: a closure of the alert, of an answer or of the text field, keeps it. Write [weak self], and [weak alert] in an answer."
    )
  }

  private func open() throws {
    stage.present(UINavigationController(rootViewController: screen))
    try #require(
      screen.shelves.isEmpty || !rows.isEmpty, .needed("A table has to show the books first."))
  }

  private func edit() throws {
    try #require(
      stage.navigationBars.buttons["Edit"].exists,
      .needed("Put the button Edit into the bar first."))
    #expect(stage.buttons["Edit"].frame.midX < 160, "Edit stands at the left.")
    stage.buttons["Edit"].tap()
    stage.clock.advance(by: 1)
    try #require(
      stage.buttons["Delete Emma"].exists && stage.buttons["Reorder Emma"].exists,
      "Edit was tapped, and the rows have no signs to delete and to move them.")
  }

  private func drag(_ title: String, onto other: String) {
    stage.buttons["Reorder \(title)"].press(
      forDuration: 0.2, thenDragTo: stage.buttons["Reorder \(other)"])
    stage.clock.advance(by: 1)
  }

  private func ask() throws {
    try #require(
      stage.navigationBars.buttons["Add"].exists, .needed("Put the button Add into the bar first."))
    #expect(stage.buttons["Add"].frame.midX > 160, "Add stands at the right.")
    stage.buttons["Add"].tap()
    stage.clock.advance(by: 1)
    try #require(stage.alerts["New book"].exists, "Add was tapped, and no alert New book came.")
    try #require(
      stage.textFields["Title"].exists && stage.alerts.buttons["Add"].exists
        && stage.alerts.buttons["Cancel"].exists,
      "The alert has a field with the placeholder Title, and the answers Cancel and Add.")
  }

  /// The table of the screen, wherever it lies in it.
  private func table() throws -> UITableView {
    try #require(firstTable(in: screen.view), .needed("A table has to show the books first."))
  }

  private func firstTable(in view: UIView) -> UITableView? {
    (view as? UITableView) ?? view.subviews.lazy.compactMap(firstTable).first
  }

  /// The titles in sight, from top to bottom.
  private var rows: [String] { firstTable(in: screen.view)?.firstTexts ?? [] }
}

extension EditedShelfTests: ExerciseScene {
  static let advice = "Swipe a book to the left, tap Edit and drag books, and add one."

  var opening: SceneOpening {
    stage.present(UINavigationController(rootViewController: screen))
    return .phone(stage)
  }
}
