import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("UISwitch", .isolated)
struct UISwitchTests {
  let toggle = UISwitch(frame: CGRect(x: 40, y: 40, width: 300, height: 300))
  let log = Log()
  let stage: Stage

  init() {
    stage = Stage(showing: toggle)
    let events: [(UIControl.Event, String)] = [
      (.valueChanged, "value"), (.primaryActionTriggered, "primary"), (.touchDown, "down"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
    ]
    for (event, name) in events {
      toggle.addAction(
        UIAction { [log, toggle] _ in log.note("\(name) \(toggle.isOn)") }, for: event)
    }
  }

  @Test func `a switch is off and has its own size, whatever its frame`() {
    #expect(!toggle.isOn)
    #expect(toggle.frame == CGRect(x: 40, y: 40, width: 51, height: 31))
    #expect(UISwitch().bounds.size == toggle.bounds.size)
    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }

  @Test func `a tap turns the switch and is heard with the new value`() {
    stage.switches[0].tap()

    #expect(toggle.isOn)
    #expect(log.lines == ["down false", "value true", "primary true", "up inside true"])
    stage.switches[0].tap()
    #expect(!toggle.isOn)
  }

  @Test func `B39: turning the switch in code is heard by nobody`() {
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    toggle.setOn(true, animated: false)

    #expect(toggle.isOn && log.lines.isEmpty)
  }

  @Test func `a drag to the other side turns the switch, also outside its bounds`() {
    drag(by: 30, 0)
    #expect(toggle.isOn)
    drag(by: -80, 0)
    #expect(!toggle.isOn)
    #expect(log.lines.filter { $0.hasPrefix("value") } == ["value true", "value false"])
  }

  @Test func `a drag to the side where the thumb is changes nothing`() {
    drag(by: -12, 0)

    #expect(!toggle.isOn && log.lines == ["down false", "up inside false"])
  }

  @Test func `a drag there and back again changes nothing`() {
    let finger = finger()
    finger.move(to: at(20, 0))
    finger.move(to: at(-20, 0))
    finger.lift()

    #expect(!toggle.isOn)
  }

  @Test func `a finger lifted above the switch changes nothing`() {
    drag(by: 0, -60)

    #expect(!toggle.isOn && log.lines == ["down false", "up outside false"])
  }

  @Test func `an interrupted drag changes nothing, nor does the next tap remember it`() {
    let finger = finger()
    finger.move(to: at(20, 0))
    finger.cancel()
    #expect(!toggle.isOn)
    stage.switches[0].tap()
    #expect(toggle.isOn)
  }

  @Test func `B40: a disabled switch cannot be turned by a person`() {
    toggle.isEnabled = false
    finger().lift()

    #expect(!toggle.isOn && log.lines.isEmpty && !stage.switches[0].isEnabled)
  }

  @Test func `a primary action runs at each turn`() {
    var runs = 0
    let toggle = UISwitch(
      frame: CGRect(x: 10, y: 200, width: 0, height: 0), primaryAction: UIAction { _ in runs += 1 })
    Stage(showing: toggle).switches[0].tap()

    #expect(runs == 1 && toggle.isOn)
  }

  @Test func `the value is read as 1 and 0`() {
    #expect(stage.switches[0].value == "0")
    stage.switches[0].tap()
    #expect(stage.switches[0].value == "1")
  }

  private func finger() -> Touches { Touches(on: at(0, 0), in: stage.window) }

  private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: toggle.middle.x + x, y: toggle.middle.y + y)
  }

  private func drag(by x: CGFloat, _ y: CGFloat) {
    let finger = finger()
    finger.move(to: at(x, y))
    finger.lift()
  }
}
