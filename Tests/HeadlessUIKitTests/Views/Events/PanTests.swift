import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Dragging with several fingers", .isolated)
struct PanTests {
  let stage = Stage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let pan = UIPanGestureRecognizer()
  var screen: Digitizer { Device.current.digitizer }

  init() {
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(pan)
    stage.present(view)
  }

  @Test func `a finger that is lifted moves nothing`() {
    let both = screen.begin(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)])
    screen.move([
      (touch: both[0], point: CGPoint(x: 100, y: 120)),
      (touch: both[1], point: CGPoint(x: 200, y: 120)),
    ])
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))

    screen.end([both[1]])
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
    screen.move([(touch: both[0], point: CGPoint(x: 103, y: 120))])
    #expect(pan.translation(in: nil) == CGPoint(x: 3, y: 20))

    screen.end([both[0]])
  }

  @Test func `a finger that comes moves nothing either`() {
    let first = screen.begin(at: [CGPoint(x: 100, y: 100)])
    screen.move([(touch: first[0], point: CGPoint(x: 100, y: 120))])

    let second = screen.begin(at: [CGPoint(x: 200, y: 100)])

    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
    screen.end(first + second)
  }

  @Test func `a control that hears late of a touch hears the event as well`() {
    let scroll = UIScrollView(frame: view.frame)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.addSubview(button)
    view.addSubview(scroll)
    let keen = TouchTarget()
    button.addTarget(keen, action: TouchTarget.hear, for: .touchDown)
    let touches = screen.begin(at: [CGPoint(x: 50, y: 50)])
    #expect(keen.touches == 0)

    stage.clock.advance(by: 0.2)

    #expect(keen.touches == 1)
    screen.end(touches)
  }
}

private final class TouchTarget {
  private(set) var touches = 0

  init() {}

  func hear(_ sender: UIButton, _ event: UIEvent) {
    touches += event.allTouches?.count ?? 0
  }
}
