import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("UISlider", .isolated)
struct UISliderTests {
  let slider = UISlider(frame: CGRect(x: 20, y: 40, width: 232, height: 34))
  let log = Log()
  let stage: Stage

  init() {
    stage = Stage(showing: slider)
    slider.addAction(
      UIAction { [log, slider] _ in log.note("\(slider.value)") }, for: .valueChanged)
  }

  @Test func `a slider runs from 0 to 1 and stands at 0`() {
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0)
    #expect(slider.isContinuous && slider.intrinsicContentSize.height == 30)
    #expect(slider.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 31))
  }

  @Test func `a value outside is brought to the nearest end`() {
    slider.value = 2
    #expect(slider.value == 1)
    slider.setValue(-3, animated: true)
    #expect(slider.value == 0)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.value = .infinity
    #expect(slider.value == 1)
  }

  @Test func `a limit takes the value and the other limit along`() {
    slider.value = 0.5
    slider.minimumValue = 0.75
    #expect(slider.value == 0.75)
    slider.maximumValue = 0.25
    #expect(slider.minimumValue == 0.25 && slider.value == 0.25)
    slider.minimumValue = 10
    #expect(slider.maximumValue == 10 && slider.value == 10)
    slider.maximumValue = .nan
    #expect(slider.maximumValue == 10)
  }

  @Test func `B39: values set in code are heard by nobody`() {
    slider.value = 0.5
    slider.setValue(0.75, animated: true)
    slider.maximumValue = 0.5

    #expect(log.lines.isEmpty)
  }

  @Test func `a person drags the thumb, and each step is heard`() {
    let finger = Touches(on: thumb, in: stage.window)
    finger.move(to: CGPoint(x: thumb.x + 50, y: thumb.y))
    finger.move(to: CGPoint(x: thumb.x + 50, y: thumb.y))
    finger.lift()

    #expect(log.lines == ["0.25", "0.5"])
    #expect(slider.value == 0.5)
  }

  @Test func `the thumb stops at the ends, at the limit itself`() {
    slider.minimumValue = -3
    slider.maximumValue = 0.3
    let finger = Touches(on: thumb, in: stage.window)
    finger.move(to: CGPoint(x: 1000, y: 0))
    #expect(slider.value == 0.3)
    finger.move(to: CGPoint(x: -1000, y: 0))
    finger.lift()
    #expect(slider.value == -3)
  }

  @Test func `without continuous updates a drag is heard once, at its end`() {
    slider.isContinuous = false
    let finger = Touches(on: thumb, in: stage.window)
    finger.move(to: CGPoint(x: thumb.x + 50, y: thumb.y))
    finger.move(to: CGPoint(x: thumb.x + 50, y: thumb.y))
    #expect(log.lines.isEmpty)
    finger.lift()

    #expect(log.lines == ["0.5"])
  }

  @Test func `the thumb does not jump to the finger that touches its edge`() {
    let finger = Touches(on: CGPoint(x: thumb.x + 12, y: thumb.y), in: stage.window)
    finger.move(to: CGPoint(x: thumb.x + 62, y: thumb.y))
    finger.lift()

    #expect(slider.value == 0.25)
  }

  @Test func `touching the track away from the thumb does nothing`() {
    slider.addAction(UIAction { [log] _ in log.note("down") }, for: .touchDown)

    Touches(on: slider.middle, in: stage.window).lift()

    #expect(slider.value == 0 && log.lines.isEmpty)
  }

  @Test func `a person adjusts the slider to a position, and reads it as a percentage`() {
    slider.maximumValue = 10
    stage.sliders[0].adjust(toNormalizedSliderPosition: 0.5)

    #expect(slider.value == 5 && log.lines == ["5.0"])
    #expect(stage.sliders[0].value == "50%")
    #expect(stage.sliders[0].normalizedSliderPosition == 0.5)
  }

  @Test func `a subclass may place track and thumb otherwise`() {
    let wide = WideSlider(frame: CGRect(x: 0, y: 100, width: 128, height: 34))
    let stage = Stage(showing: wide)
    stage.sliders[0].adjust(toNormalizedSliderPosition: 1)

    #expect(wide.value == 1)
    let rect = wide.thumbRect(
      forBounds: wide.bounds, trackRect: wide.trackRect(forBounds: wide.bounds), value: 1)
    #expect(rect == CGRect(x: 100, y: 3, width: 28, height: 28))
  }

  @Test func `limits without anything between them leave the thumb at the left`() {
    slider.minimumValue = 1
    #expect(stage.sliders[0].value == "0%")
    slider.minimumValue = -.greatestFiniteMagnitude
    slider.maximumValue = .greatestFiniteMagnitude
    #expect(stage.display.commands.count > 1)
  }

  /// The middle of the thumb, on the screen.
  private var thumb: CGPoint {
    let track = slider.trackRect(forBounds: slider.bounds)
    let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    return slider.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }
}

private final class WideSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
}
