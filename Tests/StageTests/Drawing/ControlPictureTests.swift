import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Pictures of controls", .isolated)
struct ControlPictureTests {
  @Test func `each control looks like itself`() {
    #expect(picture(style: .plain) == "")
  }
  @Test func svg() throws {
    try SVGCanvas().svg(for: stage().display).write(toFile: "/tmp/wt-c.svg", atomically: true, encoding: .utf8)
  }

  private func picture(style: TerminalStyle) -> String {
    var canvas = TerminalCanvas(style: style)
    canvas.trimsEmptyBottom = true
    return canvas.lines(for: stage().display).joined(separator: "\n")
  }

  private func stage() -> Stage {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    for (index, isOn) in [true, false, true].enumerated() {
      let toggle = UISwitch(frame: CGRect(x: 24 + 80 * index, y: 24, width: 0, height: 0))
      toggle.isOn = isOn
      toggle.isEnabled = index < 2
      view.addSubview(toggle)
    }
    let slider = UISlider(frame: CGRect(x: 24, y: 72, width: 272, height: 34))
    slider.value = 0.25
    view.addSubview(slider)
    let segments = UISegmentedControl(items: ["Day", "Week", "月"])
    segments.frame = CGRect(x: 24, y: 120, width: 272, height: 32)
    segments.selectedSegmentIndex = 1
    view.addSubview(segments)
    let stepper = UIStepper(frame: CGRect(x: 24, y: 168, width: 0, height: 0))
    view.addSubview(stepper)
    let button = UIButton(type: .system)
    button.setTitle("Random", for: .normal)
    button.frame = CGRect(x: 160, y: 168, width: 120, height: 34)
    view.addSubview(button)
    let info = UIButton(type: .detailDisclosure)
    info.frame.origin = CGPoint(x: 24, y: 216)
    view.addSubview(info)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 264, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(title: "Previous", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil),
      .flexibleSpace(),
      UIBarButtonItem(systemItem: .add),
      .fixedSpace(16),
      UIBarButtonItem(systemItem: .done),
    ]
    view.addSubview(bar)
    return Stage(showing: view)
  }
}
