import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Controls as a person finds them", .isolated)
struct ControlElementTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let slider = UISlider(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
  let segments = UISegmentedControl(items: ["Day", "Week"])
  let stage: Stage

  init() {
    segments.frame = CGRect(x: 20, y: 100, width: 280, height: 32)
    view.addSubview(slider)
    view.addSubview(segments)
    stage = Stage(showing: view)
  }

  @Test func `an element is looked for on the screen, in an element or among elements`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 320, height: 44))
    bar.items = [UIBarButtonItem(title: "Week", style: .plain, target: nil, action: nil)]
    view.addSubview(bar)

    #expect(stage.buttons.count == 3)
    #expect(stage.toolbars.buttons.count == 1 && stage.toolbars[0].buttons["Week"].exists)
    #expect(stage.segmentedControls[0].buttons["Week"].frame.minY == 100)
    #expect(stage.switches[0].buttons.count == 0)
    #expect(stage.toolbars.count == 1 && stage.sliders.count == 1)
  }

  @Test func `the label of a button is no element of its own`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    view.addSubview(button)
    view.addSubview(UILabel(frame: .zero))

    #expect(stage.staticTexts.count == 1)
  }

  @Test func `a segment cannot be tapped when its control is disabled, hidden or covered`() {
    segments.isEnabled = false
    #expect(whyNot() == "isEnabled is false.")
    segments.isEnabled = true
    segments.setEnabled(false, forSegmentAt: 1)
    #expect(whyNot() == "isEnabled is false.")
    segments.setEnabled(true, forSegmentAt: 1)
    segments.isHidden = true
    #expect(whyNot() == "isHidden is true on the UISegmentedControl it lies in.")
    segments.isHidden = false
    view.addSubview(UIView(frame: view.bounds))
    #expect(whyNot() == "it is covered by a UIView.")
  }

  @Test func `only a slider can be adjusted, and only to a position on its track`() {
    #expect(
      sentences { stage.segmentedControls[0].adjust(toNormalizedSliderPosition: 0.5) } == [
        "The segmented control number 0 is no slider: it has no thumb to drag."
      ])
    #expect(
      sentences { stage.sliders[0].adjust(toNormalizedSliderPosition: 1.5) } == [
        "The slider number 0 has no position 1.5: positions run from 0 to 1."
      ])
    #expect(slider.value == 0)
    #expect(sentences { stage.sliders[0].adjust(toNormalizedSliderPosition: 1) }.isEmpty)
    #expect(slider.value == 1 && stage.sliders[0].value == "100%")
  }

  @Test func `what is chosen can be asked`() {
    segments.selectedSegmentIndex = 0

    #expect(stage.buttons["Day"].isSelected && !stage.buttons["Week"].isSelected)
    #expect(stage.buttons["Day"].value == nil && !stage.buttons["Year"].isSelected)
  }

  private func whyNot() -> String? {
    let prefix = "The button “Week” cannot be tapped: "
    return sentences { stage.buttons["Week"].tap() }.first
      .map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
  }

  private func sentences(of act: () -> Void) -> [String] {
    var reports: [String] = []
    Stage.$reporter.withValue({ reports.append($0) }) { act() }
    return reports
  }
}
