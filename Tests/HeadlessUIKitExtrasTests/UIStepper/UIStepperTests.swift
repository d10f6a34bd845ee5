import Grading
import HeadlessUIKitExtras
import Stage
import Testing

@Suite("UIStepper", .isolated)
struct UIStepperTests {
  let stepper = UIStepper(frame: CGRect(x: 40, y: 40, width: 300, height: 300))
  let log = Log()
  let stage: Stage

  init() {
    stage = Stage(showing: stepper)
    stepper.addAction(
      UIAction { [log, stepper] _ in log.note("\(stepper.value)") }, for: .valueChanged)
  }

  private var plus: Element { stage.steppers[0].buttons["Increment"] }
  private var minus: Element { stage.steppers[0].buttons["Decrement"] }

  @Test func `B500: a stepper goes from 0 to 100 by 1, and has its own size`() {
    #expect(stepper.value == 0)
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 100, 1))
    #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
    #expect(stepper.frame == CGRect(x: 40, y: 40, width: 94, height: 32))
  }

  @Test func `B501: a press changes the value by a step and is heard with the new one`() {
    stepper.stepValue = 5
    plus.tap()
    plus.tap()
    minus.tap()

    #expect(log.lines == ["5.0", "10.0", "5.0"])
  }

  @Test func `B502: a value beyond the ends is taken for the nearer one, and heard by nobody`() {
    stepper.value = 300
    #expect(stepper.value == 100)
    stepper.maximumValue = 40
    #expect(stepper.value == 40)
    stepper.minimumValue = 20
    stepper.value = -3
    #expect(stepper.value == 20)
    #expect(log.lines.isEmpty)
  }

  @Test func `B503: the half that can change nothing is dimmed, unless the ends follow each other`()
  {
    #expect(!minus.isEnabled && plus.isEnabled)
    stepper.wraps = true
    minus.tap()
    #expect(stepper.value == 100)
    plus.tap()
    #expect(stepper.value == 0)
  }

  @Test func `B504: a finger that stays changes the value again and again`() {
    let finger = Touches(on: CGPoint(x: 110, y: 56), in: stage.window)
    #expect(stepper.value == 1)
    stage.clock.advance(by: 0.95)
    #expect(stepper.value == 6)
    finger.lift()
    stage.clock.advance(by: 1)
    #expect(stepper.value == 6)
  }

  @Test func `B505: one that is not continuous tells the last value alone`() {
    stepper.isContinuous = false
    let finger = Touches(on: CGPoint(x: 110, y: 56), in: stage.window)
    stage.clock.advance(by: 0.65)
    #expect(log.lines.isEmpty)
    finger.lift()
    #expect(log.lines == ["\(stepper.value)"] && stepper.value == 3)
  }

  @Test func `B506: ends without room between them and a step of nothing raise exceptions`() {
    let device = Device.current
    #expect(
      device.exception { stepper.maximumValue = 0 }
        == "NSInvalidArgumentException: minimumValue must be less than maximumValue.")
    #expect(stepper.maximumValue == 100)
    #expect(
      device.exception { stepper.stepValue = 0 }
        == "NSInvalidArgumentException: stepValue must be greater than 0.")
    #expect(stepper.stepValue == 1)
  }

  @Test func `a document makes a stepper with what it says`() throws {
    let stepper = try object(
      """
      <stepper opaque="NO" maximumValue="25" minimumValue="2" value="3" stepValue="0.5" wraps="YES" \
      id="a"/>
      """, as: UIStepper.self)

    #expect((stepper.minimumValue, stepper.maximumValue) == (2, 25))
    #expect((stepper.value, stepper.stepValue, stepper.wraps) == (3, 0.5, true))
  }

  @Test func `the keys of a stepper are found by name`() {
    stepper.setValue(7, forKey: "value")

    #expect(stepper.value(forKey: "value") as? Double == 7)
  }

  @Test func `a finger that reaches the end lets go, and what is told at the end is told`() {
    stepper.isContinuous = false
    stepper.maximumValue = 1
    plus.tap()
    #expect(log.lines == ["1.0"])
    // Nothing goes on changing the value when there is room again.
    stepper.maximumValue = 50
    stage.clock.advance(by: 3)
    #expect(stepper.value == 1)
  }

  @Test func `a stepper that is disabled or removed under the finger does not go on`() {
    for act in [{ stepper.isEnabled = false }, { stepper.removeFromSuperview() }] {
      let superview = stepper.superview
      let finger = Touches(on: CGPoint(x: 110, y: 56), in: stage.window)
      stage.clock.advance(by: 0.1)
      act()
      let value = stepper.value
      stage.clock.advance(by: 2)
      #expect(stepper.value == value)
      finger.lift()
      stepper.isEnabled = true
      superview?.addSubview(stepper)
    }
  }

  @Test func `a finger that changes nothing is not told at its end`() {
    stepper.isContinuous = false
    stepper.stepValue = 5
    stepper.value = 50
    minus.tap()
    #expect(log.lines == ["45.0"])
    stepper.autorepeat = false
    stepper.addAction(
      UIAction { [stepper] _ in stepper.value = 45 }, for: .valueChanged)
    plus.tap()
    #expect(log.lines == ["45.0", "50.0"])
  }

  @Test func `what is no number is not taken`() {
    stepper.value = 7
    stepper.value = .nan
    #expect(stepper.value == 7)
    stepper.stepValue = .infinity
    plus.tap()
    #expect(stepper.value == 100)
  }

  @Test(arguments: [
    "minimumValue=\"5\" maximumValue=\"5\"", "minimumValue=\"9\" maximumValue=\"1\"",
    "stepValue=\"0\"", "stepValue=\"-1\"",
  ])
  func `a document that says what cannot be is not followed, and stops nothing`(text: String) throws
  {
    let made = try object("<stepper \(text) id=\"a\"/>", as: UIStepper.self)

    #expect((made.minimumValue, made.maximumValue, made.stepValue) == (0, 100, 1))
  }
}
