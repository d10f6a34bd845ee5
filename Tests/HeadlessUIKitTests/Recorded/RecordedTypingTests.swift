import Grading
import HeadlessUIKit
import Stage
import Testing

/// What the projects kif-framework/KIF and google/EarlGrey have tests for that they run with Apple's
/// UIKit: what a person types, and who hears of it.
///
/// Each part names the files there: of KIF below `Tests/KIFTests`, of EarlGrey below
/// `Tests/FunctionalTests/Sources`.
@Suite("Recorded: typing", .isolated)
struct RecordedTypingTests {
  private let stage = Stage()
  private let screen = Screen()
  private var field: UITextField { screen.field }

  /// Two fields and a text view; the first field starts with a word, and the other one watches it.
  private final class Screen: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 250, height: 34))
    let other = UITextField(frame: CGRect(x: 20, y: 60, width: 250, height: 34))
    let area = UITextView(frame: CGRect(x: 20, y: 100, width: 250, height: 100))
    var mayBegin = true

    override func viewDidLoad() {
      super.viewDidLoad()
      for view in [field, other] {
        view.delegate = self
        view.autocapitalizationType = .none
      }
      (field.placeholder, other.placeholder) = ("Greeting", "Other")
      area.autocapitalizationType = .none
      [field, other, area].forEach(view.addSubview)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      if textField === other {
        field.becomeFirstResponder()
      } else {
        textField.resignFirstResponder()
      }
      return false
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      if textField === other, range.length != 0 { field.text = "Deleted something." }
      return true
    }
  }

  init() {
    stage.present(screen)
  }

  private func tap(_ view: UIView) {
    stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  /// Takes away what a field says with the delete key.
  private func clear(_ field: UITextField) {
    tap(field)
    stage.typeKey(.rightArrow, modifierFlags: .command)
    for _ in field.text ?? "" { stage.typeText("\u{8}") }
  }

  // MARK: - KIF TypingTests.m

  @Test func `a tap makes a field the first responder, and none is so before`() {
    #expect(!field.isFirstResponder)
    tap(field)
    #expect(field.isFirstResponder && !screen.other.isFirstResponder)
  }

  @Test func `what is typed goes behind what is there`() {
    field.text = "Hello"
    tap(field)
    stage.typeText(", world")
    #expect(field.text == "Hello, world")
  }

  @Test func `what is selected is replaced by what is typed`() {
    field.text = "Hello"
    tap(field)
    field.selectAll(nil)
    stage.typeText("Yo")
    #expect(field.text == "Yo")
  }

  @Test func `what is cut leaves an empty field`() {
    field.text = "Hello"
    tap(field)
    field.selectAll(nil)
    field.cut(nil)
    #expect(field.text == "" && UIPasteboard.general.string == "Hello")
    stage.typeText("Yo")
    #expect(field.text == "Yo")
  }

  @Test(arguments: [
    "Yo", "'\"',", "--a", " jkasd ", " 😓He😤ll👿o",
    "A man, a plan, a canal, Panama.  Able was I, ere I saw Elba.",
  ])
  func `a field is emptied with the delete key, and takes another text`(text: String) {
    field.text = "Hello"
    clear(field)
    #expect(field.text == "")

    stage.typeText(text)
    #expect(field.text == text)
    clear(field)
    #expect(field.text == "")
  }

  @Test func `the return key goes where the delegate says, and is no part of the text`() {
    field.text = "Hello"
    tap(screen.other)
    stage.typeText("Hello\n")
    #expect(screen.other.text == "Hello" && field.isFirstResponder)

    stage.typeText(", world\n")
    #expect(field.text == "Hello, world" && !field.isFirstResponder)
  }

  @Test func `a text that is set in code is the text`() {
    tap(field)
    field.text = "Yo"
    #expect(field.text == "Yo")
    field.text = "Hello"
    #expect(field.text == "Hello")
  }

  @Test func `the delegate is asked about a deletion, with the range that goes`() {
    tap(screen.other)
    stage.typeText("hi")
    #expect(field.text == "")

    stage.typeText("\u{8}ello")
    #expect(screen.other.text == "hello")
    #expect(field.text == "Deleted something.")
  }

  // MARK: - KIF AutocorrectTests.m

  @Test(arguments: [("--a", "—a"), ("'\"',", "‘“‘,")])
  func `hyphens and quotation marks become those of print`(keys: String, text: String) {
    tap(field)
    stage.typeText(keys)
    withKnownIssue("The keyboard types what is pressed here: it has no smart dashes and quotes.") {
      #expect(field.text == text)
    }
  }

  // MARK: - EarlGrey FTRKeyboardKeysTest.m

  @Test(arguments: [
    ("Foo", "Bar", 0, "BarFoo"), ("Foo", "Bar", 3, "FooBar"), ("Foo", "Bar", 2, "FoBaro"),
    (
      "This string is a little too long for this text field!", "Foo", 1,
      "TFoohis string is a little too long for this text field!"
    ),
  ])
  func `text is typed where the caret is`(
    text: String, addition: String, place: Int, result: String
  ) {
    tap(field)
    stage.typeText(text)
    #expect(field.text == text)

    stage.typeKey(.leftArrow, modifierFlags: .command)
    for _ in 0..<place { stage.typeKey(.rightArrow, modifierFlags: []) }
    #expect(field.selectedRange == NSRange(location: place, length: 0))
    stage.typeText(addition)
    #expect(field.text == result)
  }

  @Test func `a field that is emptied twice is empty, and takes text again`() {
    clear(field)
    clear(field)
    #expect(field.text == "")

    for text in ["f", "g", "This is a long string", "short string"] {
      clear(field)
      stage.typeText(text)
      #expect(field.text == text)
    }
  }

  @Test func `a field whose delegate forbids it is not edited`() {
    screen.mayBegin = false
    tap(field)
    #expect(!field.isFirstResponder && !stage.keyboards[0].exists)
  }

  @Test func `keys of the keyboard on the screen type, and return ends`() {
    tap(field)
    for key in ["a", "b", "c"] { stage.keys[key].tap() }
    #expect(field.text == "abc")

    stage.keys["return"].tap()
    #expect(field.text == "abc" && !field.isFirstResponder)
  }

  @Test(arguments: [
    "hekp", "helko", "balk", "surr", "1234567890", "~!@#$%^&*()_+-={}:;<>?", "aBc",
    "donec.metus+spam@google.com", "VERYLONGTEXTWITHMANYLETTERS", "0 1 2 3 4 5 6 7 8 9",
    "[ ] # + = _ < > { }", "a b", "       ", "aA1a1A1aA1AaAa1A1a", "a1a%a%1%", "$",
  ])
  func `a field and a text view say what was typed`(text: String) {
    tap(field)
    stage.typeText(text)
    stage.typeText("\n")
    #expect(field.text == text && !field.isFirstResponder)

    tap(screen.area)
    stage.typeText(text)
    #expect(screen.area.text == text)
  }

  @Test func `the delete key takes one character in a field and in a text view`() {
    tap(field)
    stage.typeText("ab\u{8}\n")
    #expect(field.text == "a")

    tap(screen.area)
    stage.typeText("ab\u{8}")
    #expect(screen.area.text == "a")
  }

  @Test func `return sends the keyboard away from a field, and begins a line in a text view`() {
    tap(field)
    #expect(stage.keyboards[0].exists)
    stage.typeText("and\n")
    #expect(field.text == "and" && !stage.keyboards[0].exists)

    tap(screen.area)
    stage.typeText("and\nand")
    #expect(screen.area.text == "and\nand" && stage.keyboards[0].exists)
  }

  @Test(arguments: [
    UIReturnKeyType.default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done,
    .emergencyCall,
  ])
  func `the return key returns, whatever it says`(type: UIReturnKeyType) {
    field.returnKeyType = type
    for (keys, text) in [("a\n", "a"), ("*\n", "a*")] {
      tap(field)
      stage.typeText(keys)
      #expect(field.text == text && !stage.keyboards[0].exists)
    }
  }

  @Test(arguments: [
    (UIKeyboardType.default, ":$a8. {T<b@CC", ":$a8. {T<b@CC"),
    (.asciiCapable, ":$a8. {T<b@CC", ":$a8. {T<b@CC"),
    (.numbersAndPunctuation, ":$a8. {T<b@CC", ":$a8. {T<b@CC"),
    (
      .URL, "http://www.google.com/@*s$&T+t?[]#testLabel%foo;",
      "http://www.google.com/@*s$&T+t?[]#testLabel%foo;"
    ),
    (.numberPad, "\u{8}0123456\u{8}789\u{8}\u{8}", "0123457"),
    (.phonePad, "01*23\u{8}\u{8}+45#67,89;", "01*+45#67,89;"),
    (.emailAddress, "l0rem.ipsum+42@google.com#$_T*-", "l0rem.ipsum+42@google.com#$_T*-"),
    (.decimalPad, "\u{8}0123.456\u{8}78..9\u{8}\u{8}", "0123.4578."),
    (
      .twitter, "@earlgrey Your framework is #awesome!!!1$:,eG%g\n",
      "@earlgrey Your framework is #awesome!!!1$:,eG%g"
    ), (.webSearch, ":$a8. {T<b@CC", ":$a8. {T<b@CC"),
  ])
  func `each kind of keyboard types into a field`(
    type: UIKeyboardType, keys: String, text: String
  ) {
    field.keyboardType = type
    tap(field)
    stage.typeText(keys)
    #expect(field.text == text)
  }

  @Test(arguments: [UIDeviceOrientation.landscapeLeft, .landscapeRight])
  func `a field is typed into on the side`(orientation: UIDeviceOrientation) {
    stage.rotate(to: orientation)
    tap(field)
    stage.typeText("Cat")
    #expect(field.text == "Cat")
  }

  @Test func `one text after the other goes into the same field`() {
    tap(field)
    for text in ["This ", "Is A ", "Test"] { stage.typeText(text) }
    #expect(field.text == "This Is A Test")
  }

  @Test func `a field above the keyboard is typed into`() {
    let (bar, inner) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 100)),
      UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    )
    bar.addSubview(inner)
    field.inputAccessoryView = bar
    tap(field)
    stage.typeText("Test")
    #expect(field.text == "Test" && bar.window != nil)
  }

  @Test func `the keyboard goes and comes with the first responder, and the text stays`() {
    #expect(!stage.keyboards[0].exists)
    tap(field)
    stage.typeText("Foo")
    #expect(field.text == "Foo" && stage.keyboards[0].exists)

    field.resignFirstResponder()
    #expect(field.text == "Foo" && !stage.keyboards[0].exists)
    tap(field)
    stage.typeText("Foo")
    #expect(field.text == "FooFoo" && stage.keyboards[0].exists)
  }

  private final class Button: UIButton {
    let label = UILabel()
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { label }
  }

  @Test func `a responder that takes no text brings no keyboard`() {
    let button = Button(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    screen.view.addSubview(button)
    #expect(button.becomeFirstResponder())
    #expect(stage.keys.count == 0)
  }
}
