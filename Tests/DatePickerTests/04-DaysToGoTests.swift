import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DatePickerExercises

@Suite("DatePicker 4: DaysToGo", .exercise, .serialized)
struct DaysToGoTests {
  let stage = Stage()
  let screen = DaysToGoViewController()

  @Test(.todo(1))
  func `the wheels show today`() throws {
    try present()

    #expect(
      values == ["August", "29", "2015"],
      "It is 29 August 2015. The wheels are for a day: the mode is .date.")
  }

  @Test(.todo(1))
  func `no day before today can be chosen`() throws {
    try present()

    turn(2, to: "2014")

    #expect(
      values == ["August", "29", "2015"],
      "A person turned to 2014, and the wheels stay there. Set minimumDate.")
  }

  @Test(.todo(1))
  func `the last day is the same day of the next year`() throws {
    try present()

    turn(2, to: "2017")
    #expect(
      values == ["August", "29", "2016"],
      "A person turned to 2017. The wheels go back to 29 August 2016: let the calendar add a year.")
  }

  @Test(.todo(2))
  func `the screen opens with Today`() throws {
    try present()

    stage.expectToRead("Today", "Nobody has turned a wheel, so fill the label yourself.")
  }

  @Test(.todo(2))
  func `the label follows each turn`() throws {
    try present()

    turn(1, to: "30")
    stage.expectToRead("1 day", "It is 29 August, and 30 August was chosen.")

    turn(0, to: "September")
    turn(1, to: "15")
    stage.expectToRead("17 days", "From 29 August to 15 September it is 17 days.")
  }

  @Test(.todo(2))
  func `the hour does not matter`() throws {
    try present()
    turn(1, to: "30")
    try #require(says("1 day"), .needed("A label has to say 1 day first: 30 August was chosen."))
    turn(1, to: "29")
    stage.clock.advance(by: 20 * 3600)

    turn(1, to: "30")

    #expect(
      says("1 day"),
      "It is late in the evening, and tomorrow was chosen. Count from midnight to midnight.")
  }

  @Test(.todo(2))
  func `a day of 23 hours counts as one`() throws {
    stage.timeZone = try #require(TimeZone(identifier: "Australia/Sydney"))
    let screen = DaysToGoViewController()
    stage.present(screen)
    try #require(
      stage.pickerWheels.count == 3, .needed("There have to be three wheels for a day first."))

    turn(0, to: "November")

    stage.expectToRead(
      "92 days",
      "From 29 August to 29 November it is 92 days, one of 23 hours. Let the calendar count.")
  }

  @Test(.todo(2))
  func `the label grows with the text size, and is whole`() throws {
    try present()
    turn(0, to: "October")
    let label = try #require(
      self.label(saying: "61 days"),
      .needed("A label has to say 61 days first: 29 October was chosen."))
    let usual = label.font.pointSize

    stage.contentSizeCategory = .accessibilityLarge

    #expect(
      label.font.pointSize > usual + 4,
      "A person chose larger text, and the label kept its size. It takes a font of a text style, and adjustsFontForContentSizeCategory."
    )
    let needed = label.sizeThatFits(label.bounds.size)
    #expect(
      (label.adjustsFontSizeToFitWidth || label.bounds.width + 1 > needed.width)
        && label.bounds.height + 4 > needed.height,
      "In large text 61 days needs \(Int(needed.width)) by \(Int(needed.height)) points. Make the label larger."
    )
  }

  @Test(.todo(3))
  func `Week goes on by seven days`() throws {
    try presentWithButton()

    stage.buttons["Week"].tap()

    #expect(values == ["September", "5", "2015"], "The wheels show 5 September, a week later.")
    stage.expectToRead(
      "7 days",
      "Setting the date in code sends no event. Write the label after the date was set.")
  }

  @Test(.todo(3))
  func `Week goes on from the day that was chosen`() throws {
    try presentWithButton()
    turn(0, to: "October")

    stage.buttons["Week"].tap()
    stage.buttons["Week"].tap()

    #expect(
      values == ["November", "12", "2015"],
      "29 October was chosen, and Week tapped twice. Ask the picker for its date at each tap.")
    stage.expectToRead("75 days", "The wheels show 12 November. Write the label after each tap.")
  }

  @Test(.todo(3))
  func `Week stays at the last day`() throws {
    try presentWithButton()
    turn(2, to: "2016")

    stage.buttons["Week"].tap()

    #expect(
      values == ["August", "29", "2016"],
      "29 August 2016 is the last day. There is no week after it, so the wheels stay.")
    stage.expectToRead("366 days", "29 August 2016 is the last day, 366 days from today.")

    turn(1, to: "26")
    stage.buttons["Week"].tap()
    #expect(
      values == ["August", "29", "2016"],
      "26 August 2016 was chosen, three days before the last day. Week goes on to the last day.")
  }

  @Test(.todo(3))
  func `wheels, label and button do not cover each other`() throws {
    try presentWithButton()
    try #require(says("Today"), .needed("A label has to say Today first."))
    let button = stage.buttons["Week"]
    let label = stage.staticTexts["Today"].frame
    let wheels = (0..<3).map { stage.pickerWheels[$0].frame }
    let area = CGRect(x: 0, y: 0, width: 320, height: 568)

    #expect(
      area.contains(label) && area.contains(button.frame) && button.isHittable,
      "The screen is 320 by 568 points. Give label and button frames inside it.")
    #expect(
      wheels.allSatisfy { area.contains($0) },
      "The wheels leave the screen. They are 216 points high.")
    let covered = CoveredPart.first(
      of: wheels.map { ("a wheel", $0) } + [("the label", label), ("the button", button.frame)])
    #expect(covered == nil, "\(covered ?? "") The wheels are 216 points high: place them apart.")
    #expect(
      label.width >= 140 && label.height >= 16,
      "The label is too small for its text. Give it a larger frame.")
    let unseen = stage.staticTexts["Today"].whyUnseen
    #expect(unseen == nil, "Nobody sees the label. \(unseen ?? "")")
  }

  @Test(.todo(3))
  func `a screen that was left is freed`() throws {
    weak var screen: DaysToGoViewController?
    do {
      let controller = DaysToGoViewController()
      screen = controller
      stage.present(controller)
    }
    try #require(stage.buttons["Week"].exists, .needed("Add the button Week first."))
    stage.buttons["Week"].tap()

    stage.present(UIViewController())

    #expect(
      screen == nil,
      "The screen keeps picker and button, and their actions keep the screen. Use [weak self].")
  }

  private func present() throws {
    stage.present(screen)
    try #require(
      stage.pickerWheels.count == 3, "Add a date picker with the style .wheels and the mode .date.")
  }

  private func presentWithButton() throws {
    try present()
    try #require(stage.buttons["Week"].exists, "Add a button with the title Week.")
  }

  private func turn(_ wheel: Int, to value: String) {
    stage.pickerWheels[wheel].adjust(toPickerWheelValue: value)
  }

  /// What the wheels show.
  private var values: [String] {
    (0..<stage.pickerWheels.count).map { stage.pickerWheels[$0].value ?? "" }
  }

  private func says(_ text: String) -> Bool { stage.staticTexts[text].exists }

  private func label(saying text: String) -> UILabel? {
    func label(in view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == text { return label }
      return view.subviews.lazy.compactMap { label(in: $0) }.first
    }
    return label(in: screen.view)
  }
}

extension DaysToGoTests: ExerciseScene {
  static let advice = "Turn the wheels, and press Week. The label counts the days."

  var opening: SceneOpening {
    stage.present(screen)
    return .phone(stage)
  }
}
