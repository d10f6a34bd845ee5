import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 3: TwoFields", .exercise, .serialized)
struct TwoFieldsTests {
  let stage = Stage()
  let login = LoginViewController()

  init() {
    stage.present(login)
  }

  @Test(.todo(1))
  func `the keys say next and done`() {
    #expect(login.userField.returnKeyType == .next, "Return goes on to the password: next.")
    #expect(
      login.passwordField.returnKeyType == .done, "After the password a person has finished: done.")
  }

  @Test(.todo(1))
  func `both fields ask the controller`() {
    let isAsked = [login.userField, login.passwordField].map { $0.delegate === login }
    #expect(
      isAsked == [true, true],
      "A field asks its delegate. Set it for the user and for the password.")
  }

  @Test(.todo(2))
  func `return after the user goes on to the password`() {
    press(login.userField)

    let edited = edited
    #expect(
      edited == "password" && login.submissions.isEmpty,
      "Make the password the first responder, and submit nothing yet.")
  }

  @Test(.todo(2))
  func `return after the password submits once`() {
    login.userField.text = "Anna"
    press(login.passwordField, after: "rings")

    #expect(
      login.submissions == ["Anna rings"], "Submit when the password is done, and only then.")
  }

  @Test(.todo(2))
  func `done hides the keyboard`() throws {
    press(login.passwordField, after: "rings")

    let (keyboards, logins) = (stage.keyboards.count, login.submissions.count)
    try #require(logins == 1, .needed("Return in the password field has to submit once first."))
    #expect(keyboards == 0, "The keyboard is still there. Call resignFirstResponder().")
  }

  @Test(.todo(2))
  func `the same text in both fields changes nothing`() {
    login.userField.text = "Anna"
    press(login.passwordField, after: "Anna")

    #expect(
      login.submissions == ["Anna Anna"],
      "User and password are the same text. Compare the fields with ===, not their text.")
  }

  @Test(.todo(2))
  func `a third field is left alone`() throws {
    press(login.passwordField, after: "secret")
    try #require(
      login.submissions.count == 1,
      .needed("Return in the password field has to submit once first."))

    for key in [UIReturnKeyType.done, .next, .search, .default] {
      login.searchField.returnKeyType = key
      press(login.searchField, after: "rings")

      let edited = edited
      #expect(
        login.submissions.count == 1 && edited == "search",
        "The search field is neither of the two. Compare with both, and do nothing otherwise.")
    }
  }

  @Test(.todo(2))
  func `the text of both fields is submitted as it is now`() {
    login.userField.text = "Anna"
    press(login.passwordField, after: "rings")
    login.userField.text = "Ben"
    login.passwordField.text = ""

    press(login.passwordField, after: "wears glasses")

    #expect(
      login.submissions == ["Anna rings", "Ben wears glasses"],
      "A second person logs in. Submit each time the password is done, once.")

    login.passwordField.text = ""
    press(login.passwordField)

    #expect(
      login.submissions.last == "Ben ",
      "The password is empty, and return was pressed. Submit in any case.")
  }

  @Test(.todo(2))
  func `the answer is true`() {
    let answers = [login.userField, login.passwordField, login.searchField].map {
      login.textFieldShouldReturn($0)
    }

    #expect(
      answers == [true, true, true],
      "Return true for every field.")
  }

  /// The field that a person types into.
  private var edited: String {
    let fields = [
      (login.userField, "user"), (login.passwordField, "password"), (login.searchField, "search"),
    ]
    return fields.first { $0.0.isFirstResponder }?.1 ?? "none"
  }

  /// Types into a field, and presses return; the field asks the controller, whoever set it up.
  private func press(_ field: UITextField, after text: String = "") {
    field.delegate = login
    field.becomeFirstResponder()
    stage.typeText(text + "\n")
  }
}

extension TwoFieldsTests: ExerciseScene {
  static let advice =
    "Type a name and press Return: the password is next. Return there hides the keyboard."

  var opening: SceneOpening { .phone(stage) }
}
