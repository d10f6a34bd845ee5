import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("The order of a control's events", .isolated)
struct ControlEventOrderTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
  let log = Log()
  let inside = CGPoint(x: 150, y: 120)
  let outside = CGPoint(x: 10, y: 400)

  init() {
    window.isHidden = false
    window.addSubview(control)
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { [log] _ in log.note(name) }, for: event)
    }
  }

  @Test func `B41: a tap`() {
    Touches(on: inside, in: window).lift()

    #expect(log.lines == ["down", "up inside"])
  }

  @Test func `B41: a second tap soon after is a repeated touch as well`() {
    let touch = UITouch(at: inside, in: window, tapCount: 2)
    UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
    touch.phase = .ended
    UIApplication.shared.sendEvent(UIEvent(touches: [touch]))

    #expect(log.lines == ["down", "repeat", "up inside"])
  }

  @Test func `B41: out, in again, and lifted inside`() {
    let finger = Touches(on: inside, in: window)
    finger.move(to: outside)
    finger.move(to: inside)
    finger.lift()

    #expect(log.lines == ["down", "exit", "outside", "enter", "inside", "up inside"])
  }

  @Test func `B41: lifted outside`() {
    let finger = Touches(on: inside, in: window)
    finger.move(to: outside)
    finger.move(to: outside)
    finger.lift()

    #expect(log.lines == ["down", "exit", "outside", "outside", "up outside"])
  }

  @Test func `B41: interrupted`() {
    Touches(on: inside, in: window).cancel()

    #expect(log.lines == ["down", "cancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func `B40: disabled under the finger, nothing more is heard`() {
    let finger = Touches(on: inside, in: window)
    control.isEnabled = false
    finger.move(to: outside)
    finger.lift()

    #expect(log.lines == ["down"])
    #expect(control.state == .disabled)
  }

  @Test func `removed by its own handler at the edge, it hears that the touch is cancelled`() {
    control.addAction(
      UIAction { [control] _ in control.removeFromSuperview() }, for: .touchDragExit)
    let finger = Touches(on: inside, in: window)
    finger.move(to: outside)
    finger.lift()

    #expect(log.lines == ["down", "exit", "cancel"])
    #expect(!control.isTracking && control.superview == nil)
  }

  @Test func `the finger that was first is followed, another one changes nothing`() {
    let finger = Touches(on: inside, in: window)
    let other = Touches(on: CGPoint(x: 110, y: 110), in: window)
    other.move(to: outside)
    other.lift()
    #expect(control.isTracking && control.isTouchInside)
    finger.lift()

    #expect(log.lines == ["down", "up inside"])
  }

  @Test func `a control lets go of a finger that nobody else keeps`() {
    weak var gone: UIControl?
    do {
      let window = UIWindow(frame: window.frame)
      let control = UIControl(frame: window.bounds)
      window.addSubview(control)
      window.isHidden = false
      gone = control
      _ = Touches(on: inside, in: window)
      #expect(control.isTracking)
    }

    #expect(gone == nil)
  }

  @Test func `the highlight lasts until the last handler was called`() {
    var states: [UIControl.State] = []
    control.addAction(
      UIAction { [control] _ in states.append(control.state) }, for: .touchUpInside)

    Touches(on: inside, in: window).lift()

    #expect(states == [.highlighted] && control.state == .normal)
  }

  @Test func `a subclass decides whether to follow, go on, and hears the end`() {
    let picky = LeftHalfControl(frame: CGRect(x: 0, y: 200, width: 100, height: 50))
    window.addSubview(picky)
    picky.addAction(UIAction { [log] _ in log.note("picky down") }, for: .allTouchEvents)

    Touches(on: CGPoint(x: 10, y: 210), in: window).lift()
    #expect(picky.lines.isEmpty && log.lines.isEmpty)

    picky.wants = true
    Touches(on: CGPoint(x: 10, y: 210), in: window).lift()
    Touches(on: CGPoint(x: 10, y: 210), in: window).cancel()
    #expect(picky.lines == ["end inside while tracking", "cancel"])

    let finger = Touches(on: CGPoint(x: 10, y: 210), in: window)
    finger.move(to: CGPoint(x: 95, y: 210))
    #expect(!picky.isTracking)
  }
}

/// Follows a finger only on its left half, and only if it wants to.
private final class LeftHalfControl: UIControl {
  var wants = false
  private(set) var lines: [String] = []

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { wants }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touch.location(in: self).x < 50
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    lines.append(
      "end \(isTouchInside ? "inside" : "outside")" + (isTracking ? " while tracking" : ""))
  }

  override func cancelTracking(with event: UIEvent?) {
    lines.append("cancel")
  }
}
