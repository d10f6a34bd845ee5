import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("The wheels of a duration", .isolated)
struct DurationWheelsTests {
  let stage = Stage()
  let picker = UIDatePicker()

  init() {
    picker.datePickerMode = .countDownTimer
    stage.present(picker)
  }

  @Test func `B18: nothing is pale on the wheels of a duration`() {
    picker.minimumDate = Date() + 100_000_000

    let colors = stage.display.commands.compactMap { command -> DisplayList.Color? in
      guard case .text(let runs, _, _, _) = command else { return nil }
      return runs.first?.color
    }
    #expect(!colors.isEmpty && colors.allSatisfy { $0 == UIColor.label.components })
  }

  @Test func `B25: a person chooses hours and minutes`() {
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)

    stage.pickerWheels[0].adjust(toPickerWheelValue: "2 hours")
    stage.pickerWheels[1].adjust(toPickerWheelValue: "30 min")

    #expect(picker.countDownDuration == 9000 && events == 2)
  }

  @Test func `a person cannot choose no time at all`() {
    picker.minuteInterval = 5
    picker.countDownDuration = 600

    stage.pickerWheels[1].adjust(toPickerWheelValue: "0 min")

    #expect(picker.countDownDuration == 300 && stage.pickerWheels[1].value == "5 min")
  }

  @Test func `B28: the first turn is heard as every other one is`() {
    var heard: [TimeInterval] = []
    picker.addAction(
      UIAction { _ in heard.append(picker.countDownDuration) }, for: .valueChanged)

    stage.pickerWheels[1].turn(by: 5)
    stage.pickerWheels[1].turn(by: 1)

    #expect(heard == [300, 360])
  }
}
