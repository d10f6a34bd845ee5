import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import PickersExercises

@Suite("Pickers 3: SilentSelection", .exercise, .serialized)
struct SilentSelectionTests {
  let stage = Stage()
  let screen = TonightViewController()

  init() {
    stage.present(screen)
  }

  @Test(.todo(1))
  func `a row is there when its own column reaches so far`() {
    #expect(
      screen.hasRow(4, inComponent: 0) && screen.hasRow(0, inComponent: 1),
      "Rows count from 0: five words are rows 0 to 4.")
    #expect(
      !screen.hasRow(5, inComponent: 0) && !screen.hasRow(-1, inComponent: 0),
      "Five words are rows 0 to 4. Neither 5 nor -1 is among them.")
    #expect(
      !screen.hasRow(4, inComponent: 1),
      "The second column has four words, so it has no row 4. Ask the wheel's own column.")
  }

  @Test(.todo(2))
  func `the wheel turns to the row`() {
    screen.select(2, inComponent: 0)

    #expect(
      stage.pickerWheels[0].value == "Film",
      "The person looks at the wheel, and row 2 of it says Film. Have the picker select it.")
  }

  @Test(.todo(2))
  func `the label says what the wheel shows`() {
    screen.select(2, inComponent: 0)

    #expect(
      screen.labels[0].text == "Film",
      "selectRow does not call didSelectRow. Fill the label after it.")
  }

  @Test(.todo(2))
  func `a turn by the program is not counted`() throws {
    screen.select(2, inComponent: 0)
    try #require(
      screen.picker.selectedRow(inComponent: 0) == 2,
      .needed("The first wheel has to be on row 2 first."))

    #expect(
      screen.turns == 0,
      "No person turned a wheel. Do not call didSelectRow; call show(row:inComponent:) instead.")
  }

  @Test(.todo(2))
  func `the label is filled although the wheel is there already`() {
    screen.select(0, inComponent: 1)

    #expect(
      screen.labels[1].text == "Any day",
      "The wheel is on row 0 from the start, and its label does not say so yet. Show it.")
  }

  @Test(.todo(2))
  func `a row that is not there is refused`() async throws {
    screen.select(2, inComponent: 0)
    try #require(
      screen.picker.selectedRow(inComponent: 0) == 2,
      .needed("The first wheel has to be on row 2 first."))
    try await #require(
      processExitsWith: .success,
      "Reading a row that a column does not have stops the program. Ask hasRow before you read it."
    ) {
      await MainActor.run {
        let screen = TonightViewController()
        screen.loadViewIfNeeded()
        screen.select(7, inComponent: 0)
        screen.select(-1, inComponent: 0)
        screen.select(4, inComponent: 1)
      }
    }
    let label = screen.labels[0].text

    screen.select(7, inComponent: 0)

    #expect(
      screen.picker.selectedRow(inComponent: 0) == 2 && screen.labels[0].text == label,
      "The column has no row 7. Ask hasRow before you call selectRow.")

    screen.select(-1, inComponent: 0)

    #expect(
      screen.picker.selectedRow(inComponent: 0) == 2 && screen.labels[0].text == label,
      "The column has no row -1. Ask hasRow before you call selectRow.")

    screen.select(3, inComponent: 1)
    screen.select(4, inComponent: 1)

    #expect(
      screen.picker.selectedRow(inComponent: 1) == 3 && screen.labels[1].text == "Weekend",
      "The second column has rows 0 to 3, so its wheel stays on row 3. Ask for its own rows.")
  }

  @Test(.todo(3))
  func `the button chooses film and today`() throws {
    stage.buttons["Tonight"].tap()

    try #require(
      [stage.pickerWheels[0].value, stage.pickerWheels[1].value] == ["Film", "Today"],
      "Film is row 2 of the first wheel, Today is row 1 of the second. Select both.")
    #expect(
      screen.labels.map(\.text) == ["Film", "Today"],
      "The wheels show Film and Today, and the labels do not. Call select(_:inComponent:) for both."
    )
    #expect(screen.turns == 0, "The person tapped a button and turned no wheel. Count no turn.")
  }

  @Test(.todo(3))
  func `a person may choose otherwise after the button`() throws {
    stage.buttons["Tonight"].tap()
    try #require(
      stage.pickerWheels[0].value == "Film",
      .needed("After Tonight the first wheel has to show Film first.")
    )
    let turns = screen.turns

    stage.pickerWheels[0].adjust(toPickerWheelValue: "Food")

    #expect(
      screen.labels[0].text == "Food" && screen.turns == turns + 1,
      "A person's turn calls didSelectRow, which counts it and fills the label. Leave it as it was."
    )
    #expect(
      stage.conversation.filter { $0.name == "didSelectRow" }.count == 1,
      "A person turned one wheel once, so didSelectRow is called once.")

    stage.buttons["Tonight"].tap()

    #expect(
      [stage.pickerWheels[0].value, stage.pickerWheels[1].value] == ["Film", "Today"]
        && screen.labels.map(\.text) == ["Film", "Today"],
      "A person turned to Food and tapped Tonight again. Choose Film and Today at each tap.")
    #expect(
      screen.turns == turns + 1,
      "A person turned a wheel before the tap. Leave that turn counted, and count no other.")
  }
}

extension SilentSelectionTests: ExerciseScene {
  static let advice =
    "Press Tonight: the wheels turn to Film and Today, and the labels say so. Then turn one yourself."

  var opening: SceneOpening { .phone(stage) }
}
