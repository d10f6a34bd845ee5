import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import TablesExercises

@Suite("Tables 14: GuestList", .exercise, .serialized)
struct GuestListTests {
  let stage = Stage()
  let list = GuestListViewController()

  init() {
    stage.present(UINavigationController(rootViewController: list))
  }

  @Test(.todo(1))
  func `a guest who was saved stands in the list`() throws {
    try save("Cleo")

    #expect(
      rows == ["Anna", "Ben", "Cleo"],
      "Cleo was saved, and the sheet is gone. The table was not told. What does the list hear then?"
    )
  }

  @Test(.todo(1))
  func `several guests stand in the list in their order`() throws {
    try save("Cleo")
    try save("Ali")
    try save("Zoe")

    #expect(
      rows == ["Anna", "Ben", "Cleo", "Ali", "Zoe"],
      "Three guests were saved, one after the other. Each stands in the list once, the latest last."
    )

    try save("Anna")

    #expect(
      rows == ["Anna", "Ben", "Cleo", "Ali", "Zoe", "Anna"],
      "A second guest called Anna was saved. She has a row of her own, the last one.")
  }

  @Test(.todo(1))
  func `a guest is there after a form that was cancelled`() throws {
    try openForm()
    try tap("Cancel")

    try save("Cleo")

    #expect(rows == ["Anna", "Ben", "Cleo"], "A form was cancelled, and then Cleo was saved.")
  }

  @Test(.todo(1), .worksBefore)
  func `the list has Anna and Ben at first`() {
    #expect(rows == ["Anna", "Ben"], "That was right before: two guests when the screen opens.")
  }

  @Test(.todo(1), .worksBefore)
  func `Cancel changes nothing`() throws {
    try openForm()
    stage.textFields["Name"].tap()
    stage.typeText("Nobody")
    try tap("Cancel")

    #expect(
      list.presentedViewController == nil && rows == ["Anna", "Ben"] && list.guests.count == 2,
      "That was right before: Cancel takes the form away, and the list is as it was.")
  }

  @Test(.todo(1), .worksBefore)
  func `the form is a sheet that goes after Save`() throws {
    try openForm()
    let style = try #require(
      list.presentedViewController?.modalPresentationStyle, "Leave the form as it was: a sheet.")
    #expect(
      [.automatic, .pageSheet, .formSheet].contains(style),
      "Leave the form a sheet: a person sees the list behind it.")

    stage.textFields["Name"].tap()
    stage.typeText("Cleo")
    try tap("Save")
    #expect(list.presentedViewController == nil, "That was right before: after Save the form goes.")
  }

  @Test(.todo(1), .worksBefore)
  func `a screen that was left is freed`() throws {
    weak var screen: GuestListViewController?
    do {
      let controller = GuestListViewController()
      stage.present(UINavigationController(rootViewController: controller))
      screen = controller
      try save("Cleo")
    }
    stage.present(UIViewController())
    stage.clock.advance(by: 1)

    #expect(
      screen == nil, "That was right before. Something keeps the list now: write [weak self].")
  }

  /// The names in the rows, from top to bottom, as a person sees them.
  private var rows: [String] {
    let paths = list.tableView.indexPathsForVisibleRows ?? []
    return paths.compactMap { path in
      let cell = list.tableView.cellForRow(at: path)
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func openForm() throws {
    try tap("Add")
    try #require(stage.textFields["Name"].exists, "Leave the form as it was: Add brings it.")
  }

  private func save(_ name: String) throws {
    try openForm()
    stage.textFields["Name"].tap()
    stage.typeText(name)
    try tap("Save")
  }

  private func tap(_ title: String) throws {
    try #require(stage.buttons[title].exists, "Leave the button \(title) where it was.")
    stage.buttons[title].tap()
    stage.clock.advance(by: 1)
  }
}

extension GuestListTests: ExerciseScene {
  static let advice = "Tap Add, type a name, and tap Save."

  var opening: SceneOpening {
    .phone(stage)
  }
}
