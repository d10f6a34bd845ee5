import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Fingers on the glass", .isolated)
struct DigitizerTests {
  let stage = Stage()
  let left = TouchRecordingView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
  let right = TouchRecordingView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
  var screen: Digitizer { Device.current.digitizer }
  let onLeft = CGPoint(x: 30, y: 130)
  let alsoOnLeft = CGPoint(x: 70, y: 170)
  let onRight = CGPoint(x: 230, y: 130)

  init() {
    let controller = UIViewController()
    controller.view.addSubview(left)
    controller.view.addSubview(right)
    stage.present(controller)
  }

  @Test func `a view hears of one finger at a time unless it asks for more`() {
    screen.begin(at: [onLeft])
    let second = screen.begin(at: [alsoOnLeft])
    screen.end(second)
    #expect(left.diary == ["began 1"])

    screen.cancel(screen.touches)
    left.diary = []
    left.isMultipleTouchEnabled = true
    let both = screen.begin(at: [onLeft, alsoOnLeft])
    screen.move(both.map { (touch: $0, point: onLeft) })
    screen.end([both[0]])
    #expect(left.diary == ["began 2", "moved 2", "ended 1"])
  }

  @Test func `two views each hear of their own finger`() {
    let both = screen.begin(at: [onLeft, onRight])
    screen.end(both)

    #expect(left.diary == ["began 1", "ended 1"] && right.diary == left.diary)
  }

  @Test func `a finger that rests is in the event, and its view hears nothing`() {
    let first = screen.begin(at: [onLeft])
    let second = screen.begin(at: [onRight])

    screen.move([(touch: second[0], point: CGPoint(x: 240, y: 140))])

    #expect(left.diary == ["began 1"] && right.diary == ["began 1", "moved 1"])
    #expect(first[0].phase == .stationary)
    #expect(right.lastEvent?.allTouches == [first[0], second[0]])
    #expect(right.lastEvent?.touches(for: left) == [first[0]])
    #expect(
      right.lastEvent?.type == .touches && right.lastEvent?.subtype == UIEvent.EventSubtype.none)
  }

  @Test func `touches that are taken away are cancelled`() {
    screen.begin(at: [onLeft, onRight])
    screen.cancel(screen.touches)

    #expect(left.diary == ["began 1", "cancelled 1"] && right.diary == left.diary)
    #expect(screen.touches.isEmpty)
  }

  @Test func `taps count while they are near in time and place`() {
    let clock = stage.clock
    #expect(tap(at: onLeft) == 1)
    clock.advance(by: 0.3)
    #expect(tap(at: CGPoint(x: 40, y: 140)) == 2)
    clock.advance(by: 0.36)
    #expect(tap(at: onLeft) == 1)
    #expect(tap(at: CGPoint(x: 30, y: 190)) == 1)
  }

  @Test func `each tap of a person begins to count anew, but not those of a double tap`() {
    let button = CountingButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    stage.window.rootViewController?.view.addSubview(button)

    stage.buttons["Go"].tap()
    stage.buttons["Go"].tap()
    stage.buttons["Go"].doubleTap()

    #expect(button.counts == [1, 1, 1, 2])
  }

  @Test func `touches carry the time of the clock`() {
    stage.clock.advance(by: 2)
    let touch = screen.begin(at: [onLeft])[0]
    #expect(touch.timestamp == 2)

    stage.clock.advance(by: 1)
    screen.end([touch])
    #expect(touch.timestamp == 3 && left.lastEvent?.timestamp == 3)
  }

  @Test func `a view that is hidden under the finger hears of its end`() {
    let touches = screen.begin(at: [onLeft])
    left.isHidden = true

    screen.end(touches)

    #expect(left.diary == ["began 1", "ended 1"])
  }

  @Test func `a view that takes its neighbour away while it is touched harms nobody`() {
    left.whenTouched = { [right] in right.removeFromSuperview() }

    let both = screen.begin(at: [onLeft, onRight])
    screen.end(both)

    #expect(left.diary == ["began 1", "ended 1"] && right.diary.isEmpty)
  }

  @Test func `a touch in a window of a higher level does not reach the one behind`() {
    let front = UIWindow(frame: CGRect(x: 0, y: 80, width: 150, height: 200))
    front.windowLevel = .alert
    front.isHidden = false

    let touch = screen.begin(at: [onLeft])[0]
    #expect(touch.window === front && touch.location(in: nil) == CGPoint(x: 30, y: 50))
    #expect(left.diary.isEmpty)
    screen.end([touch])

    front.isHidden = true
    let other = screen.begin(at: [onLeft])[0]
    #expect(other.window === stage.window && left.diary == ["began 1"])
    screen.end([other])
  }

  private func tap(at point: CGPoint) -> Int {
    let touch = screen.begin(at: [point])[0]
    screen.end([touch])
    return touch.tapCount
  }
}

/// Notes what it hears of touches, and how many.
final class TouchRecordingView: UIView {
  var diary: [String] = []
  var whenTouched: () -> Void = {}
  var whenEnded: () -> Void = {}
  var whenCancelled: () -> Void = {}
  private(set) var lastEvent: UIEvent?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches, event)
    whenTouched()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches, event)
    whenEnded()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches, event)
    whenCancelled()
  }

  private func note(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    diary.append("\(phase) \(touches.count)")
    lastEvent = event
  }
}

/// Notes how many taps in a row each touch is.
private final class CountingButton: UIButton {
  private(set) var counts: [Int] = []

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    counts.append(touch.tapCount)
    return super.beginTracking(touch, with: event)
  }
}
