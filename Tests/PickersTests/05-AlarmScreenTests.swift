import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import PickersExercises

@Suite("Pickers 5: AlarmScreen", .exercise, .serialized)
struct AlarmScreenTests {
  let stage = Stage()
  let alarm = AlarmViewController()

  @Test(.todo(1))
  func `there is a wheel for the hours and one for the minutes`() {
    stage.present(alarm)

    #expect(
      stage.pickerWheels.count == 2,
      "The screen has two wheels. Add a picker view with two components.")
  }

  @Test(.todo(1))
  func `the hours go from 00 to 23`() throws {
    try presentWithWheels()

    #expect(
      values(ofWheel: 0) == (0..<24).map { $0 < 10 ? "0\($0)" : "\($0)" },
      "The left wheel has 24 rows, 00 to 23, in this order and with two digits.")
  }

  @Test(.todo(1))
  func `the minutes go in steps of five`() throws {
    try presentWithWheels()

    #expect(
      values(ofWheel: 1)
        == ["00", "05", "10", "15", "20", "25", "30", "35", "40", "45", "50", "55"],
      "The right wheel has 12 rows, 00 to 55. Row 1 is five minutes, not one.")
  }

  @Test(.todo(1))
  func `each wheel is heard with what it is for`() throws {
    try presentWithWheels()

    let heard = stage.readScreenAloud()

    for name in ["Hours", "Minutes"] {
      #expect(
        heard.count { $0.hasPrefix("\(name), ") } == 1,
        "No wheel is heard as \(name). The picker asks its delegate for accessibilityLabelForComponent."
      )
    }
    #expect(
      heard.firstIndex { $0.hasPrefix("Hours") } ?? 0
        < heard.firstIndex { $0.hasPrefix("Minutes") } ?? 1,
      "The left wheel has the hours, and is heard first.")
  }

  @Test(.todo(2))
  func `the screen opens with the time it was given`() throws {
    try presentWithWheels()

    #expect(
      time == ["07", "30"],
      "The wheels show 07 and 30 when the screen opens. Turn them in viewDidLoad with selectRow.")
    stage.expectToRead("Alarm at 07:30", "Nobody has turned a wheel, so fill the label yourself.")
  }

  @Test(.todo(2))
  func `another time is shown as well`() throws {
    (alarm.hour, alarm.minute) = (0, 5)

    try presentWithWheels()

    #expect(
      time == ["00", "05"],
      "This screen opens at 00:05. Turn the wheels to `hour` and `minute`.")
    stage.expectToRead(
      "Alarm at 00:05", "This screen opens at 00:05. Take the time from `hour` and `minute`.")
  }

  @Test(.todo(2))
  func `the label follows each wheel that a person turns`() throws {
    try presentWithWheels()

    stage.pickerWheels[0].adjust(toPickerWheelValue: "18")
    stage.expectToRead(
      "Alarm at 18:30", "A person turned the hours to 18. Write the label in didSelectRow.")

    stage.pickerWheels[1].adjust(toPickerWheelValue: "05")
    stage.expectToRead(
      "Alarm at 18:05", "The label says what both wheels show, not only the one that was turned.")
  }

  @Test(.todo(3))
  func `Later moves the alarm by five minutes`() throws {
    try presentWithButton()

    stage.buttons["Later"].tap()

    #expect(time == ["07", "35"], "The alarm was at 07:30, and the wheels show 07 and 35 now.")
    stage.expectToRead(
      "Alarm at 07:35",
      "selectRow does not call didSelectRow. Write the label after the wheels were turned.")
  }

  @Test(.todo(3))
  func `Later goes on from what a person has chosen`() throws {
    try presentWithButton()

    stage.pickerWheels[0].adjust(toPickerWheelValue: "18")
    stage.pickerWheels[1].adjust(toPickerWheelValue: "45")
    stage.buttons["Later"].tap()
    stage.buttons["Later"].tap()

    #expect(
      time == ["18", "55"],
      "A person chose 18:45 and tapped Later twice. Ask the wheels for the time at each tap.")
    stage.expectToRead(
      "Alarm at 18:55",
      "A person chose 18:45 and tapped Later twice. Ask the wheels for the time at each tap.")
  }

  @Test(.todo(3))
  func `after the last minutes comes the next hour`() throws {
    (alarm.hour, alarm.minute) = (7, 55)
    try presentWithButton()

    stage.buttons["Later"].tap()

    #expect(time == ["08", "00"], "Five minutes after 07:55 it is 08:00. Both wheels turn.")
    stage.expectToRead("Alarm at 08:00", "Five minutes after 07:55 it is 08:00. Both wheels turn.")
  }

  @Test(.todo(3))
  func `after the last minutes of the day it is midnight`() throws {
    (alarm.hour, alarm.minute) = (23, 55)
    try presentWithButton()

    stage.buttons["Later"].tap()

    #expect(time == ["00", "00"], "Five minutes after 23:55 it is 00:00. There is no row 24.")
    stage.expectToRead(
      "Alarm at 00:00", "Five minutes after 23:55 it is 00:00. There is no row 24.")
  }

  @Test(.todo(3))
  func `wheels, label and button do not cover each other`() throws {
    try presentWithButton()
    let unread = stage.unread("Alarm at 07:30", "Add the label first.")
    try #require(unread == nil, .needed("\(unread ?? "")"))
    let button = stage.buttons["Later"]
    let label = stage.staticTexts["Alarm at 07:30"].frame
    let wheels = (0..<2).map { stage.pickerWheels[$0].frame }
    let screen = CGRect(x: 0, y: 0, width: 320, height: 568)

    #expect(
      screen.contains(label) && screen.contains(button.frame) && button.isHittable,
      "The screen is 320 by 568 points. Give label and button frames inside it.")
    #expect(
      wheels.allSatisfy { screen.contains($0) },
      "The wheels leave the screen. A picker is 216 points high.")
    let covered = CoveredPart.first(
      of: wheels.map { ("a wheel", $0) } + [("the label", label), ("the button", button.frame)])
    #expect(covered == nil, "\(covered ?? "") A picker is 216 points high: place them apart.")
    #expect(
      label.width >= 140 && label.height >= 16,
      "The label is too small for its text. Give it a larger frame.")
    let unseen = stage.staticTexts["Alarm at 07:30"].whyUnseen
    #expect(unseen == nil, "Nobody sees the label. \(unseen ?? "")")
  }

  @Test(.todo(3))
  func `a screen that was left is freed`() throws {
    weak var screen: AlarmViewController?
    do {
      let controller = AlarmViewController()
      screen = controller
      stage.present(controller)
    }
    try #require(stage.buttons["Later"].exists, .needed("Add the button Later first."))
    stage.buttons["Later"].tap()

    stage.present(UIViewController())

    #expect(
      screen == nil,
      "The screen keeps the button, and the button's action keeps the screen. Use [weak self].")
  }

  private func presentWithWheels() throws {
    stage.present(alarm)
    try #require(
      stage.pickerWheels.count == 2,
      "There have to be two wheels first, for the hours and for the minutes.")
    try #require(
      stage.pickerWheels[0].value != "?",
      "The rows have no words. The picker asks its delegate for them: set it, and answer titleForRow."
    )
  }

  private func presentWithButton() throws {
    try presentWithWheels()
    try #require(stage.buttons["Later"].exists, "Add a button with the title Later.")
  }

  /// What the two wheels show.
  private var time: [String] { (0..<2).map { stage.pickerWheels[$0].value ?? "" } }

  /// The rows a person meets who turns a wheel from its first row to its last.
  private func values(ofWheel index: Int) -> [String] {
    let wheel = stage.pickerWheels[index]
    wheel.turn(by: -30)
    var values = [wheel.value ?? ""]
    for _ in 1..<80 {
      wheel.turn(by: 1)
      guard let value = wheel.value, value != values.last else { break }
      values.append(value)
    }
    return values
  }
}

extension AlarmScreenTests: ExerciseScene {
  static let advice = "Turn the wheels, and press Later. The label says what the wheels show."

  var opening: SceneOpening {
    stage.present(alarm)
    return .phone(stage)
  }
}
