import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("UIStepper", .isolated)
struct UIStepperTests {
  let stepper = UIStepper(frame: CGRect(x: 20, y: 40, width: 500, height: 5))
  let log = Log()
  let stage: Stage

  init() {
    stage = Stage(showing: stepper)
    stepper.addAction(
      UIAction { [log, stepper] _ in log.note("\(stepper.value)") }, for: .valueChanged)
  }

  @Test func `a stepper counts from 0 to 100 by 1, and has its own size`() {
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1 && stepper.isContinuous && !stepper.wraps)
    #expect(stepper.frame == CGRect(x: 20, y: 40, width: 94, height: 32))
    #expect(stepper.intrinsicContentSize == stepper.sizeThatFits(.zero))
  }

  @Test func `a person counts up and down, and each step is heard`() {
    stepper.stepValue = 2.5
    stage.steppers.buttons["Increment"].tap()
    stage.steppers.buttons["Increment"].tap()
    stage.steppers.buttons["Decrement"].tap()

    #expect(log.lines == ["2.5", "5.0", "2.5"])
  }

  @Test func `at an end there is no further step, and nothing is heard`() {
    #expect(!stage.steppers.buttons["Decrement"].isEnabled)
    Touches(on: CGPoint(x: 30, y: 50), in: stage.window).lift()
    #expect(stepper.value == 0 && log.lines.isEmpty)

    stepper.value = 99.5
    stage.steppers.buttons["Increment"].tap()
    #expect(stepper.value == 100)
    #expect(!stage.steppers.buttons["Increment"].isEnabled)
  }

  @Test func `a stepper that wraps goes on at the other end`() {
    stepper.wraps = true
    stage.steppers.buttons["Decrement"].tap()
    #expect(stepper.value == 100)
    stage.steppers.buttons["Increment"].tap()
    #expect(stepper.value == 0)
  }

  @Test func `without continuous updates a step is heard when the finger is lifted`() {
    stepper.isContinuous = false
    let finger = Touches(on: CGPoint(x: 100, y: 50), in: stage.window)
    #expect(log.lines.isEmpty && stepper.value == 1)
    finger.lift()
    #expect(log.lines == ["1.0"])
  }

  @Test func `a finger that rests changes the value again and again, until it is lifted`() {
    let finger = Touches(on: CGPoint(x: 100, y: 50), in: stage.window)
    stage.clock.advance(by: 0.49)
    #expect(stepper.value == 1)
    stage.clock.advance(by: 0.02)
    #expect(stepper.value == 2)
    stage.clock.advance(by: 0.5)
    #expect(stepper.value == 7 && log.lines.count == 7)
    finger.lift()
    stage.clock.advance(by: 5)
    #expect(stepper.value == 7 && log.lines.count == 7)
  }

  @Test func `a finger that rests beside the stepper changes nothing, nor one that is cancelled`() {
    let finger = Touches(on: CGPoint(x: 100, y: 50), in: stage.window)
    finger.move(to: CGPoint(x: 100, y: 300))
    stage.clock.advance(by: 5)
    #expect(stepper.value == 1)
    finger.cancel()
    stage.clock.advance(by: 5)
    #expect(stepper.value == 1)

    stepper.autorepeat = false
    Touches(on: CGPoint(x: 100, y: 50), in: stage.window).move(to: CGPoint(x: 101, y: 50))
    stage.clock.advance(by: 5)
    #expect(stepper.value == 2)
  }

  @Test func `a stepper that is taken away under the finger stops, and goes`() {
    weak var gone: UIStepper?
    do {
      let stepper = UIStepper(frame: .zero)
      gone = stepper
      let stage = Stage(showing: stepper)
      _ = Touches(on: CGPoint(x: 80, y: 10), in: stage.window)
      #expect(stepper.value == 1 && stepper.isTracking)
      stepper.removeFromSuperview()
      #expect(!stepper.isTracking)
    }
    stage.clock.advance(by: 5)

    #expect(gone == nil)
  }

  @Test func `B39: values and limits set in code are heard by nobody, and stay within`() {
    stepper.value = 500
    #expect(stepper.value == 100)
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
    stepper.minimumValue = -10
    stepper.value = .nan
    #expect(stepper.value == -10)
    #expect(log.lines.isEmpty)
  }

  @Test func `limits in the wrong order stop the program with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStepper().minimumValue = 100 }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStepper().maximumValue = -1 }
    }
  }

  @Test func `a step that is none stops the program with a sentence`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIStepper().stepValue = 0 }
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("'NSInvalidArgumentException'"))
    #expect(message.contains("UIStepper: stepValue 0.0 is not above 0"))
  }

  @Test func `B40: a disabled stepper cannot be used`() {
    stepper.isEnabled = false
    Touches(on: CGPoint(x: 100, y: 50), in: stage.window).lift()

    #expect(stepper.value == 0 && !stage.steppers.buttons["Increment"].isEnabled)
  }
}
