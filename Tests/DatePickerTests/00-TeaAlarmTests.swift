import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DatePickerExercises

@Suite("DatePicker 0: TeaAlarm", .exercise, .serialized)
struct TeaAlarmTests {
  let stage = Stage()
  let screen = TeaAlarmViewController()

  init() {
    stage.present(screen)
  }

  @Test(.todo(1))
  func `the label follows the button for four o'clock`() throws {
    try tap("Four o'clock")

    stage.expectToRead(
      "Tea at 16:00",
      "A person tapped Four o'clock, and the wheels turned. Which line writes the label then?")
  }

  @Test(.todo(1))
  func `the label follows the button Later`() throws {
    turn(0, to: "7")

    try tap("Later")

    stage.expectToRead(
      "Tea at 7:15",
      "The wheels stood at 7:00, and a person tapped Later. The label is not written.")
  }

  @Test(.todo(1))
  func `the label is right after each of several taps`() throws {
    try tap("Later")
    try tap("Later")
    stage.expectToRead(
      "Tea at 0:30", "A person tapped Later twice. Write the label after each tap.")

    try tap("Four o'clock")
    try tap("Later")
    stage.expectToRead("Tea at 16:15", "A person tapped Four o'clock, and then Later.")
  }

  @Test(.todo(1), .worksBefore)
  func `the screen opens with the time of the wheels`() {
    #expect(values == ["12", "00", "AM"], "The wheels opened at 12:00 AM before. Leave that so.")
    stage.expectToRead(
      "Tea at 0:00", "That was right before. Write the label when the view is loaded.")
  }

  @Test(.todo(1), .worksBefore)
  func `the label follows each turn of a wheel`() {
    turn(0, to: "7")
    stage.expectToRead("Tea at 7:00", "That was right before: the action runs after a turn.")

    turn(1, to: "30")
    stage.expectToRead("Tea at 7:30", "That was right before: the action runs after a turn.")
  }

  @Test(.todo(1), .worksBefore)
  func `the buttons turn the wheels`() throws {
    try tap("Four o'clock")
    #expect(values == ["4", "00", "PM"], "That was right before: the wheels turn to 4:00 PM.")

    try tap("Later")
    #expect(
      values == ["4", "15", "PM"], "That was right before: the wheels turn on by 15 minutes.")
  }

  @Test(.todo(1), .worksBefore)
  func `a screen that was left is freed`() throws {
    weak var screen: TeaAlarmViewController?
    do {
      let controller = TeaAlarmViewController()
      stage.present(controller)
      screen = controller
      try tap("Later")
    }
    stage.present(UIViewController())

    #expect(
      screen == nil, "That was right before. Something keeps the screen now: write [weak self].")
  }

  private var values: [String] {
    (0..<stage.pickerWheels.count).map { stage.pickerWheels[$0].value ?? "" }
  }

  private func turn(_ wheel: Int, to value: String) {
    stage.pickerWheels[wheel].adjust(toPickerWheelValue: value)
  }

  private func tap(_ title: String) throws {
    try #require(stage.buttons[title].exists, "Leave the button \(title) where it was.")
    stage.buttons[title].tap()
  }
}

extension TeaAlarmTests: ExerciseScene {
  static let advice = "Turn a wheel, and read the label. Then tap a button, and read it again."

  var opening: SceneOpening {
    .phone(stage)
  }
}
