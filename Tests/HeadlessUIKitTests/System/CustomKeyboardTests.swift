import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("A picker in the place of the keyboard", .isolated)
struct CustomKeyboardTests {
  let stage = Stage()
  let form = DateForm()

  init() {
    stage.present(form)
  }

  @Test func `a tap on the field shows the date picker with the toolbar on top`() {
    stage.textFields["Birthday"].tap()

    #expect(stage.keyboards.count == 0 && stage.datePickers.count == 1)
    #expect(stage.toolbars[0].frame == CGRect(x: 0, y: 308, width: 320, height: 44))
    #expect(stage.datePickers[0].frame == CGRect(x: 0, y: 352, width: 320, height: 216))
    #expect(form.view.frame == UIScreen.main.bounds)
  }

  @Test func `a picker whose style is set afterwards is as high as its wheels`() {
    form.birthday.inputView = nil
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    form.birthday.inputView = picker
    stage.textFields["Birthday"].tap()

    #expect(picker.frame == CGRect(x: 0, y: 44, width: 320, height: 216))
  }

  @Test func `what a person turns to can be written into the field`() {
    stage.textFields["Birthday"].tap()

    stage.pickerWheels[2].adjust(toPickerWheelValue: "2000")

    #expect(form.birthday.text == "2000-08-29")
  }

  @Test func `Previous, Next and Done lead through the form, with one toolbar`() {
    stage.textFields["Birthday"].tap()
    stage.toolbars.buttons["Previous"].tap()
    #expect(form.birthday.isFirstResponder)

    stage.toolbars.buttons["Next"].tap()
    #expect(form.city.isFirstResponder && stage.keyboards.count == 1)
    #expect(form.bar.window != nil && stage.toolbars.count == 1 && stage.datePickers.count == 0)

    stage.toolbars.buttons["Previous"].tap()
    #expect(form.birthday.isFirstResponder && stage.datePickers.count == 1)

    stage.toolbars.buttons["Done"].tap()
    #expect(!form.birthday.isFirstResponder && stage.toolbars.count == 0)
  }

  @Test func `Done stands at the right, behind the flexible space`() {
    stage.textFields["Birthday"].tap()
    let buttons = stage.toolbars.buttons

    #expect(buttons["Done"].frame.maxX == 304)
    #expect(buttons["Next"].frame.minX == buttons["Previous"].frame.maxX + 8)
  }

  @Test func `a hardware keyboard and the pasteboard still reach the field`() {
    stage.textFields["Birthday"].tap()
    UIPasteboard.general.string = "tomorrow"

    stage.typeText("x")
    stage.typeKey("v", modifierFlags: .command)

    #expect(form.birthday.text == "xtomorrow")
  }

  @Test func `a compact picker as a keyboard is as low as a compact picker is`() {
    let picker = UIDatePicker()
    form.birthday.inputView = picker
    stage.textFields["Birthday"].tap()

    #expect(picker.frame.height == 34 && stage.datePickers.buttons.count == 2)
  }

  @Test func `the wheels and the toolbar are drawn`() {
    stage.textFields["Birthday"].tap()
    let words = stage.display.commands.flatMap { command -> [String] in
      guard case .text(let runs, _, _, _) = command else { return [] }
      return runs.map(\.string)
    }

    #expect(["Previous", "Next", "Done", "August", "29", "2015"].allSatisfy(words.contains))
  }
}

/// Two fields; a date picker is the first one's keyboard.
final class DateForm: UIViewController {
  let birthday = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
  let city = UITextField(frame: CGRect(x: 20, y: 90, width: 280, height: 34))
  let picker = UIDatePicker()
  let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    (birthday.placeholder, city.placeholder) = ("Birthday", "City")
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.addTarget(self, action: DateForm.turned, for: .valueChanged)
    birthday.inputView = picker
    bar.items = [
      item("Previous", { [weak self] in self?.birthday.becomeFirstResponder() }),
      item("Next", { [weak self] in self?.city.becomeFirstResponder() }),
      .flexibleSpace(),
      item("Done", { [weak self] in self?.view.endEditing(true) }),
    ]
    for field in [birthday, city] {
      field.inputAccessoryView = bar
      view.addSubview(field)
    }
  }

  private func turned(_ picker: UIDatePicker) {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    birthday.text = formatter.string(from: picker.date)
  }

  private func item(_ title: String, _ body: @escaping () -> Bool?) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { _ in _ = body() })
  }
}
