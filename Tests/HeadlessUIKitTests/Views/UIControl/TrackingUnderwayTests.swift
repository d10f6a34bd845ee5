import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Controls that change while a finger is on them", .isolated)
struct TrackingUnderwayTests {
  let stage = Stage()
  let ground = UIView(frame: UIScreen.main.bounds)
  let log = Log()

  init() {
    stage.present(ground)
  }

  @Test func `a slider disabled by its own value hears nothing more of the finger`() {
    let slider = UISlider(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    ground.addSubview(slider)
    slider.addAction(UIAction { _ in slider.isEnabled = false }, for: .valueChanged)
    for event in [UIControl.Event.touchDragExit, .touchDragOutside, .touchUpOutside] {
      slider.addAction(UIAction { [log] _ in log.note("\(event.rawValue)") }, for: event)
    }
    let finger = Touches(on: CGPoint(x: 36, y: 57), in: stage.window)

    finger.move(to: CGPoint(x: 120, y: 300))
    finger.lift()

    #expect(slider.value > 0.3 && !slider.isTracking && !slider.isHighlighted)
    #expect(log.lines.isEmpty)
  }

  @Test func `a thumb that is dragged across and back to where it was changes nothing`() {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 40, width: 0, height: 0))
    ground.addSubview(toggle)
    let finger = Touches(on: CGPoint(x: 35, y: 55), in: stage.window)

    for x in [40, 50, 60, 65, 60, 50, 45, 40, 35] { finger.move(to: CGPoint(x: x, y: 55)) }
    finger.lift()

    #expect(!toggle.isOn)
  }
}
