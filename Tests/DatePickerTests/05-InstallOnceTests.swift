import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DatePickerExercises

@Suite("DatePicker 5: InstallOnce", .exercise, .serialized)
struct InstallOnceTests {
  let stage = Stage()
  let form = TripViewController()

  init() {
    stage.present(form)
  }

  @Test(.todo(2))
  func `the birthday's keyboard is wheels of days`() throws {
    stage.textFields["Birthday"].tap()
    // The wheels may lie in a view of their own.
    let keyboard = try #require(
      form.birthdayField.inputView, "Give the field a date picker as inputView.")
    let picker = try #require(
      ([keyboard] + keyboard.descendants(of: UIView.self)).compactMap { $0 as? UIDatePicker }.first,
      "The inputView of the birthday is no date picker, and has none in it.")

    #expect(picker.datePickerMode == .date, "A birthday has no hour. Set the mode to .date.")
    #expect(
      picker.datePickerStyle == .wheels,
      "The style is automatic, which is compact on a phone. Prefer .wheels.")
  }

  @Test(.todo(2))
  func `the name keeps its keys`() throws {
    stage.textFields["Birthday"].tap()
    try #require(
      form.birthdayField.inputView != nil, .needed("Give the birthday its keyboard first."))

    stage.textFields["Name"].tap()

    #expect(
      form.nameField.inputView == nil && stage.keyboards.count == 1,
      "A name is written with keys. Ask which field it is before you give it a keyboard.")
    #expect(
      form.nameField.inputAccessoryView == nil,
      "The toolbar lies on the keys of the name. Give it to the birthday and to the city alone.")
  }

  @Test(.todo(3))
  func `the city's keyboard is a wheel of cities`() {
    stage.textFields["City"].tap()

    #expect(
      stage.pickerWheels.count == 1 && stage.pickerWheels.firstMatch.value == "Guangzhou",
      "The wheel shows no city. Make a UIPickerView, and be its data source and its delegate.")
  }

  @Test(.todo(3))
  func `a keyboard is made when its own field is edited`() throws {
    try #require(
      form.birthdayField.inputView == nil,
      "Nobody has touched a field, and the birthday has its wheels. Make them when it is edited.")
    stage.textFields["Birthday"].tap()
    try #require(
      form.birthdayField.inputView != nil, .needed("Give the birthday its keyboard first."))

    #expect(
      form.cityField.inputView == nil,
      "Only the birthday is edited, and the city has its wheel. Ask which field it is.")
  }

  @Test(.todo(3))
  func `the toolbar lies on both`() throws {
    stage.textFields["Birthday"].tap()
    try #require(
      form.birthdayField.inputAccessoryView === form.bar && form.bar.window != nil,
      "The birthday is edited, and the toolbar `bar` is not there. Set the inputAccessoryView of its field."
    )

    stage.textFields["City"].tap()

    #expect(
      form.cityField.inputAccessoryView === form.bar && form.bar.window != nil,
      "A wheel has no return key. Give the city the toolbar, too.")
  }

  @Test(.todo(1))
  func `the field can be edited again`() throws {
    _ = try visited("City")

    stage.textFields["City"].tap()

    #expect(
      form.cityField.isFirstResponder,
      "A person left the city and tapped it again, and it is not edited. Return true, whatever is installed."
    )
  }

  @Test(.todo(1))
  func `the second visit finds the same wheels`() throws {
    let first = try visited("City")
    let days = try visited("Birthday")

    #expect(
      try visited("City") === first && visited("Birthday") === days,
      "The field had its keyboard, and was given another. Look at inputView before you make one.")
  }

  @Test(.todo(1))
  func `a wheel stays as it was left`() throws {
    _ = try visited("City")
    stage.textFields["City"].tap()
    try #require(
      form.cityField.isFirstResponder && stage.pickerWheels.count == 1
        && stage.toolbars.buttons["Done"].exists,
      .needed("The city has to be edited a second time, with its wheel and the toolbar, first."))
    stage.pickerWheels.firstMatch.turn(by: 2)
    stage.toolbars.buttons["Done"].tap()

    stage.textFields["City"].tap()

    #expect(
      stage.pickerWheels.firstMatch.value == "Haikou",
      "The person had turned to Haikou. Leave the keyboard of a field that has one alone.")

    stage.textFields["Birthday"].tap()
    try #require(
      stage.pickerWheels.count == 3 && stage.toolbars.buttons["Done"].exists,
      .needed("The birthday has to be edited, with wheels of days and the toolbar, first."))
    stage.pickerWheels[2].adjust(toPickerWheelValue: "2000")
    stage.toolbars.buttons["Done"].tap()

    stage.textFields["Birthday"].tap()

    #expect(
      stage.pickerWheels.count == 3 && stage.pickerWheels[2].value == "2000",
      "The person had turned to the year 2000. Leave the date of the wheels alone.")
  }

  /// Edits a field, puts the keyboard away, and returns it.
  private func visited(_ field: String) throws -> UIView {
    let view = field == "City" ? form.cityField : form.birthdayField
    stage.textFields[field].tap()
    let keyboard = try #require(view.inputView, .needed("Give the field its keyboard first."))
    form.view.endEditing(true)
    return keyboard
  }
}

extension InstallOnceTests: ExerciseScene {
  static let advice =
    "Press each field. The birthday has wheels of days, the city a wheel, and the name its keys."

  var opening: SceneOpening { .phone(stage) }
}
