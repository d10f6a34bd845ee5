import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 4: SignInForm", .exercise, .serialized)
struct SignInFormTests {
  let stage = Stage()
  let form = SignInViewController()

  init() {
    stage.present(form)
  }

  @Test(.todo(1))
  func `the screen has its four parts`() throws {
    try #require(field("Name") != nil, "Add a text field with the placeholder Name.")
    try #require(field("Password") != nil, "Add a text field with the placeholder Password.")
    try #require(stage.buttons["Sign in"].exists, "Add a button with the title Sign in.")
    let labels = labels.filter { $0.bounds.width >= 140 && $0.bounds.height >= 16 }
    #expect(
      labels.contains { ($0.text ?? "").isEmpty },
      "Add a label that has no text yet and has room for one: at least 140 by 16 points.")
  }

  @Test(.todo(1))
  func `the fields say what they are for`() throws {
    let (name, password) = try fields()

    #expect(
      name.textContentType == .username && password.textContentType == .password,
      "An iPhone offers what it has stored if textContentType says what a field is for.")
    #expect(
      name.autocapitalizationType == .none,
      "A name for a login often begins with a small letter. Set autocapitalizationType to .none.")
  }

  @Test(.todo(1))
  func `only the password is hidden`() throws {
    let (name, password) = try fields()

    #expect(
      password.isSecureTextEntry && !name.isSecureTextEntry,
      "The password is shown as dots, and the name as letters. Set isSecureTextEntry.")
  }

  @Test(.todo(1))
  func `the return keys say next and done`() throws {
    let (name, password) = try fields()

    #expect(
      name.returnKeyType == .next && password.returnKeyType == .done,
      "The name is followed by the password: next. After the password a person is done.")
  }

  @Test(.todo(1))
  func `nothing covers anything else`() throws {
    let (name, password) = try fields()
    try #require(stage.buttons["Sign in"].exists, .needed("Add the button first."))
    let label = try #require(
      labels.first { ($0.text ?? "").isEmpty && $0.bounds.width >= 140 },
      .needed("A label of at least 140 points that has no text yet has to be there first."))
    let views: [UIView] = [name, password, label]
    let frames = views.map { $0.convert($0.bounds, to: nil) } + [stage.buttons["Sign in"].frame]
    let upper = CGRect(x: 0, y: 0, width: 320, height: 300)

    #expect(
      frames.allSatisfy { upper.contains($0) && $0.height >= 16 && $0.width >= 40 },
      "Something lies outside of the upper 300 points, or is too small for its text.")
    let parts = ["the field of the name", "the field of the password", "the label", "the button"]
    let covered = CoveredPart.first(of: zip(parts, frames).map { ($0, $1) })
    #expect(covered == nil, "\(covered ?? "") Give each a place of its own.")
  }

  @Test(.todo(2))
  func `the button is disabled at first`() throws {
    _ = try fields()

    #expect(
      stage.buttons["Sign in"].exists && !stage.buttons["Sign in"].isEnabled,
      "Both fields are empty when the screen opens, so the button is disabled.")
  }

  @Test(.todo(2))
  func `the button needs both texts`() throws {
    let (name, password) = try fields()

    type("anna", into: name)
    #expect(
      !stage.buttons["Sign in"].isEnabled, "The password is empty, so the button is disabled.")

    type("r", into: password)
    #expect(
      stage.buttons["Sign in"].isEnabled,
      "Both fields have a text. Look at them each time a person has typed: .editingChanged.")

    for _ in 1...4 { delete(in: name) }
    #expect(
      !stage.buttons["Sign in"].isEnabled, "The name was deleted, so the button is disabled again.")
  }

  @Test(.todo(2))
  func `the password alone is not enough`() throws {
    let (_, password) = try fields()

    type("rings", into: password)

    #expect(
      stage.buttons["Sign in"].exists && !stage.buttons["Sign in"].isEnabled,
      "The name is empty, so the button is disabled.")
  }

  @Test(.todo(3))
  func `next goes on to the password`() throws {
    let (name, password) = try fields()

    type("anna\n", into: name)

    let isNext = password.isFirstResponder
    #expect(isNext, "Next was pressed. Make the password the first responder.")
    #expect(!says("Welcome, anna"), "Next does not sign in, it goes on to the password.")
  }

  @Test(.todo(3))
  func `the button signs in`() throws {
    try fillIn("anna", "rings")

    stage.buttons["Sign in"].tap()

    try #require(
      says("Welcome, anna"), "The button was tapped. The label says Welcome, and the name.")
    let unseen = stage.staticTexts["Welcome, anna"].whyUnseen
    #expect(unseen == nil, "Nobody sees the label. \(unseen ?? "")")
    #expect(stage.keyboards.count == 0, "The keyboard is still there. End editing.")
  }

  @Test(.todo(3))
  func `the welcome grows with the text size, and is whole`() throws {
    try fillIn("Anna", "rings")
    stage.buttons["Sign in"].tap()
    let label = try #require(
      labels.first { $0.text == "Welcome, Anna" },
      .needed("A label has to say Welcome, Anna first."))
    let usual = label.font.pointSize

    stage.contentSizeCategory = .accessibilityLarge

    #expect(
      label.font.pointSize > usual + 4,
      "A person chose larger text, and the label kept its size. It takes a font of a text style, and adjustsFontForContentSizeCategory."
    )
    let needed = label.sizeThatFits(label.bounds.size)
    #expect(
      (label.adjustsFontSizeToFitWidth || label.bounds.width + 1 > needed.width)
        && label.bounds.height + 4 > needed.height,
      "In large text the welcome needs \(Int(needed.width)) by \(Int(needed.height)) points. Make the label larger."
    )
  }

  @Test(.todo(3))
  func `done signs in as the button does`() throws {
    try fillIn("ben", "wears glasses")

    stage.typeText("\n")

    stage.expectToRead(
      "Welcome, ben",
      "Done was pressed in the password field, which signs in.")
    #expect(stage.keyboards.count == 0, "The keyboard is still there. End editing.")
  }

  @Test(.todo(3))
  func `the password is empty afterwards`() throws {
    try fillIn("anna", "rings")
    stage.buttons["Sign in"].tap()
    try #require(says("Welcome, anna"), .needed("A label has to say Welcome, anna first."))
    let (name, password) = try fields()

    #expect(
      password.text == "" && name.text == "anna", "The password goes, and the name stays.")
    #expect(
      !stage.buttons["Sign in"].isEnabled,
      "The password is empty, and the button is enabled. Setting a text in code sends no event.")
  }

  @Test(.todo(3))
  func `done hides the keyboard, even if a field is empty`() throws {
    let (_, password) = try fields()
    type("rings\n", into: password)

    #expect(stage.keyboards.count == 0, "Done hides the keyboard in any case.")
    #expect(
      password.text == "rings" && !says("Welcome, "),
      "The name is empty. Nobody was signed in, and the password stays.")

    for _ in 1...5 { delete(in: password) }
    type("\n", into: password)

    #expect(
      stage.keyboards.count == 0,
      "The password is empty, and return hides the keyboard all the same.\(password.enablesReturnKeyAutomatically ? " With enablesReturnKeyAutomatically nobody can press it in an empty field." : "")"
    )
  }

  @Test(.todo(3))
  func `the next person is welcomed as well`() throws {
    try fillIn("anna", "rings")
    stage.buttons["Sign in"].tap()
    try #require(says("Welcome, anna"), .needed("A label has to say Welcome, anna first."))
    let (name, password) = try fields()
    for _ in 1...4 { delete(in: name) }

    type("ben", into: name)
    type("glasses\n", into: password)

    stage.expectToRead(
      "Welcome, ben",
      "A second person has signed in. Write the label each time.")
  }

  @Test(.todo(3))
  func `a screen that was left is freed`() throws {
    weak var screen: SignInViewController?
    do {
      let controller = SignInViewController()
      screen = controller
      stage.present(controller)
    }
    try #require(stage.buttons["Sign in"].exists, .needed("Add the button first."))

    stage.present(UIViewController())

    #expect(
      screen == nil,
      "The screen keeps fields and button, and their actions keep the screen. Use [weak self].")
  }

  /// Types a name and a password.
  private func fillIn(_ name: String, _ password: String) throws {
    let (nameField, passwordField) = try fields()
    try #require(stage.buttons["Sign in"].exists, .needed("Add the button first."))
    type(name, into: nameField)
    type(password, into: passwordField)
    try #require(
      stage.buttons["Sign in"].isEnabled,
      .needed("The button has to be enabled for two texts first."))
  }

  private func type(_ text: String, into field: UITextField) {
    field.becomeFirstResponder()
    stage.typeText(text)
  }

  private func delete(in field: UITextField) {
    field.becomeFirstResponder()
    stage.keys["delete"].tap()
  }

  private func fields() throws -> (name: UITextField, password: UITextField) {
    (
      try #require(field("Name"), .needed("Add a text field with the placeholder Name first.")),
      try #require(
        field("Password"), .needed("Add a text field with the placeholder Password first."))
    )
  }

  private func field(_ placeholder: String) -> UITextField? {
    all(in: form.view).lazy.compactMap { $0 as? UITextField }
      .first { $0.placeholder == placeholder }
  }

  /// The labels of the screen, without those that are parts of a control.
  private var labels: [UILabel] {
    all(in: form.view).compactMap { $0 as? UILabel }.filter { !($0.superview is UIControl) }
  }

  private func all(in view: UIView) -> [UIView] {
    view.subviews + view.subviews.filter { !($0 is UIControl) }.flatMap(all)
  }

  private func says(_ text: String) -> Bool { stage.staticTexts[text].exists }
}

extension SignInFormTests: ExerciseScene {
  static let advice = "Type a name, press Return, type a password, and press Return or Sign in."

  var opening: SceneOpening { .phone(stage) }
}
