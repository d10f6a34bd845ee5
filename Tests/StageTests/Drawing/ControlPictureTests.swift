import Grading
import HeadlessUIKit
import Testing

@testable import Stage

@Suite("Pictures of controls", .isolated)
struct ControlPictureTests {
  @Test func `each control looks like itself`() {
    #expect(
      picture(style: .plain) == """
        ╭────────────────────────────────────────╮
        │                                        │
        │                                        │
        │   [━━━●]    [●───]    (━━━○)           │
        │                                        │
        │                                        │
        │   ━━━━━━━━●─────────────────────────   │
        │                                        │
        │                                        │
        │   [   Day    │ ● Week  │    月     ]   │
        │                                        │
        │                                        │
        │                       [ Random ]       │
        │                                        │
        │                                        │
        │▕More Info▏                             │
        │                                        │
        │────────────────────────────────────────│
        │[Previous] [ Next ]        ▕Add▏[ Done ]│
        │                                        │
        ╰╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╯
        """)
  }

  @Test func `each control looks like itself in ASCII`() {
    let picture = picture(style: .ascii)

    for sign in [
      "[===O]    [O---]    (===o)", "========O-------------------------",
      "[   Day    | O Week  |    月     ]", "[ Random ]",
    ] {
      #expect(picture.contains(sign))
    }
  }

  @Test func `shapes and signs follow the state`() {
    let toggle = UISwitch()
    toggle.onTintColor = .orange
    let stage = Stage(showing: toggle)
    #expect(stage.display.description.contains("switch off (0 0 51 31)\n"))
    toggle.isOn = true
    let drawing = stage.display.description
    #expect(drawing.contains("switch on (0 0 51 31)\n  fill (0 0 51 31) #ff8000 radius 15.5\n"))
    #expect(drawing.contains("fill (22 2 27 27) #ffffff radius 13.5\nend"))
  }

  @Test func `a narrow control is drawn in as many cells as it has`() {
    let black = UIColor.black.components
    for columns in 0...12 {
      let figures: [DisplayList.Figure] = [
        .init(
          "broken track",
          .track([.line(.thick, black, share: .nan), .sign(.disc, black), .sign(.ring, black)])),
        .init(
          "track", .track([.sign(.disc, black), .line(.thin, black, share: 2)]), hasBrackets: true),
        .segments(
          ["One", "二二", "Three"].map {
            .init(text: $0, width: 10, isSelected: $0 == "二二")
          }, isEnabled: true),
      ]
      for figure in figures {
        let line = CellFigure(columns: columns, style: .plain).line(for: figure)
        #expect(line.reduce(0) { $0 + $1.width } <= max(columns, 5), "\(figure) in \(columns)")
      }
    }
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
