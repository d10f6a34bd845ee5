import Grading
import HeadlessUIKit
import TerminalIO
import Testing

@testable import Stage

@Suite("Dates and notifications under the reader's keys", .isolated)
struct LiveDateTests {
  let stage = Stage()

  @Test func `a compact picker is opened, turned and put away with keys alone`() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.frame.origin = CGPoint(x: 20, y: 40)
    let phone = phone(showing: picker)

    press(phone, .enter, .tab, .down)
    #expect(stage.pickerWheels.count == 3)
    #expect(stage.datePickers.buttons[0].label == "Sep 29, 2015")

    press(phone, .backTab, .enter)
    #expect(stage.pickerWheels.count == 0)
  }

  @Test func `an alert is answered with keys alone, and what it leads to happens`() {
    let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 40))
    button.setTitle("Remind", for: .normal)
    button.addAction(
      UIAction { _ in
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
          UNUserNotificationCenter.current().getNotificationSettings {
            button.setTitle("\(granted) \($0.authorizationStatus)", for: .normal)
          }
        }
      }, for: .touchUpInside)
    let phone = phone(showing: button)

    press(phone, .enter, .tab, .enter)

    #expect(button.currentTitle == "true authorized")
  }

  @Test func `a banner and an icon are opened with keys alone`() {
    let phone = phone(showing: UIView())
    stage.pressHome()
    #expect(stage.icons.count == 1)

    press(phone, .enter)

    #expect(stage.icons.count == 0)
  }

  private func phone(showing view: UIView) -> LivePhone {
    stage.present(view)
    return LivePhone(stage: stage, style: .plain, title: "Dates")
  }

  private func press(_ phone: LivePhone, _ keys: Key...) {
    for key in keys { _ = phone.handle(key) }
  }
}
