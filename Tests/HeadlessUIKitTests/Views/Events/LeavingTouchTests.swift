import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("A view that leaves its window under the finger", .isolated)
struct LeavingTouchTests {
  let stage = Stage()
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let view = TouchRecordingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let ear = GestureTarget()
  let middle = CGPoint(x: 100, y: 100)
  var screen: Digitizer { Device.current.digitizer }

  init() {
    box.addSubview(view)
    stage.present(box)
  }

  @Test func `it hears at once that the touch is cancelled, and nothing after that`() {
    let touches = screen.begin(at: [middle])

    box.removeFromSuperview()
    #expect(view.diary == ["began 1", "cancelled 1"])

    screen.move([(touch: touches[0], point: CGPoint(x: 110, y: 100))])
    screen.end(touches)
    #expect(view.diary == ["began 1", "cancelled 1"])
  }

  @Test func `it does not hear so in the middle of the end itself`() {
    view.whenEnded = { [box] in box.removeFromSuperview() }

    stage.tap(at: middle)

    #expect(view.diary == ["began 1", "ended 1"])
  }

  @Test func `one that leaves as a recognizer takes the touch over hears of one end`() {
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.whenCancelled = { [box] in box.removeFromSuperview() }

    stage.tap(at: middle)

    #expect(view.diary == ["began 1", "cancelled 1"])
  }

  @Test func `one that moves within the window keeps the touch`() {
    let touches = screen.begin(at: [middle])

    stage.window.addSubview(view)
    screen.end(touches)

    #expect(view.diary == ["began 1", "ended 1"])
  }

  @Test func `a gesture that goes on in it is cancelled, one around it goes on`() {
    let inner = UIPanGestureRecognizer(target: ear, action: GestureTarget.hear)
    view.addGestureRecognizer(inner)
    let judge = SimultaneousDelegate()
    inner.delegate = judge
    let outer = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(outer)
    let touches = screen.begin(at: [middle])
    screen.move([(touch: touches[0], point: CGPoint(x: 130, y: 100))])
    #expect(inner.state == .began && outer.state == .began)

    box.removeFromSuperview()

    #expect(inner.state == .possible && outer.state == .began)
    #expect(ear.heard.last?.hasPrefix("cancelled") == true)
    screen.end(touches)
    #expect(outer.state == .possible)
  }

  @Test func `a view that waits for a recognizer never hears of the touch`() {
    let tap = UITapGestureRecognizer()
    tap.delaysTouchesBegan = true
    stage.window.addGestureRecognizer(tap)
    let touches = screen.begin(at: [middle])
    #expect(view.diary.isEmpty)

    view.removeFromSuperview()
    tap.isEnabled = false
    screen.end(touches)

    #expect(view.diary.isEmpty)
  }

  @Test func `a button tells that its touch was cancelled`() {
    let button = UIButton(frame: view.frame)
    let log = Log()
    button.addAction(UIAction { _ in log.note("cancel") }, for: .touchCancel)
    box.addSubview(button)
    let touches = screen.begin(at: [middle])

    button.removeFromSuperview()

    #expect(log.lines == ["cancel"] && !button.isTracking && !button.isHighlighted)
    screen.end(touches)
  }
}

private final class SimultaneousDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
