import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 3: TwoFields", .exercise, .serialized)
struct TwoFieldsTests {
  let stage = Stage()
  let login = LoginController()

  init() {
    stage.present(login)
  }

  @Test(.todo(1))
  func `the keys say next and done`() {
    #expect(login.userField.returnKeyType == .next, "Return goes on from the user: next.")
    #expect(login.passwordField.returnKeyType == .done, "The password is the end: done.")
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
  func `done hides the keyboard`() {
    press(login.passwordField, after: "rings")

    let (keyboards, logins) = (stage.keyboards.count, login.submissions.count)
    #expect(
      keyboards == 0 && logins == 1,
      "Nobody is to type any more, and nothing hides the keyboard by itself. Resign.")
  }

  @Test(.todo(2))
  func `the same words in both fields confuse nobody`() {
    login.userField.text = "Anna"
    press(login.passwordField, after: "Anna")

    #expect(
      login.submissions == ["Anna Anna"],
      "The user's name is the password, and the objects are still two. Compare with ===.")
  }

  @Test(.todo(2))
  func `a third field is left alone`() throws {
    press(login.passwordField, after: "secret")
    try #require(login.submissions.count == 1, "Submit after the password first.")
    login.searchField.returnKeyType = .done

    press(login.searchField, after: "rings")

    let edited = edited
    #expect(
      login.submissions.count == 1 && edited == "search",
      "The search is neither the user nor the password. Name both, and do nothing otherwise.")
  }

  @Test(.todo(2))
  func `the words of both fields are submitted as they are now`() {
    login.userField.text = "Anna"
    press(login.passwordField, after: "rings")
    login.userField.text = "Ben"
    login.passwordField.text = ""

    press(login.passwordField, after: "wears glasses")

    #expect(
      login.submissions == ["Anna rings", "Ben wears glasses"],
      "A second person logs in. Submit each time the password is done, once.")
  }

  @Test(.todo(2))
  func `the answer is yes`() {
    let answers = [login.userField, login.passwordField, login.searchField].map {
      login.textFieldShouldReturn($0)
    }

    #expect(
      answers == [true, true, true],
      "Whatever else return does may happen. Return true for every field.")
  }

  /// The field that a person types into.
  private var edited: String {
    let fields = [
      (login.userField, "user"), (login.passwordField, "password"), (login.searchField, "search"),
    ]
    return fields.first { $0.0.isFirstResponder }?.1 ?? "none"
  }

  /// Types into a field, and presses return; the field asks the controller, whoever set it up.
  private func press(_ field: UITextField, after words: String = "") {
    field.delegate = login
    field.becomeFirstResponder()
    stage.typeText(words + "\n")
  }
}

extension TwoFieldsTests: ExerciseScene {
  static let advice =
    "Type a name and press Return: the password is next. Return there hides the keyboard."

  var opening: SceneOpening { .phone(stage) }
}
