import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import TablesExercises

@Suite("Tables 6: OneIsChosen", .exercise, .serialized)
struct OneIsChosenTests {
  let stage = Stage()
  let list = SizeListViewController()

  init() {
    list.sizes = [
      ShirtSize(name: "Small"), ShirtSize(name: "Medium"),
      ShirtSize(name: "Large", isSoldOut: true), ShirtSize(name: "Huge"),
    ]
  }

  @Test(.todo(1))
  func `code that chooses moves the checkmark and tells nobody`() throws {
    var told: [String] = []
    list.onChoose = { told.append($0.name) }
    try open(choosing: "Small")

    list.chosen = "Huge"

    #expect(
      checked == ["Huge"],
      "The program chose Huge. Have the table ask for its rows again.")

    list.chosen = "Huge"

    #expect(
      checked == ["Huge"],
      "The program chose Huge once more. It stays chosen, and its row keeps the checkmark.")
    #expect(told == [], "Only a person's tap is told.")

    list.chosen = nil

    #expect(checked == [], "Nothing is chosen, and a row has a checkmark.")
  }

  @Test(.todo(2))
  func `the chosen size alone has a checkmark`() throws {
    list.chosen = "Medium"
    stage.present(list)

    #expect(checked == ["Medium"], "Medium is chosen. The other rows have no accessory.")
  }

  @Test(.todo(2))
  func `what is sold out is grey, and nothing else`() throws {
    stage.present(list)

    let colors = list.sizes.indices.map { row in
      (list.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.contentConfiguration
        as? UIListContentConfiguration)?.textProperties.color
    }
    try #require(
      colors[2] == .secondaryLabel, "Large is sold out. The colour of its text is .secondaryLabel.")
    #expect(
      colors == [.label, .label, .secondaryLabel, .label],
      "Large alone is sold out. The other rows have text in the colour .label, as a cell has it by itself."
    )
  }

  @Test(.todo(2))
  func `cells that are used again show their own row`() throws {
    list.sizes = (0..<40).map { ShirtSize(name: "Size \($0)", isSoldOut: $0 % 7 == 1) }
    try open(choosing: "Size 0")

    var wrong: [String] = []
    for row in [20, 39, 5] {
      list.tableView.scrollToRow(
        at: IndexPath(row: row, section: 0), at: .top, animated: false)
      wrong += checked
    }

    #expect(wrong == [], "Size 0 is chosen, and other rows have checkmarks. Set both cases.")
  }

  @Test(.todo(3))
  func `a size that is sold out cannot be chosen`() throws {
    var told: [String] = []
    list.onChoose = { told.append($0.name) }
    try open(choosing: "Small")

    stage.staticTexts["Large"].tap()

    #expect(checked == ["Small"], "Large is sold out, so Small stays chosen.")
    #expect(told == [], "Large is sold out, and somebody was told of it. Answer nil.")
    #expect(list.tableView.indexPathForSelectedRow == nil, "A row is selected that cannot be.")
    #expect(
      list.tableView(list.tableView, willSelectRowAt: [0, 2]) == nil
        && list.tableView(list.tableView, willSelectRowAt: [0, 3]) == [0, 3],
      "The answer is nil for Large, and the row itself for Huge.")
  }

  @Test(.todo(4))
  func `a tap moves the checkmark and tells once`() throws {
    var told: [String] = []
    list.onChoose = { told.append($0.name) }
    try open(choosing: "Small")

    stage.staticTexts["Huge"].tap()

    #expect(list.chosen == "Huge", "Huge was tapped. Write its name into chosen.")
    #expect(checked == ["Huge"], "The checkmark has not moved to Huge.")
    #expect(told == ["Huge"], "The tap is told once, with the size.")

    stage.staticTexts["Medium"].tap()

    #expect(
      checked == ["Medium"] && told == ["Huge", "Medium"], "The next tap moves the checkmark again."
    )
  }

  @Test(.todo(4))
  func `a tap on the chosen size changes nothing`() throws {
    var told: [String] = []
    list.onChoose = { told.append($0.name) }
    try open(choosing: "Medium")

    stage.staticTexts["Medium"].tap()

    #expect(checked == ["Medium"], "Medium was chosen, and stays chosen.")
    #expect(told == [], "Nothing changed, so nobody is told.")
    #expect(
      list.tableView.indexPathForSelectedRow == nil,
      "The row stays selected. Deselect it in any case, also when the choice stays.")
  }

  @Test(.todo(4))
  func `no row stays selected`() throws {
    try open(choosing: "Small")

    stage.staticTexts["Huge"].tap()

    try #require(
      list.chosen == "Huge", .needed("Huge was tapped, and `chosen` has to be Huge first."))
    #expect(
      list.tableView.indexPathForSelectedRow == nil,
      "The row stays grey. Deselect it, or have all rows asked for again.")
  }

  /// Shows the list, in which a size is chosen.
  private func open(choosing name: String) throws {
    list.chosen = name
    stage.present(list)
    try #require(
      checked == [name],
      .needed("\(name) is chosen, and its row alone has to have a checkmark first."))
  }

  /// The names of the rows in sight that have a checkmark.
  private var checked: [String] {
    list.tableView.layoutIfNeeded()
    return (list.tableView.indexPathsForVisibleRows ?? []).filter {
      list.tableView.cellForRow(at: $0)?.accessoryType == .checkmark
    }.map { list.sizes[$0.row].name }
  }
}

extension OneIsChosenTests: ExerciseScene {
  static let advice = "Choose a size. Large is sold out."

  var opening: SceneOpening {
    list.chosen = "Small"
    stage.present(list)
    return .phone(stage)
  }
}
