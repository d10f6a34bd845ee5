import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import PickersExercises

@Suite("Pickers 1: JaggedColumns", .exercise, .serialized)
struct JaggedColumnsTests {
  let source = ColumnsSource([
    ["All", "Food", "Film", "Hotel", "Karaoke"],
    ["Any day", "Today", "Tomorrow", "Weekend"],
    [
      "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius",
      "Capricorn", "Aquarius", "Pisces",
    ],
  ])

  @Test(.todo(1))
  func `there is one wheel for every column`() {
    let picker = picker(fedBy: source)

    #expect(
      picker.numberOfComponents == 3,
      "A component is one wheel. Return how many columns there are.")
  }

  @Test(.todo(2))
  func `every wheel is as long as its own column`() throws {
    let picker = picker(fedBy: source)
    try #require(picker.numberOfComponents == 3, .needed("There have to be three wheels first."))

    let rows = (0..<3).map { picker.numberOfRows(inComponent: $0) }

    #expect(
      rows == [5, 4, 12],
      "The picker asks for each wheel in turn. Use the component it asks about.")
  }

  @Test(.todo(2))
  func `an empty column has no rows and no selection`() throws {
    let empty = ColumnsSource([["All"], []])
    let picker = picker(fedBy: empty)
    try #require(picker.numberOfComponents == 2, .needed("There have to be two wheels first."))
    try #require(
      picker.numberOfRows(inComponent: 0) == 1,
      .needed("The first wheel has to have one row first."))

    #expect(
      picker.numberOfRows(inComponent: 1) == 0,
      "The second column is empty, so its wheel has no rows.")
    #expect(
      picker.selectedRow(inComponent: 1) == -1,
      "A wheel without rows has no selected row: selectedRow is -1.")
  }

  @Test(.todo(3))
  func `every row is named after its word`() throws {
    let stage = Stage(showing: picker(fedBy: source))
    try #require(stage.pickerWheels.count == 3, .needed("There have to be three wheels first."))

    stage.pickerWheels[1].adjust(toPickerWheelValue: "Tomorrow")

    #expect(
      stage.pickerWheels[0].value == "All",
      "Row 0 of column 0 is its first word.")
    #expect(
      stage.pickerWheels[1].value == "Tomorrow",
      "The words of a wheel are those of its own column.")
    let titles = source.columns.indices.map { column in
      source.columns[column].indices.map {
        source.pickerView(UIPickerView(), titleForRow: $0, forComponent: column) ?? ""
      }
    }
    #expect(
      titles == source.columns,
      "Each row of each wheel has its own word. Use the row and the component you are asked about.")
  }

  @Test(.todo(3))
  func `a row that does not exist has no words`() async throws {
    let picker = UIPickerView()
    try #require(
      source.pickerView(picker, titleForRow: 0, forComponent: 0) == "All",
      .needed("Row 0 of column 0 has to be called All first."))
    try await #require(
      processExitsWith: .success,
      "An array that is read where it has nothing stops the program. Look at its indices before you read it."
    ) {
      await MainActor.run {
        let source = ColumnsSource([["All"]])
        _ = source.pickerView(UIPickerView(), titleForRow: 1, forComponent: 0)
        _ = source.pickerView(UIPickerView(), titleForRow: 0, forComponent: 1)
        _ = source.pickerView(UIPickerView(), titleForRow: -1, forComponent: 0)
        _ = source.pickerView(UIPickerView(), titleForRow: 0, forComponent: -1)
      }
    }

    #expect(
      source.pickerView(picker, titleForRow: 4, forComponent: 1) == nil,
      "Column 1 has rows 0 to 3. Return nil for any other row.")
    #expect(
      source.pickerView(picker, titleForRow: 0, forComponent: 3) == nil,
      "There are columns 0, 1 and 2. Return nil for any other column.")
    #expect(
      source.pickerView(picker, titleForRow: -1, forComponent: 1) == nil
        && source.pickerView(picker, titleForRow: 0, forComponent: -1) == nil,
      "Rows and columns count from 0, so there is no row -1 and no column -1. Return nil for both.")
  }

  private func picker(fedBy source: ColumnsSource) -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    return picker
  }
}

extension JaggedColumnsTests: ExerciseScene {
  static let advice =
    "Three wheels: 5 kinds of outing, 4 days, 12 star signs. Turn each one to its last row."

  var opening: SceneOpening { .phone(Stage(showing: picker(fedBy: source))) }
}
