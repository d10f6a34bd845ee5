import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("A compact date picker", .isolated)
struct CompactDatePickerTests {
  let stage = Stage()
  let picker = UIDatePicker()

  init() {
    picker.frame.origin = CGPoint(x: 20, y: 40)
    stage.present(picker)
  }

  @Test func `it shows its date as words`() {
    #expect(message == ["Aug 29, 2015", "12:00 AM"])

    picker.datePickerMode = .time
    #expect(message == ["12:00 AM"])

    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "zh_CN")
    #expect(message == ["2015年8月29日"])
  }

  @Test func `it is as large as its text, until somebody gives it a size`() {
    let (compact, origin) = (picker.bounds.size, picker.frame.origin)
    #expect(compact.height == 34 && compact == picker.intrinsicContentSize)

    picker.datePickerMode = .date
    #expect(picker.bounds.width < compact.width)

    picker.preferredDatePickerStyle = .wheels
    #expect(picker.frame == CGRect(origin: origin, size: CGSize(width: 320, height: 216)))

    picker.frame.size = CGSize(width: 300, height: 180)
    picker.datePickerMode = .time
    #expect(picker.bounds.size == CGSize(width: 300, height: 180))
  }

  @Test func `a tap on the text shows their wheels, the next one puts them away`() {
    picker.buttonsOnStage(stage)[0].tap()
    #expect(shown == ["August", "29", "2015"])

    stage.tap(at: CGPoint(x: 40, y: 57))
    #expect(shown == [])
  }

  @Test func `a tap on the time shows wheels for the time`() {
    picker.buttonsOnStage(stage)[1].tap()

    #expect(shown == ["12", "00", "AM"])
  }

  @Test func `a person turns the wheels, and the text follow`() {
    var dates: [Date] = []
    picker.addAction(UIAction { _ in dates.append(picker.date) }, for: .valueChanged)
    picker.buttonsOnStage(stage)[0].tap()

    stage.pickerWheels[2].adjust(toPickerWheelValue: "2000")

    #expect(dates == [noon(2000, 8, 29) - 43_200] && message[0] == "Aug 29, 2000")
  }

  @Test func `a tap beside the wheels puts them away, and does nothing else`() {
    let button = UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    picker.superview?.addSubview(button)
    picker.buttonsOnStage(stage)[0].tap()

    stage.tap(at: CGPoint(x: 30, y: 410))
    #expect(shown == [] && taps == 0)

    stage.tap(at: CGPoint(x: 30, y: 410))
    #expect(taps == 1)
  }

  @Test func `the place beside the wheels has the name it has on a device`() {
    picker.buttonsOnStage(stage)[0].tap()

    stage.buttons["PopoverDismissRegion"].tap()

    #expect(shown == [])
  }

  @Test func `editing begins and ends with the wheels`() {
    var events: [String] = []
    picker.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    picker.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)

    picker.buttonsOnStage(stage)[0].tap()
    #expect(events == ["begin"])
    stage.buttons["PopoverDismissRegion"].tap()
    #expect(events == ["begin", "end"])
  }

  @Test func `wheels that would not fit below the text lie above them`() {
    picker.frame.origin.y = 500
    picker.buttonsOnStage(stage)[0].tap()

    #expect(stage.pickerWheels[0].frame.maxY <= 500)
    stage.buttons["PopoverDismissRegion"].tap()
    #expect(shown == [])
  }

  @Test func `another mode or style puts the wheels away`() {
    picker.buttonsOnStage(stage)[0].tap()
    picker.datePickerMode = .time
    #expect(shown == [])

    picker.buttonsOnStage(stage)[0].tap()
    picker.preferredDatePickerStyle = .wheels
    #expect(shown == ["12", "00", "AM"])
  }

  @Test func `a disabled picker shows no wheels`() {
    picker.isEnabled = false

    let sentences = spoken { picker.buttonsOnStage(stage)[0].tap() }

    #expect(
      sentences == ["The button number 0 cannot be tapped: isEnabled is false."] && shown == [])
  }

  @Test func `limits hold in the popover too`() {
    picker.minimumDate = noon(2015, 8, 20)
    picker.buttonsOnStage(stage)[0].tap()

    stage.pickerWheels[1].adjust(toPickerWheelValue: "10")

    #expect(picker.date == noon(2015, 8, 20) && shown == ["August", "20", "2015"])
  }

  @Test func `what code sets while the wheels are shown turns them`() {
    picker.buttonsOnStage(stage)[0].tap()

    picker.date = noon(1970, 1, 2)
    stage.clock.advance(by: 1)
    #expect(shown == ["January", "2", "1970"])

    Device.current.settings.locale = Locale(identifier: "de_DE")
    stage.clock.advance(by: 1)
    #expect(shown == ["2", "Januar", "1970"])
  }

  @Test func `a picker that is disabled while its wheels are shown puts them away`() {
    picker.buttonsOnStage(stage)[0].tap()

    picker.isEnabled = false
    #expect(shown == [])
  }

  private var message: [String] {
    (0..<stage.datePickers.buttons.count).map { stage.datePickers.buttons[$0].label }
  }

  private var shown: [String] {
    (0..<stage.pickerWheels.count).map { stage.pickerWheels[$0].value ?? "" }
  }
}

extension UIDatePicker {
  fileprivate func buttonsOnStage(_ stage: Stage) -> ElementQuery { stage.datePickers.buttons }
}
