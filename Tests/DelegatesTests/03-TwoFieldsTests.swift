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
    #expect(
      login.userField.delegate === login && login.passwordField.delegate === login,
      "A field asks its delegate. Set it for the user and for the password.")
  }

  @Test(.todo(2))
  func `return after the user goes on to the password`() {
    press(login.userField)

    #expect(
      login.passwordField.isFirstResponder && login.submissions.isEmpty,
      "Make the password the first responder, and submit nothing yet.")
  }

  @Test(.todo(2))
  func `the keyboard stays in between`() throws {
    var hides = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { _ in hides += 1 }
    press(login.userField)
    NotificationCenter.default.removeObserver(token)

    try #require(login.passwordField.isFirstResponder, "Go on to the password first.")
    #expect(
      hides == 0,
      "The next field takes over, and the one before resigns by itself. Let nobody resign first.")
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

    #expect(
      stage.keyboards.count == 0 && !login.submissions.isEmpty,
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

    #expect(
      login.submissions.count == 1 && login.searchField.isFirstResponder,
      "The search is neither the user nor the password. Name both, and do nothing otherwise.")
  }

  @Test(.todo(2))
  func `the answer is yes`() {
    let fields = [login.userField, login.passwordField, login.searchField]

    #expect(
      fields.allSatisfy(login.textFieldShouldReturn),
      "Whatever else return does may happen. Return true for every field.")
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
