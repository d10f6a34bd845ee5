import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import KVCExercises

@Suite("KVC 4: CardForm", .exercise, .serialized)
struct CardFormTests {
  let stage = Stage()
  let form = CardFormViewController()

  init() {
    form.rows = [("Name", "name"), ("City", "city"), ("Phone", "phone")]
  }

  @Test(.todo(1))
  func `a key that the card does not have reads as nothing`() throws {
    form.rows = [("Name", "name"), ("Pets", "pets")]

    let message = stage.exception { stage.present(form) }

    try #require(
      message == nil,
      "The card has no key pets, and the program ended when it was read. Let such a key read as nil."
    )
    try #require(
      field("Name") != nil && field("Pets") != nil,
      "There are no text fields with the placeholders Name and Pets. Add one for each row.")
    #expect(
      text("Pets") == "" && text("Name") == "Ann",
      "The card has no key pets, so its field is empty. The field of the name shows Ann.")
  }

  @Test(.todo(1))
  func `what is typed under such a key is not kept`() throws {
    form.rows = [("Pets", "pets"), ("Phone", "phone")]
    let opening = stage.exception { stage.present(form) }
    try #require(
      opening == nil && field("Pets") != nil,
      .needed("Open the form with a field for such a key first."))

    let message = stage.exception { press("Pets", after: "cats") }

    try #require(
      message == nil,
      "The card has no key pets, and the program ended when it was written. Let that change nothing."
    )
    try #require(
      stage.keyboards.count == 0,
      "Return was pressed, and the keyboard is still there. Call resignFirstResponder().")
    try #require(stage.buttons["Again"].isHittable, "Add a button Again that can be tapped.")
    stage.buttons["Again"].tap()
    #expect(text("Pets") == "", "Nothing was kept under pets, so Again empties this field.")
  }

  @Test(.todo(2))
  func `each row has its field, in order`() throws {
    let fields = try present()

    let frames = fields.map { $0.convert($0.bounds, to: nil) }
    let area = CGRect(x: 0, y: 0, width: 320, height: 568)
    #expect(
      frames.allSatisfy { area.contains($0) && $0.width >= 160 && $0.height >= 24 },
      "A field is too small, or lies outside of the form.")
    #expect(
      zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY },
      "The second field lies below the first, and the third below the second.")
    let button = stage.buttons["Again"]
    let covered = CoveredPart.first(
      of: frames.enumerated().map { ("field \($0.offset + 1)", $0.element) }
        + (button.exists ? [("the button", button.frame)] : []))
    #expect(covered == nil, "\(covered ?? "") Give the button a place of its own.")
  }

  @Test(.todo(2))
  func `five rows have room`() throws {
    form.rows = ["One", "Two", "Three", "Four", "Five"].map { ($0, "name") }

    let frames = try present().map { $0.convert($0.bounds, to: nil) }

    let area = CGRect(x: 0, y: 0, width: 320, height: 568)
    #expect(
      frames.allSatisfy { area.contains($0) }
        && zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY },
      "Five rows do not have room, or cover each other.")
    let button = stage.buttons["Again"]
    let covered = CoveredPart.first(
      of: frames.enumerated().map { ("field \($0.offset + 1)", $0.element) }
        + (button.exists ? [("the button", button.frame)] : []))
    #expect(covered == nil, "\(covered ?? "") A form of five rows needs room, too.")
  }

  @Test(.todo(2))
  func `the fields show the values of their keys`() throws {
    try present()

    #expect(
      [text("Name"), text("City"), text("Phone")] == ["Ann", "", "555"],
      "The fields show name, city and phone. A value of nil is an empty field.")
  }

  @Test(.todo(2))
  func `the title of a row is heard before its text`() throws {
    try present()
    try #require(text("Name") == "Ann", .needed("The field Name has to say Ann first."))

    let heard = stage.readScreenAloud()

    for words in ["Name, Ann", "Phone, 555"] {
      #expect(
        heard.contains { $0.hasPrefix(words) },
        "Nobody hears “\(words)”. A placeholder is gone when there is a text. Set accessibilityLabel of each field."
      )
    }
  }

  @Test(.todo(2))
  func `another card and other rows have other fields`() throws {
    form.card.city = "Oslo"
    form.rows = [("Town", "city"), ("Called", "name")]

    try present()

    #expect(
      [text("Town"), text("Called")] == ["Oslo", "Ann"],
      "These rows have other titles and another order. Read each value by the key of its row.")
  }

  @Test(.todo(3))
  func `Return writes under the key of its field`() throws {
    try present()

    press("City", after: "Rome")

    #expect(
      [form.card.name, form.card.city, form.card.phone] == ["Ann", "Rome", "555"],
      "Rome was typed into City. Write it under the key of this row, and leave the others.")
    #expect(stage.keyboards.count == 0, "The keyboard is still there. Call resignFirstResponder().")
  }

  @Test(.todo(3))
  func `a text without Return is not written`() throws {
    try present()
    field("Phone")?.becomeFirstResponder()
    stage.typeText("9")

    press("City", after: "Rome")

    #expect(
      [form.card.name, form.card.city, form.card.phone] == ["Ann", "Rome", "555"],
      "Return was pressed in City alone, so the card keeps 555. Write at Return, and only the key of that field: not in textFieldDidEndEditing, and not all fields."
    )
  }

  @Test(.todo(3))
  func `an empty text is written as nil`() throws {
    try present()
    let phone = try #require(field("Phone"), .needed("Add the fields first."))
    phone.becomeFirstResponder()
    for _ in 1...3 { stage.keys["delete"].tap() }

    stage.typeText("\n")

    #expect(
      form.card.phone == nil && form.card.name == "Ann",
      "The phone was deleted. The card has nil then, and not an empty text.")
  }

  @Test(.todo(4))
  func `Again shows what the card has now`() throws {
    try present()
    try #require(stage.buttons["Again"].isHittable, "Add a button Again that can be tapped.")
    form.card.name = "Ben"
    form.card.city = "Bonn"
    form.card.phone = nil

    stage.buttons["Again"].tap()

    #expect(
      [text("Name"), text("City"), text("Phone")] == ["Ben", "Bonn", ""],
      "Code has changed the card. Again reads each value once more, nil included.")
  }

  @Test(.todo(4))
  func `a form that was left is freed`() throws {
    weak var left: CardFormViewController?
    do {
      let controller = CardFormViewController()
      left = controller
      stage.present(controller)
    }
    try #require(stage.buttons["Again"].exists, .needed("Add the button first."))
    stage.buttons["Again"].tap()

    stage.present(UIViewController())

    #expect(
      left == nil,
      "The form keeps the button, and the button's action keeps the form. Use [weak self].")
  }

  /// Shows the form, and returns its fields in the order of the rows.
  @discardableResult private func present() throws -> [UITextField] {
    stage.present(form)
    return try form.rows.map {
      try #require(
        field($0.title), .needed("Add a text field with the placeholder \($0.title) first."))
    }
  }

  private func field(_ placeholder: String) -> UITextField? {
    form.view.descendants(of: UITextField.self).first { $0.placeholder == placeholder }
  }

  private func text(_ placeholder: String) -> String? { field(placeholder).map { $0.text ?? "" } }

  private func press(_ placeholder: String, after text: String) {
    field(placeholder)?.becomeFirstResponder()
    stage.typeText(text + "\n")
  }
}

extension CardFormTests: ExerciseScene {
  static let advice = "Type into a field, press Return, and tap Again. City is empty at first."

  var opening: SceneOpening {
    stage.present(form)
    return .phone(stage)
  }
}
