import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DatePickerExercises

@Suite("DatePicker 8: CommitOnLeaving", .exercise, .serialized)
struct CommitOnLeavingTests {
  let stage = Stage()
  let form = GuestViewController()

  init() {
    stage.present(form)
  }

  @Test(.todo(1))
  func `Done leaves the city that is shown`() {
    stage.textFields["City"].tap()

    stage.toolbars.buttons["Done"].tap()

    #expect(
      form.cityField.text == "Haikou",
      "The wheel showed Haikou, and the guest agreed. Write the row in the middle.")
  }

  @Test(.todo(1))
  func `the wheel is asked when the city is left`() {
    for (row, city) in [(1, "Shenzhen"), (0, "Guangzhou"), (3, "Macao")] {
      form.cityField.text = ""
      form.cityField.becomeFirstResponder()
      form.wheel.selectRow(row, inComponent: 0, animated: false)

      stage.toolbars.buttons["Done"].tap()

      #expect(
        form.cityField.text == city,
        "The wheel showed \(city) in the end. Ask it for its row when editing has ended.")
    }
  }

  @Test(.todo(1))
  func `Previous and Next do, too`() {
    for way in ["Previous", "Next"] {
      form.cityField.text = ""
      form.cityField.becomeFirstResponder()

      stage.toolbars.buttons[way].tap()

      #expect(
        form.cityField.text == "Haikou",
        "The city was left by \(way). Every way out passes textFieldDidEndEditing.")
    }
  }

  @Test(.todo(1))
  func `a tap beside the fields does, too`() {
    stage.textFields["City"].tap()

    stage.staticTexts["A guest"].tap()

    #expect(
      form.cityField.text == "Haikou",
      "The guest tapped beside the field. Every way out passes textFieldDidEndEditing.")
  }

  @Test(.todo(1))
  func `what was written stays`() throws {
    try requireCity()
    form.cityField.text = "Zhuhai"
    form.cityField.becomeFirstResponder()

    form.leave()

    #expect(
      form.cityField.text == "Zhuhai",
      "The field said Zhuhai before the guest looked at it. Write only where nothing is written.")
  }

  @Test(.todo(1))
  func `the other fields stay empty`() throws {
    try requireCity()
    for field in [form.birthdayField, form.nameField] {
      form.cityField.text = ""
      field.becomeFirstResponder()
      form.leave()

      #expect(
        form.cityField.text == "",
        "\(field.placeholder ?? "") was left, and nobody has been in the city. Look which field has ended."
      )
      #expect(
        field.text?.isEmpty ?? true,
        "\(field.placeholder ?? "") was looked at, and nothing was chosen. Fill in the city alone.")
    }
  }

  @Test(.todo(2))
  func `the day that was turned to is written`() {
    stage.textFields["Birthday"].tap()

    stage.pickerWheels[2].adjust(toPickerWheelValue: "2000")

    #expect(
      form.birthdayField.text == "2000-08-29",
      "The guest turned to the year 2000. Write the date of the wheels, as words(for:) has it.")

    stage.pickerWheels[2].adjust(toPickerWheelValue: "1999")

    #expect(
      form.birthdayField.text == "1999-08-29",
      "The guest turned once more, to 1999. Write the day after each turn.")
    #expect(
      form.cityField.text?.isEmpty ?? true, "The guest has not been in the city. Leave it empty.")
  }

  /// The city is filled in when a person leaves it.
  private func requireCity() throws {
    form.cityField.becomeFirstResponder()
    form.leave()
    try #require(
      form.cityField.text != "",
      .needed("An empty city field that was left has to have a text first."))
    try #require(
      form.cityField.text != nil,
      .needed("An empty city field that was left has to have a text first."))
  }
}

extension CommitOnLeavingTests: ExerciseScene {
  static let advice =
    "Press City and leave it in any way: Done, Next, Previous, another field. The city is written."

  var opening: SceneOpening { .phone(stage) }
}
