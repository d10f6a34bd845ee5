import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Where elements are", .isolated)
struct ElementFrameTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let stage: Stage

  init() {
    stage = Stage(showing: view)
  }

  @Test func `a slider in a window of its own is dragged there`() {
    let window = UIWindow(frame: CGRect(x: 10, y: 300, width: 300, height: 100))
    let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    window.addSubview(slider)
    window.isHidden = false

    stage.sliders[0].adjust(toNormalizedSliderPosition: 0.75)

    #expect(abs(slider.value - 0.75) < 0.01)
  }

  @Test func `the frame of a turned element is around what is seen`() {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    view.addSubview(button)

    button.transform = CGAffineTransform(scaleX: -1, y: -1)
    #expect(stage.buttons[0].frame == CGRect(x: 100, y: 100, width: 80, height: 40))

    button.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(stage.buttons[0].frame == CGRect(x: 60, y: 100, width: 160, height: 40))
  }

  @Test func `a drag to an element that is not there is reported`() {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    view.addSubview(button)
    var reports: [String] = []

    Stage.$reporter.withValue({ reports.append($0) }) {
      stage.buttons[0].press(forDuration: 0.1, thenDragTo: stage.sliders[0])
    }

    #expect(
      reports == [
        "The slider number 0 cannot be dragged to: it is not there. The screen has no slider at "
          + "all."
      ])
  }
}
