import Grading
import HeadlessUIKit
import TerminalIO
import Testing

@testable import Stage

@Suite("Typing on the phone in the reader's hands", .isolated)
struct LiveTypingTests {
  let stage = Stage()
  let form = Form()
  let phone: LivePhone

  init() {
    stage.present(form)
    phone = LivePhone(stage: stage, style: .plain, title: "3.3  A menu")
  }

  @Test func `return touches the field, and then characters go into it`() {
    press(.enter, .character("q"), .character("u"), .character(" "), .character("i"))

    #expect(form.name.text == "qu i" && form.name.isEditing)
  }

  @Test func `backspace and arrows edit`() {
    press(.enter, .character("a"), .character("b"), .character("c"), .backspace, .left)
    press(.character("x"), .home, .character("y"), .end, .character("z"), .right)

    #expect(form.name.text == "yaxbz")
  }

  @Test func `return presses the return key, and the keys follow to the next field`() {
    press(.enter, .character("a"), .enter)
    #expect(form.city.isEditing, "The delegate makes the city the first responder.")

    press(.character("b"))
    #expect(form.name.text == "a" && form.city.text == "b")
  }

  @Test func `who takes the phone while a field is edited types into it`() {
    form.city.becomeFirstResponder()
    let phone = LivePhone(stage: stage, style: .plain, title: "3.3  A menu")

    for key in [Key.character("a"), .character("b")] { _ = phone.handle(key) }

    #expect(form.city.text == "ab" && form.name.text == "")
  }

  @Test func `tab moves on without ending`() {
    press(.enter, .tab, .character("q"))

    #expect(form.name.isEditing && form.name.text == "")
  }

  @Test func `a button that wakes up above the field leaves the keys to the field`() {
    press(.enter, .character("q"), .character("u"))

    #expect(form.save.isEnabled, "It lies before the field, and was passed over.")
    #expect(form.name.text == "qu" && form.name.isEditing)
  }

  @Test func `Escape ends editing where the keys have moved on to another element`() {
    press(.enter, .tab)

    #expect(phone.handle(.escape))
    #expect(!form.name.isEditing)
  }

  @Test func `Escape ends typing first, and then gives the phone back`() {
    press(.enter)

    #expect(phone.handle(.character("q")))
    #expect(phone.handle(.escape))
    #expect(!form.name.isEditing && form.name.text == "q")
    #expect(!phone.handle(.escape))
  }

  @Test func `Escape gives the phone back where a delegate keeps its field in use`() {
    press(.enter)
    form.letsEditingEnd = false

    #expect(!phone.handle(.escape))
    #expect(form.name.isEditing)
  }

  @Test func `the footer says how to end typing`() {
    press(.enter)

    #expect(phone.lines(columns: 100, rows: 40).last?.contains("Esc ends typing") == true)
    #expect(phone.lines(columns: 50, rows: 40).last?.contains("Esc ends typing") == true)
    press(.escape)
    #expect(phone.lines(columns: 100, rows: 40).last?.contains("q back to the lesson") == true)
  }

  @Test func `the keyboard is on the phone`() {
    press(.enter)

    let lines = phone.lines(columns: 100, rows: 50)
    #expect(lines.contains { $0.contains("Q   W   E") })
  }

  private func press(_ keys: Key...) {
    for key in keys { _ = phone.handle(key) }
  }

  final class Form: UIViewController, UITextFieldDelegate {
    let name = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    let city = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    let save = UIButton(type: .system)
    var letsEditingEnd = true

    override func viewDidLoad() {
      super.viewDidLoad()
      save.frame = CGRect(x: 20, y: 0, width: 80, height: 20)
      save.setTitle("Save", for: .normal)
      save.isEnabled = false
      view.addSubview(save)
      name.addAction(
        UIAction { [unowned self] _ in save.isEnabled = name.text != "" }, for: .editingChanged)
      for field in [name, city] {
        field.delegate = self
        view.addSubview(field)
      }
      city.isSecureTextEntry = true
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { letsEditingEnd }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      if textField === name { city.becomeFirstResponder() }
      return true
    }
  }
}
