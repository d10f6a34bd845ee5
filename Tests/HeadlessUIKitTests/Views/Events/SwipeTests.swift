import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Swipes", .isolated)
struct SwipeTests {
  let stage = Stage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let swipe = UISwipeGestureRecognizer()
  let listener = SwipeListener()
  var screen: Digitizer { Device.current.digitizer }

  init() {
    view.isMultipleTouchEnabled = true
    swipe.addTarget(listener, action: SwipeListener.hear)
    view.addGestureRecognizer(swipe)
    stage.present(view)
  }

  @Test func `a swipe goes to the right unless another direction is set`() {
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)

    move(by: CGPoint(x: 80, y: 10))

    #expect(listener.states == [.ended])
    #expect(swipe.state == .possible)
  }

  @Test func `a swipe in another direction is none`() {
    for way in [(-80, 0), (0, 80), (0, -80), (60, 60)] {
      move(by: CGPoint(x: way.0, y: way.1))
    }
    #expect(listener.states == [])
  }

  @Test func `each direction of a set counts`() {
    swipe.direction = [.left, .up, .down]
    for way in [(-80, 0), (0, 80), (0, -80), (80, 0)] {
      move(by: CGPoint(x: way.0, y: way.1))
    }
    #expect(listener.states.count == 3)
  }

  @Test func `a short or slow movement is no swipe`() {
    move(by: CGPoint(x: 40, y: 0))
    move(by: CGPoint(x: 80, y: 0), pause: 0.2)
    #expect(listener.states == [])

    move(by: CGPoint(x: 80, y: 0), pause: 0.05)
    #expect(listener.states == [.ended])
  }

  @Test func `a swipe of two fingers needs both`() {
    swipe.numberOfTouchesRequired = 2
    move(by: CGPoint(x: 80, y: 0))
    #expect(listener.states == [])

    move(by: CGPoint(x: 80, y: 0), fingers: 2)
    #expect(listener.states == [.ended])

    swipe.numberOfTouchesRequired = 1
    move(by: CGPoint(x: 80, y: 0), fingers: 2)
    #expect(listener.states == [.ended])
  }

  @Test func `a swipe says where it began, and where each finger did`() {
    swipe.numberOfTouchesRequired = 2
    view.frame.origin.y = 30

    move(by: CGPoint(x: 80, y: 0), fingers: 2)

    #expect(listener.middles == [CGPoint(x: 160, y: 130)])
    #expect(listener.fingers == [CGPoint(x: 160, y: 120), CGPoint(x: 160, y: 140)])
  }

  @Test func `a swipe is cancelled without a word`() {
    let touches = screen.begin(at: [CGPoint(x: 160, y: 150)])
    swipe.isEnabled = false
    screen.move([(touch: touches[0], point: CGPoint(x: 260, y: 150))])
    screen.end(touches)

    #expect(listener.states == [])
  }

  @Test func `a person swipes an element`() {
    let image = UIImageView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
    image.isAccessibilityElement = true
    image.isUserInteractionEnabled = true
    view.addSubview(image)
    swipe.direction = .up

    stage.images[0].swipeUp()

    #expect(listener.states == [.ended])
  }

  @Test func `the direction is a key`() {
    swipe.setValue(UInt(8), forKey: "direction")

    #expect(swipe.direction == .down && swipe.value(forKey: "direction") as? UInt == 8)
  }

  private func move(by way: CGPoint, fingers: Int = 1, pause: TimeInterval = 0) {
    let starts = (0..<fingers).map { CGPoint(x: 160, y: 150 + 20 * CGFloat($0)) }
    let touches = screen.begin(at: starts)
    for step in 1...4 {
      let share = CGFloat(step) / 4
      stage.clock.advance(by: pause)
      screen.move(
        zip(touches, starts).map { touch, start in
          (
            touch: touch,
            point: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share)
          )
        })
    }
    screen.end(touches)
  }
}

/// Notes how far a swipe had come when it was called, and where it began in its view.
final class SwipeListener: NSObject {
  private(set) var states: [UIGestureRecognizer.State] = []
  private(set) var middles: [CGPoint] = []
  private(set) var fingers: [CGPoint] = []

  func hear(_ recognizer: UISwipeGestureRecognizer) {
    states.append(recognizer.state)
    middles.append(recognizer.location(in: recognizer.view))
    fingers += (0..<recognizer.numberOfTouches).map {
      recognizer.location(ofTouch: $0, in: recognizer.view)
    }
  }
}
