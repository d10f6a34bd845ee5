import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DatePickerExercises

@Suite("DatePicker 6: PreviousNextDone", .exercise, .serialized)
struct PreviousNextDoneTests {
  let stage = Stage()
  let fields = ["Name", "Birthday", "City", "Street"].enumerated().map { index, words in
    let field = UITextField(frame: CGRect(x: 20, y: 20 + 50 * index, width: 280, height: 34))
    field.placeholder = words
    return field
  }
  let navigator: FormNavigator

  init() {
    let view = UIView(frame: UIScreen.main.bounds)
    fields.forEach(view.addSubview)
    stage.present(view)
    navigator = FormNavigator(fields)
  }

  @Test(.todo(1))
  func `the field with the keyboard is found`() {
    stage.textFields["City"].tap()

    #expect(
      navigator.current == 2,
      "City is field 2. The field that is being edited is the first responder.")
  }

  @Test(.todo(1))
  func `fields with the same words are told apart`() throws {
    fields.forEach { $0.text = "?" }
    fields[3].becomeFirstResponder()

    #expect(
      navigator.current == 3,
      "All four say the same. Ask each field whether it is the first responder.")
  }

  @Test(.todo(2))
  func `Next and Previous edit the neighbours`() {
    fields.forEach { $0.text = "written before" }
    stage.textFields[1].tap()
    navigator.next()
    let next = edited
    navigator.previous()
    navigator.previous()

    #expect(
      [next, edited] == ["City", "Name"],
      "After Birthday comes City, before it Name. Make the field at the next index first responder."
    )
  }

  @Test(.todo(2))
  func `at the ends nothing happens`() throws {
    try requireMoves()
    fields[3].becomeFirstResponder()
    navigator.next()
    let atTheEnd = edited
    fields[0].becomeFirstResponder()
    navigator.previous()

    #expect(
      [atTheEnd, edited] == ["Street", "Name"],
      "Nothing follows the last field, and nothing precedes the first. The keyboard stays.")
  }

  @Test(.todo(2))
  func `a disabled field is passed over`() throws {
    try requireMoves()
    fields[2].isEnabled = false
    fields[1].becomeFirstResponder()

    navigator.next()

    #expect(
      edited == "Street",
      "City is disabled and refuses the keyboard. Look further for one that is not.")
  }

  @Test(.todo(2))
  func `several disabled fields are passed over`() throws {
    try requireMoves()
    (fields[1].isEnabled, fields[2].isEnabled) = (false, false)
    fields[3].becomeFirstResponder()

    navigator.previous()

    #expect(edited == "Name", "Two fields in a row are disabled. Go on until one is not.")

    navigator.next()

    #expect(
      edited == "Street",
      "Two fields in a row are disabled after Name, too. Let Next go on until one is not.")
  }

  @Test(.todo(2))
  func `while nobody edits nothing happens`() throws {
    try requireMoves()
    fields[1].resignFirstResponder()

    navigator.next()
    navigator.previous()

    #expect(edited == nil, "No field has the keyboard, so there is no next one. Do nothing.")
  }

  @Test(.todo(2))
  func `a field that is not of the form is edited on`() throws {
    try requireMoves()
    let search = UITextField(frame: CGRect(x: 20, y: 320, width: 280, height: 34))
    fields[0].superview?.addSubview(search)
    search.becomeFirstResponder()

    navigator.next()
    navigator.previous()

    let (isEdited, current) = (search.isFirstResponder, navigator.current)
    #expect(
      isEdited && current == nil,
      "A person types into a field that is not of this form. Nothing happens in the form.")
  }

  @Test(.todo(2))
  func `where only disabled fields follow nothing happens`() async throws {
    try await #require(
      processExitsWith: .success,
      "The program stopped: only disabled fields were left, and the index left the form. Check it."
    ) {
      await MainActor.run {
        let fields = (0..<4).map { _ in
          UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        }
        let view = UIView(frame: UIScreen.main.bounds)
        fields.forEach(view.addSubview)
        let stage = Stage()
        stage.present(view)
        let navigator = FormNavigator(fields)
        fields[1].becomeFirstResponder()
        (fields[0].isEnabled, fields[2].isEnabled, fields[3].isEnabled) = (false, false, false)
        navigator.next()
        navigator.previous()
        withExtendedLifetime(stage) {}
      }
    }
    try requireMoves()
    (fields[2].isEnabled, fields[3].isEnabled) = (false, false)

    navigator.next()

    #expect(
      edited == "Birthday",
      "After Birthday no field can be edited, so this is the end of the form. The keyboard stays.")

    fields[0].isEnabled = false
    navigator.previous()

    #expect(
      edited == "Birthday",
      "Before Birthday no field can be edited, either. Do nothing, and the keyboard stays.")
  }

  @Test(.todo(3))
  func `Done puts the keyboard away`() {
    for field in fields {
      field.becomeFirstResponder()
      navigator.done()
      #expect(
        edited == nil,
        "\(field.placeholder ?? "") was edited, and still is after Done. Call its resignFirstResponder()."
      )
    }
  }

  @Test(.todo(3))
  func `Done leaves a field alone that is not of the form`() throws {
    fields[1].becomeFirstResponder()
    navigator.done()
    try #require(
      edited == nil, .needed("Done has to end the editing of a field of the form first."))
    let search = UITextField(frame: CGRect(x: 20, y: 320, width: 280, height: 34))
    fields[0].superview?.addSubview(search)
    search.becomeFirstResponder()

    navigator.done()

    let isEdited = search.isFirstResponder
    #expect(
      isEdited,
      "A person types into a field that is not of this form. Done ends the editing of the form alone."
    )
  }

  private var edited: String? {
    fields.first { $0.isFirstResponder }?.placeholder
  }

  /// Begins in the second field, and goes on once and back.
  private func requireMoves() throws {
    fields[1].becomeFirstResponder()
    navigator.next()
    try #require(edited == "City", .needed("Next has to lead from Birthday to City first."))
    fields[1].becomeFirstResponder()
  }
}

extension PreviousNextDoneTests: ExerciseScene {
  static let advice =
    "Press a field, then Previous, Next or Done above the keyboard. City is edited in its turn."

  var opening: SceneOpening {
    let navigator = navigator
    let items = [
      UIBarButtonItem(
        title: "Previous", primaryAction: UIAction(title: "Previous") { _ in navigator.previous() }),
      UIBarButtonItem(
        title: "Next", primaryAction: UIAction(title: "Next") { _ in navigator.next() }),
      UIBarButtonItem(
        title: "Done", primaryAction: UIAction(title: "Done") { _ in navigator.done() }),
    ]
    for field in fields {
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      toolbar.items = items
      field.inputAccessoryView = toolbar
    }
    return .phone(stage)
  }
}
