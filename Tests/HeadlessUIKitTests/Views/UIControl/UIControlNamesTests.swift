import Grading
import HeadlessUIKit
import Testing

@testable import CoreTestSupport

@Suite("UIControl and the names of methods", .isolated)
struct UIControlNamesTests {
  let control = UIControl(frame: .zero)
  let target = Target()

  @Test func `B33: adding the same name of the same target again calls it once`() {
    control.addTarget(target, action: "hear", for: .touchDown)
    control.addTarget(target, action: "hear", for: [.touchDown, .valueChanged])

    control.sendActions(for: .touchDown)
    #expect(target.lines == ["nothing"])
    control.sendActions(for: .valueChanged)
    #expect(target.lines == ["nothing", "nothing"])
  }

  @Test func `B33: another name or another target is another handler`() {
    let other = Target()
    control.addTarget(target, action: "hear", for: .touchDown)
    control.addTarget(target, action: "hear:", for: .touchDown)
    control.addTarget(other, action: "hear", for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(target.lines == ["nothing", "UIControl"] && other.lines == ["nothing"])
  }

  @Test func `B33: adding for no event at all adds nothing and takes nothing away`() {
    control.addTarget(target, action: "hear", for: .touchDown)
    control.addTarget(target, action: "hear", for: [])

    control.sendActions(for: .touchDown)

    #expect(target.lines == ["nothing"])
  }

  @Test func `B34: a name stands for a method of nothing, of the sender, or of both`() {
    for name in ["hear", "hear:", "hear:with:"] {
      control.addTarget(target, action: Selector(name), for: .touchDown)
    }

    control.sendActions(for: .touchDown)

    #expect(target.lines == ["nothing", "UIControl", "UIControl without event"])
  }

  @Test func `B35: removing a name leaves the target's others, removing nil leaves none`() {
    control.addTarget(target, action: "hear", for: [.touchDown, .valueChanged])
    control.addTarget(target, action: "hear:", for: .touchDown)

    control.removeTarget(target, action: "hear", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.lines == ["UIControl"])

    control.removeTarget(target, action: nil, for: .touchDown)
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(target.lines == ["UIControl", "nothing"])
  }

  @Test func `B35: removing the target nil removes every target and no action`() {
    var runs = 0
    control.addTarget(target, action: "hear", for: .touchDown)
    control.addTarget(target, action: Target.hearAgain, for: .touchDown)
    control.addAction(UIAction { _ in runs += 1 }, for: .touchDown)

    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchDown)

    #expect(target.lines.isEmpty && runs == 1)
  }

  @Test func `B37: each named method goes through sendAction, which may keep it from being called`()
  {
    let deaf = ActionSwallowingControl(frame: .zero)
    deaf.addTarget(target, action: "hear", for: .touchDown)
    deaf.addTarget(nil, action: "hear:", for: .touchDown)

    deaf.sendActions(for: .touchDown)

    #expect(deaf.asked == ["hear of a target", "hear: of nobody"])
    #expect(target.lines.isEmpty)
  }

  @Test func `B38: the names of a target are those of one event, and nil when there are none`() {
    control.addTarget(target, action: "hear", for: .touchDown)
    control.addTarget(target, action: "hear:", for: [.touchDown, .valueChanged])
    control.addTarget(nil, action: "climb", for: .touchDown)

    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["hear", "hear:"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["hear:"])
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["climb"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    #expect(control.actions(forTarget: Target(), forControlEvent: .touchDown) == nil)
  }

  @Test func `B38: all targets are there, with NSNull for the target nil`() {
    let log = Log()
    control.addTarget(target, action: "hear", for: .touchDown)
    control.addTarget(target, action: "hear:", for: .touchDown)
    #expect(control.allTargets == [target])

    control.addTarget(nil, action: "climb", for: .touchDown)
    control.addTarget(log, action: Log.hear, for: .touchDown)

    #expect(control.allTargets.count == 3 && control.allTargets.contains { $0 is NSNull })
    #expect(control.allTargets.isSuperset(of: [target, ObjectIdentifier(log)]))
    #expect(control.allControlEvents == .touchDown)
  }

  @Test func `B32: a target that is gone is not called and not listed, by name or by method`() {
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      control.addTarget(target, action: "hear", for: .touchDown)
    }

    #expect(gone == nil)
    control.sendActions(for: .touchDown)
    #expect(control.allTargets.isEmpty && control.allControlEvents == [])
  }
}

/// Keeps every named method from being called.
private final class ActionSwallowingControl: UIControl {
  private(set) var asked: [String] = []

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    asked.append("\(action) of \(target == nil ? "nobody" : "a target")")
  }
}

final class Target: NSObject, ActionTarget {
  private(set) var lines: [String] = []

  static var actions: [Selector: IBAction] {
    [
      "hear": IBAction(Target.hearAgain), "hear:": IBAction(Target.hearFrom),
      "hear:with:": IBAction(Target.hearFromWith),
    ]
  }

  func hearAgain() { lines.append("nothing") }
  private func hearFrom(_ sender: UIControl) { lines.append("\(type(of: sender))") }
  private func hearFromWith(_ sender: Any?, _ event: UIEvent?) {
    lines.append("UIControl \(event == nil ? "without" : "with") event")
  }
}
