import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("UISegmentedControl", .isolated)
struct UISegmentedControlTests {
  let control = UISegmentedControl(items: ["Day", "Week", "Month"])
  let log = Log()
  let stage: Stage

  init() {
    control.frame = CGRect(x: 10, y: 40, width: 300, height: 32)
    stage = Stage(showing: control)
    control.addAction(
      UIAction { [log, control] _ in log.note("\(control.selectedSegmentIndex)") },
      for: .valueChanged)
  }

  @Test func `a control has a segment for each item and nothing chosen`() {
    #expect(control.numberOfSegments == 3)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(UISegmentedControl.noSegment == -1)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["Day", "Week", "Month"])
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
  }

  @Test func `what is neither a string nor an image is left out, and the console says so`() {
    let console = ConsoleRecorder()
    #expect(UISegmentedControl(items: ["One", 2]).numberOfSegments == 1)
    #expect(
      console.lines == [
        "UISegmentedControl shows strings and images, so 2 is left out. Look at its items."
      ])
  }

  @Test func `a person taps a segment, and the choice is heard once`() {
    stage.segmentedControls[0].buttons["Week"].tap()
    stage.segmentedControls[0].buttons["Week"].tap()
    stage.buttons["Month"].tap()

    #expect(log.lines == ["1", "2"])
    #expect(stage.segmentedControls.buttons["Month"].isSelected)
    #expect(!stage.segmentedControls.buttons["Week"].isSelected)
  }

  @Test func `B39: choosing in code is heard by nobody`() {
    control.selectedSegmentIndex = 2
    #expect(stage.buttons["Month"].isSelected)
    control.selectedSegmentIndex = UISegmentedControl.noSegment

    #expect(!stage.buttons["Month"].isSelected && log.lines.isEmpty)
  }

  @Test func `a segment that does not exist is not chosen, and the console says so`() {
    let console = ConsoleRecorder()
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = 3
    control.selectedSegmentIndex = -2

    #expect(control.selectedSegmentIndex == 1)
    #expect(
      console.lines.first
        == "UISegmentedControl has 3 segments, so there is no segment 3 to choose. "
        + "Look at where selectedSegmentIndex is set.")
    #expect(console.lines.count == 2)
  }

  @Test func `the choice stays with its segment when others come and go`() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 1, animated: true)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "Week")
    control.insertSegment(withTitle: "Year", at: 99, animated: false)
    #expect(control.titleForSegment(at: 3) == "Year" && control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && stage.segmentedControls.buttons.count == 0)
  }

  @Test func `an index beyond the end stands for the last segment, one below 0 for none`() {
    control.setTitle("Year", forSegmentAt: 3)
    control.setEnabled(false, forSegmentAt: 9)

    #expect(control.titleForSegment(at: 2) == "Year" && control.titleForSegment(at: 8) == "Year")
    #expect(control.imageForSegment(at: -1) == nil && !control.isEnabledForSegment(at: 7))

    control.removeSegment(at: 7, animated: false)
    #expect((0..<2).map { control.titleForSegment(at: $0) } == ["Day", "Week"])
    #expect(control.numberOfSegments == 2)
  }

  @Test func `a disabled segment cannot be chosen by a person`() {
    control.setEnabled(false, forSegmentAt: 1)
    Touches(on: control.middle, in: stage.window).lift()

    #expect(log.lines.isEmpty && !stage.buttons["Week"].isEnabled)
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
  }

  @Test func `the finger chooses where it is lifted, and nothing outside`() {
    let finger = Touches(on: CGPoint(x: 30, y: 50), in: stage.window)
    finger.move(to: CGPoint(x: 280, y: 50))
    finger.lift()
    #expect(control.selectedSegmentIndex == 2)

    let other = Touches(on: CGPoint(x: 30, y: 50), in: stage.window)
    other.move(to: CGPoint(x: 30, y: 300))
    other.lift()
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func `by nature a control is 32 high and has room for its widest segment everywhere`() {
    let size = UISegmentedControl(items: ["Day", "Month"]).bounds.size
    let month = UISegmentedControl(items: ["Month"]).bounds.width

    #expect(size == CGSize(width: 2 * month + 1, height: 32))
    #expect((0..<3).map { stage.segmentedControls.buttons[$0].frame.width } == [100, 100, 100])
    #expect(control.sizeThatFits(.zero).height == 32)
    #expect(
      control.intrinsicContentSize == CGSize(width: control.sizeThatFits(.zero).width, height: 31),
      "Constraints leave out a point at the bottom.")
  }
}
