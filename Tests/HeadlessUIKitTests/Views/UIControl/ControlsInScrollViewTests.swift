import Grading
import Stage
import Testing

@testable import HeadlessUIKit

@Suite("Controls in a scroll view", .isolated)
struct ControlsInScrollViewTests {
  let scroll = UIScrollView(frame: UIScreen.main.bounds)
  let toggle = UISwitch(frame: CGRect(x: 20, y: 40, width: 0, height: 0))
  let slider = UISlider(frame: CGRect(x: 20, y: 90, width: 200, height: 34))
  let stage: Stage

  init() {
    scroll.contentSize = CGSize(width: 1000, height: 2000)
    scroll.contentOffset = CGPoint(x: 10, y: 10)
    scroll.addSubview(toggle)
    scroll.addSubview(slider)
    stage = Stage(showing: scroll)
  }

  @Test func `the thumb of a slider is dragged, and nothing scrolls`() {
    stage.sliders[0].adjust(toNormalizedSliderPosition: 0.5)

    #expect(abs(slider.value - 0.5) < 0.01 && scroll.contentOffset == CGPoint(x: 10, y: 10))
  }

  @Test func `the thumb of a switch is dragged, and nothing scrolls`() {
    drag(from: CGPoint(x: 25, y: 45), by: CGPoint(x: 40, y: 3))

    #expect(toggle.isOn && scroll.contentOffset == CGPoint(x: 10, y: 10))
  }

  @Test func `a drag down or beside the thumb scrolls, and sets nothing`() {
    drag(from: CGPoint(x: 26, y: 97), by: CGPoint(x: 2, y: -40))
    #expect(scroll.contentOffset.y > 30 && slider.value == 0)

    scroll.contentOffset = CGPoint(x: 10, y: 10)
    drag(from: CGPoint(x: 180, y: 97), by: CGPoint(x: -60, y: 2))
    #expect(scroll.contentOffset.x > 30 && slider.value == 0)

    scroll.contentOffset = CGPoint(x: 10, y: 10)
    drag(from: CGPoint(x: 25, y: 45), by: CGPoint(x: 3, y: -40))
    #expect(scroll.contentOffset.y > 30 && !toggle.isOn)
  }

  @Test func `a round knob is dragged down as well, and nothing scrolls`() {
    let knob = RoundKnob(frame: CGRect(x: 20, y: 150, width: 60, height: 60))
    scroll.addSubview(knob)

    drag(from: CGPoint(x: 40, y: 170), by: CGPoint(x: 2, y: -40))

    #expect(scroll.contentOffset == CGPoint(x: 10, y: 10))
  }

  @Test func `a shape is drawn where its view is`() {
    scroll.addSubview(RoundKnob(frame: CGRect(x: 30, y: 150, width: 60, height: 60)))

    let shapes = stage.display.commands.compactMap { command -> [CGPoint]? in
      if case .path(let path, _, .stroke(width: 3, _, _)) = command { path.points } else { nil }
    }

    #expect(shapes == [[CGPoint(x: 20, y: 140), CGPoint(x: 80, y: 200)]])
  }

  @Test func `a view that waited hears of a touch where it began`() throws {
    let view = TouchRecorder(frame: CGRect(x: 20, y: 150, width: 200, height: 100))
    view.refusesPans = true
    scroll.addSubview(view)

    drag(from: CGPoint(x: 60, y: 180), by: CGPoint(x: 100, y: 0))

    let first = try #require(view.places.first)
    #expect(first == CGPoint(x: 50, y: 40) && view.phases.first == .began)
    #expect(view.places.last == CGPoint(x: 150, y: 40) && view.phases.last == .moved)
  }

  private func drag(from start: CGPoint, by way: CGPoint) {
    let finger = Touches(on: start, in: stage.window)
    for step in 1...4 {
      let share = CGFloat(step) / 4
      finger.move(to: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
    }
    finger.lift()
  }
}

private final class RoundKnob: UIControl {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isDrag(gestureRecognizer, of: bounds, inAnyDirection: true)
  }

  override func drawContent(in recorder: inout DisplayList.Recorder) {
    let line = UIBezierPath()
    line.lineWidth = 3
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    recorder.stroke(line, .systemBlue)
  }
}

private final class TouchRecorder: UIView {
  var refusesPans = false
  private(set) var places: [CGPoint] = []
  private(set) var phases: [UITouch.Phase] = []

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !refusesPans
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

  private func note(_ touches: Set<UITouch>) {
    for touch in touches {
      places.append(touch.location(in: self))
      phases.append(touch.phase)
    }
  }
}
