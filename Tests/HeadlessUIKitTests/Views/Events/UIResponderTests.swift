import Grading
import HeadlessUIKit
import Testing

@Suite("UIResponder", .isolated)
struct UIResponderTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let controller = TouchForwardingController()
  let child = TouchForwardingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    controller.view.addSubview(child)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test func `B64: a bare responder has nobody after it`() {
    #expect(UIResponder().next == nil)
  }

  @Test func `B67: the chain climbs from a subview to the application`() {
    var chain: [UIResponder] = []
    var current: UIResponder? = child
    while let responder = current {
      chain.append(responder)
      current = responder.next
    }

    #expect(
      chain == [child, controller.view, controller, window, UIApplication.shared])
  }

  @Test func `B65: a controller whose view is nowhere has nobody after it`() {
    let lonely = UIViewController()
    #expect(lonely.next == nil)
    #expect(!lonely.isViewLoaded)

    lonely.loadViewIfNeeded()
    #expect(lonely.next == nil)
  }

  @Test func `B72: touches nobody handles climb the chain`() {
    child.passesOn = true

    touch([.moved, .ended])
    touch([.cancelled])

    #expect(child.heard == ["began", "moved", "ended", "began", "cancelled"])
    #expect(controller.heard == child.heard)
  }

  @Test func `B72: a view that handles touches keeps them`() {
    touch([.moved, .ended])

    #expect(child.heard == ["began", "moved", "ended"])
    #expect(controller.heard.isEmpty)
  }

  @Test func `B73: a touch keeps naming the view it began in`() {
    let finger = touch([])

    finger.move(to: CGPoint(x: 300, y: 500))

    #expect(finger.view === child)
    #expect(finger.location(in: child) == CGPoint(x: 300, y: 500))
    #expect(finger.previousLocation(in: nil) == CGPoint(x: 50, y: 50))
  }

  @Test func `B73: a touch keeps the view it began in, even when that view is taken away`() {
    var gone: TouchForwardingView? = TouchForwardingView(frame: child.frame)
    if let gone { controller.view.addSubview(gone) }
    let finger = touch([])
    gone?.removeFromSuperview()
    gone = nil

    finger.phase = .ended
    UIApplication.shared.sendEvent(UIEvent(touches: [finger]))

    #expect((finger.view as? TouchForwardingView)?.heard == ["began", "cancelled"])
    #expect(child.heard.isEmpty)
  }

  @Test func `B74: a touch goes through its window's sendEvent`() {
    let deaf = EventCountingWindow(frame: window.bounds)
    deaf.addSubview(child)
    deaf.isHidden = false
    let finger = UITouch(at: CGPoint(x: 50, y: 50), in: deaf)

    UIApplication.shared.sendEvent(UIEvent(touches: [finger]))

    #expect(finger.view === child)
    #expect(deaf.events == 1)
    #expect(child.heard.isEmpty)
  }

  @Test func `an event tells its touches apart by view and by window`() {
    let finger = UITouch(at: CGPoint(x: 50, y: 50), in: window)
    let event = UIEvent(touches: [finger])

    #expect(event.allTouches == [finger])
    #expect(event.touches(for: child) == [finger])
    #expect(event.touches(for: window) == [finger])
    #expect(event.touches(for: controller.view) == nil)
  }

  @discardableResult
  private func touch(_ phases: [UITouch.Phase]) -> UITouch {
    let touch = UITouch(at: CGPoint(x: 50, y: 50), in: window)
    UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
    for phase in phases {
      touch.phase = phase
      UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
    }
    return touch
  }
}

/// Notes the touches it hears, and passes them on if it is told to.
final class TouchForwardingView: UIView {
  var passesOn = false
  private(set) var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}

/// Notes the touches that reach a controller.
final class TouchForwardingController: UIViewController {
  private(set) var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
  }
}

/// Counts the events that reach it, and hands none on.
private final class EventCountingWindow: UIWindow {
  private(set) var events = 0

  override func sendEvent(_ event: UIEvent) {
    events += 1
  }
}
