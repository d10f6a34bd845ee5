import Grading
import HeadlessUIKitExtras
import Stage
import Testing

@Suite("Calling methods by name", .isolated)
struct PerformTests {
  let target = Target()
  let stage = Stage(showing: UIView())

  @Test func `B610: a method is called now, later, and in a later turn`() {
    target.perform("note:", with: "now")
    target.perform("note:", with: "later", afterDelay: 2)
    target.performSelector(inBackground: "note:", with: "behind")
    target.performSelector(onMainThread: "note:", with: "waited", waitUntilDone: true)
    target.performSelector(onMainThread: "note:", with: "turn", waitUntilDone: false)
    #expect(target.heard == ["now", "waited"])
    stage.clock.advance(by: 1)
    #expect(target.heard == ["now", "waited", "behind", "turn"])
    stage.clock.advance(by: 1.5)
    #expect(target.heard.last == "later")
  }

  @Test func `a method stands for its name`() {
    let label = UILabel()
    target.performSelector(onMainThread: Target.noteAll, with: nil, waitUntilDone: true)
    target.perform(Target.noteAll, with: nil, afterDelay: 1)
    target.performSelector(inBackground: Target.noteAll, with: nil)
    #expect(target.heard == ["all"])
    stage.clock.advance(by: 2)
    #expect(target.heard == ["all", "all", "all"])
    // A method of another class is not called.
    label.performSelector(onMainThread: Target.noteAll, with: nil, waitUntilDone: true)
    #expect(target.heard.count == 3)
  }

  final class Target: NSObject, ActionTarget {
    class var actions: [Selector: IBAction] { ["note:": IBAction(Target.note)] }
    var heard: [String] = []
    func note(_ text: String) { heard.append(text) }
    func noteAll() { heard.append("all") }
  }
}
