import Grading
import HeadlessUIKit
import TerminalIO
import Testing

@testable import Stage

@Suite("Controls under the reader's keys", .isolated)
struct LiveControlsTests {
  let toggle = UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
  let slider = UISlider(frame: CGRect(x: 20, y: 80, width: 280, height: 34))
  let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
  let stage: Stage
  let phone: LivePhone

  init() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    segments.frame = CGRect(x: 20, y: 140, width: 280, height: 32)
    for control in [toggle, slider, segments] { view.addSubview(control) }
    stage = Stage(showing: view)
    phone = LivePhone(stage: stage, style: .plain, title: "3.3  A menu")
  }

  @Test func `Return and space turn a switch`() {
    press(.enter)
    #expect(toggle.isOn)
    press(.character(" "))
    #expect(!toggle.isOn)
  }

  @Test func `arrows to the side move a slider by a tenth, no further than its ends`() {
    press(.tab, .right, .right)
    #expect(stage.sliders[0].value == "20%")
    press(.left, .left, .left)
    #expect(slider.value == 0)
    press(.enter)
    #expect(slider.value == 0)
  }

  @Test func `arrows to the side choose the next segment that can be chosen`() {
    segments.setEnabled(false, forSegmentAt: 1)
    press(.tab, .tab, .right)
    #expect(segments.selectedSegmentIndex == 0)
    press(.right)
    #expect(segments.selectedSegmentIndex == 2)
    press(.right)
    #expect(segments.selectedSegmentIndex == 2)
    segments.selectedSegmentIndex = UISegmentedControl.noSegment
    press(.left)
    #expect(segments.selectedSegmentIndex == 2)
  }

  @Test func `arrows up and down go on to another control`() {
    press(.down, .right, .right, .left)
    #expect(stage.sliders[0].value == "10%")
    press(.down, .right)
    #expect(segments.selectedSegmentIndex == 0 && stage.sliders[0].value == "10%")
    press(.up, .right)
    #expect(segments.selectedSegmentIndex == 0 && stage.sliders[0].value == "20%")
  }

  @Test func `the last line says what the keys do here`() throws {
    #expect(try #require(footer).contains("Return presses"))
    press(.tab)
    #expect(try #require(footer).contains("← → change   ↑ ↓ another"))
  }

  @Test func `the control with the keys' attention is marked`() {
    let lines = phone.lines(columns: 100, rows: 40)

    #expect(lines.contains { $0.contains("▸[●───]◂") })
  }

  private var footer: String? { phone.lines(columns: 100, rows: 40).last }

  private func press(_ keys: Key...) {
    for key in keys { #expect(phone.handle(key)) }
  }
}
