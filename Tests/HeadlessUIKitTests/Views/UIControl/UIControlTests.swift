import Grading
import HeadlessUIKit
import Testing

@testable import CoreTestSupport

@Suite("UIControl", .isolated)
struct UIControlTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
  let log = Log()

  init() {
    window.isHidden = false
    window.addSubview(control)
  }

  @Test func `B32: a control does not keep its targets alive`() {
    weak var gone: Log?
    do {
      let target = Log()
      gone = target
      control.addTarget(target, action: Log.hear, for: .touchDown)
    }

    #expect(gone == nil)
    control.sendActions(for: .touchDown)
  }

  @Test func `B34: a method may take nothing, the sender, or the sender and the event`() {
    control.addTarget(log, action: Log.hear, for: .touchDown)
    control.addTarget(log, action: Log.hearFrom, for: .touchDown)
    control.addTarget(log, action: Log.hearFromWith, for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(log.lines == ["nothing", "UIControl", "UIControl without event"])
  }

  @Test func `B33: adding a method twice calls it twice, for methods cannot be compared`() {
    control.addTarget(log, action: Log.hear, for: .touchDown)
    control.addTarget(log, action: Log.hear, for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(log.lines == ["nothing", "nothing"])
  }

  @Test func `a method that takes another kind of sender is not called, and the console says so`() {
    let console = ConsoleRecorder()
    control.addTarget(log, action: Log.hearFromButton, for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(log.lines.isEmpty)
    #expect(
      console.lines == [
        "UIControl: a method that takes a UIButton was added for an event of a UIControl, so it is "
          + "not called. Look at the type of its sender."
      ])
  }

  @Test func `B35: removing a target drops all its methods for the event, and no others`() {
    let other = Log()
    control.addTarget(log, action: Log.hear, for: [.touchDown, .touchUpInside])
    control.addTarget(log, action: Log.hearFrom, for: .touchDown)
    control.addTarget(other, action: Log.hear, for: .touchDown)

    control.removeTarget(log, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)

    #expect(log.lines == ["nothing"])
    #expect(other.lines == ["nothing"])
  }

  @Test func `B36: an action with the same identifier takes the earlier one's place`() {
    let name = UIAction.Identifier("turn")
    control.addAction(UIAction(identifier: name) { [log] _ in log.note("old") }, for: .touchDown)
    control.addAction(UIAction { [log] _ in log.note("other") }, for: .touchDown)
    control.addAction(
      UIAction(identifier: name) { [log] _ in log.note("new") }, for: .touchUpInside)

    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)

    #expect(log.lines == ["new", "other", "new"])
  }

  @Test func `B36: an action is taken away from one event and stays with another`() {
    let action = UIAction { [log] _ in log.note("ran") }
    control.addAction(action, for: [.touchDown, .touchUpInside])

    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.lines.isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(log.lines == ["ran"])
  }

  @Test func `actions without an identifier never replace each other`() {
    control.addAction(UIAction { [log] _ in log.note("first") }, for: .touchDown)
    control.addAction(UIAction { [log] _ in log.note("second") }, for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(log.lines == ["first", "second"])
  }

  @Test func `B37: each action runs through sendAction, which may keep it from running`() {
    let deaf = ActionSwallowingControl(frame: .zero)
    deaf.addAction(UIAction { [log] _ in log.note("ran") }, for: .touchDown)

    deaf.sendActions(for: .touchDown)

    #expect(deaf.asked == 1)
    #expect(log.lines.isEmpty)
  }

  @Test func `an action knows its sender while it runs, also when it runs within itself`() {
    var senders: [Bool] = []
    let action = UIAction { [control] action in
      senders.append(action.sender as? UIControl === control)
      if senders.count == 1 { control.sendActions(for: .touchDown) }
      senders.append(action.sender as? UIControl === control)
    }
    control.addAction(action, for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(senders == [true, true, true, true])
    #expect(action.sender == nil)
  }

  @Test func `B40: the state is a combination, and nothing is normal`() {
    #expect(control.state == .normal && control.state == [])

    control.isEnabled = false
    control.isSelected = true

    #expect(control.state == [.disabled, .selected])
  }

  @Test func `B40: a disabled control does nothing when it is touched`() {
    listen(to: .allTouchEvents)
    control.isEnabled = false

    touch(at: CGPoint(x: 150, y: 120), then: .ended)

    #expect(log.lines.isEmpty)
    #expect(!control.isHighlighted)
  }

  @Test func `a program may call the handlers of a disabled control`() {
    listen(to: .touchDown)
    control.isEnabled = false

    control.sendActions(for: .touchDown)

    #expect(log.lines == ["nothing"])
  }

  @Test func `B41: a tap is a touchDown and a touchUpInside`() {
    note(.touchDown, "down")
    note(.touchUpInside, "up inside")
    note(.touchUpOutside, "up outside")
    note(.touchCancel, "cancel")
    note(.primaryActionTriggered, "primary")

    touch(at: CGPoint(x: 150, y: 120), then: .ended)

    #expect(log.lines == ["down", "up inside"])
  }

  @Test func `B41: a finger lifted outside is a touchUpOutside, a touch taken away a touchCancel`()
  {
    note(.touchUpInside, "up inside")
    note(.touchUpOutside, "up outside")
    note(.touchCancel, "cancel")

    let finger = touch(at: CGPoint(x: 150, y: 120))
    send(finger, to: CGPoint(x: 10, y: 400), .moved)
    send(finger, to: CGPoint(x: 10, y: 400), .ended)
    touch(at: CGPoint(x: 150, y: 120), then: .cancelled)

    #expect(log.lines == ["up outside", "cancel"])
  }

  @Test func `a finger that leaves and comes back is heard at the edge`() {
    note(.touchDragExit, "exit")
    note(.touchDragEnter, "enter")
    note(.touchDragInside, "inside")
    note(.touchDragOutside, "outside")

    let finger = touch(at: CGPoint(x: 150, y: 120))
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    send(finger, to: CGPoint(x: 150, y: 400), .moved)
    #expect(!control.isHighlighted && control.isTracking && !control.isTouchInside)
    send(finger, to: CGPoint(x: 150, y: 121), .moved)
    #expect(control.isHighlighted && control.isTouchInside)
    send(finger, to: CGPoint(x: 150, y: 121), .ended)

    #expect(log.lines == ["exit", "outside", "enter", "inside"])
    #expect(!control.isHighlighted && !control.isTracking)
  }

  @Test func `a control that is disabled under the finger gives the touch up`() {
    note(.touchUpInside, "up inside")
    control.addAction(UIAction { [control] _ in control.isEnabled = false }, for: .touchDown)

    touch(at: CGPoint(x: 150, y: 120), then: .ended)

    #expect(log.lines.isEmpty)
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func `a control that leaves its window under the finger gives the touch up`() {
    let finger = touch(at: CGPoint(x: 150, y: 120))
    #expect(control.isTracking)

    control.removeFromSuperview()

    #expect(!control.isTracking)
    send(finger, to: CGPoint(x: 150, y: 120), .ended)
  }

  private func listen(to events: UIControl.Event) {
    control.addTarget(log, action: Log.hear, for: events)
  }

  private func note(_ event: UIControl.Event, _ line: String) {
    control.addAction(UIAction { [log] _ in log.note(line) }, for: event)
  }

  @discardableResult
  private func touch(at point: CGPoint, then end: UITouch.Phase? = nil) -> UITouch {
    let touch = UITouch(at: point, in: window)
    UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
    if let end { send(touch, to: point, end) }
    return touch
  }

  private func send(_ touch: UITouch, to point: CGPoint, _ phase: UITouch.Phase) {
    touch.move(to: point)
    touch.phase = phase
    UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
  }
}

/// Lets no action run.
private final class ActionSwallowingControl: UIControl {
  private(set) var asked = 0

  override func sendAction(_ action: UIAction) {
    asked += 1
  }
}
