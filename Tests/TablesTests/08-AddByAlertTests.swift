import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import TablesExercises

@Suite("Tables 8: AddByAlert", .exercise, .serialized)
struct AddByAlertTests {
  let stage = Stage()
  let list = ShoppingListViewController()

  init() {
    list.items = ["Milk", "Bread"]
  }

  @Test(.todo(1))
  func `the bar has a title and the button Add`() {
    present()

    #expect(stage.navigationBars["Shopping"].exists, "The title of the list is Shopping.")
    #expect(
      stage.navigationBars.buttons["Add"].exists,
      "The button Add stands in the bar. Make it with the system item .add, and give it to navigationItem."
    )
    #expect(
      list.navigationItem.leftBarButtonItem == nil && stage.buttons["Add"].frame.minX > 160,
      "The button stands at the right: rightBarButtonItem.")
  }

  @Test(.todo(2))
  func `spaces at both ends count for nothing`() {
    #expect(
      ["Eggs", " Eggs ", "Brown eggs"].map(list.newItem) == ["Eggs", "Eggs", "Brown eggs"],
      "Take the spaces at both ends away, and leave those between words.")
    #expect(
      ["", "   "].map(list.newItem) == [nil, nil], "Without a letter there is no item.")
  }

  @Test(.todo(2))
  func `what is in the list is no new item`() {
    #expect(
      ["Milk", "milk", " MILK "].map(list.newItem) == [nil, nil, nil],
      "Milk is in the list. Compare without regard to small letters, capitals and spaces.")
    #expect(
      ["Mil", "Milk shake"].map(list.newItem) == ["Mil", "Milk shake"],
      "These are other items, though they begin like one of the list.")
  }

  @Test(.todo(3))
  func `Add brings an alert with a field and two answers`() throws {
    try open()

    #expect(stage.alerts["New item"].exists, "The alert has the title New item.")
    #expect(
      stage.textFields["Item"].exists, "The alert has a text field with the placeholder Item.")
    #expect(
      stage.alerts.buttons["Cancel"].exists && stage.alerts.buttons["Add"].exists,
      "The alert has the answers Cancel and Add.")
    #expect(
      (list.presentedViewController as? UIAlertController)?.actions
        .first { $0.title == "Cancel" }?.style == .cancel,
      "The answer Cancel has the style .cancel.")
  }

  @Test(.todo(3))
  func `Add can be chosen while the text is a new item`() throws {
    try open()
    let button = stage.alerts.buttons["Add"]
    let empty = button.isEnabled
    let field = stage.textFields.firstMatch
    let states = ["Milk", " shake"].map { text in
      field.typeText(text)
      return button.isEnabled
    }

    #expect(!empty, "The field is empty, and Add can be chosen. Disable it from the start.")
    #expect(
      states == [false, true],
      "Milk is in the list, and Milk shake is not. Look at each change of the text.")

    for _ in " shake" { field.typeText(KeyboardKey.delete.rawValue) }
    #expect(!button.isEnabled, "The text is Milk again. Disable Add again, too.")
  }

  @Test(.todo(3))
  func `Cancel changes nothing`() throws {
    try open()
    stage.textFields.firstMatch.typeText("Eggs")

    stage.alerts.buttons["Cancel"].tap()
    stage.clock.advance(by: 1)

    #expect(list.items == ["Milk", "Bread"], "The person cancelled, and an item was added.")
    #expect(list.presentedViewController == nil, "The alert is still there.")
  }

  @Test(.todo(4))
  func `what is typed stands at the end of the list`() throws {
    try open()
    stage.textFields.firstMatch.typeText(" Eggs ")

    stage.alerts.buttons["Add"].tap()
    stage.clock.advance(by: 1)

    #expect(
      list.items == ["Milk", "Bread", "Eggs"],
      "Eggs was typed and added. Read the text in the handler of the answer.")
    #expect(
      list.tableView.firstTexts == ["Milk", "Bread", "Eggs"],
      "The table does not show the new item. Tell it of the row.")
  }

  @Test(.todo(4))
  func `two items can be added one after the other`() throws {
    for item in ["Eggs", "Rice"] {
      try open()
      stage.textFields.firstMatch.typeText(item)
      try #require(stage.alerts.buttons["Add"].isEnabled, .needed("Let Add be chosen first."))
      stage.alerts.buttons["Add"].tap()
      stage.clock.advance(by: 1)
    }

    #expect(
      list.items == ["Milk", "Bread", "Eggs", "Rice"], "Eggs and Rice were added in this order.")
  }

  @Test(.todo(4))
  func `an item that is known is not added in code either`() {
    list.loadViewIfNeeded()

    list.add("bread")
    list.add("  ")
    list.add("Eggs")

    #expect(
      list.items == ["Milk", "Bread", "Eggs"],
      "Bread is in the list, and spaces are no item. Ask newItem before anything is added.")
  }

  @Test(.todo(4))
  func `the table asks for the new row only, and shows it`() throws {
    list.items = (0..<60).map { "Item \($0)" }
    present()
    let first = list.tableView.cellForRow(at: [0, 3])
    list.tableView.selectRow(at: [0, 3], animated: false, scrollPosition: .none)

    list.add("Eggs")
    let selected = list.tableView.indexPathForSelectedRow
    list.tableView.layoutIfNeeded()

    try #require(list.items.last == "Eggs", .needed("The last item has to be Eggs first."))
    #expect(
      selected == [0, 3] && first != nil,
      "The selection is gone: all rows were asked for again. Insert one row.")
    #expect(
      list.tableView.indexPathsForVisibleRows?.contains([0, 60]) == true,
      "The new row is out of sight. Scroll to it.")
  }

  @Test(.todo(3))
  func `a list that was left is freed`() throws {
    weak var weakList: ShoppingListViewController?
    var wasAsked = false
    func visit(tappingAdd: Bool) {
      let other = ShoppingListViewController()
      weakList = other
      stage.present(UINavigationController(rootViewController: other))
      if tappingAdd {
        stage.buttons["Add"].tap()
        stage.clock.advance(by: 1)
        wasAsked = other.presentedViewController is UIAlertController
        stage.alerts.buttons["Cancel"].tap()
        stage.clock.advance(by: 1)
      }
      stage.present(UIViewController())
      stage.clock.advance(by: 1)
    }

    visit(tappingAdd: false)
    try #require(
      weakList == nil,
      "The list was left without a tap on Add, and is still there. The action of the button Add keeps it: write [weak self] in that action."
    )
    visit(tappingAdd: true)

    try #require(wasAsked, .needed("Present the alert when Add is tapped first."))
    #expect(
      weakList == nil,
      "The list goes when Add was not tapped. After an alert it stays: a closure of the alert, of an answer or of the text field, keeps it. Write [weak self], and [weak alert] in an answer."
    )
  }

  private func present() {
    stage.present(UINavigationController(rootViewController: list))
  }

  /// Taps Add, as a person does.
  private func open() throws {
    if list.view.window == nil { present() }
    stage.navigationBars.buttons["Add"].tap()
    stage.clock.advance(by: 1)
    try #require(
      list.presentedViewController is UIAlertController,
      .needed("Add was tapped and no alert came. Present it first."))
    try #require(stage.textFields.count > 0, .needed("The alert has to have a text field first."))
  }
}

extension AddByAlertTests: ExerciseScene {
  static let advice = "Tap Add and type Milk: it is in the list already. Then type something new."

  var opening: SceneOpening {
    present()
    return .phone(stage)
  }
}
