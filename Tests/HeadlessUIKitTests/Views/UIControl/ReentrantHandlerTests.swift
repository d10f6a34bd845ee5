import Grading
import HeadlessUIKit
import Testing

@testable import CoreTestSupport

@Suite("Handlers that change while they are called", .isolated)
struct ReentrantHandlerTests {
  let control = UIControl(frame: .zero)
  let log = Log()

  @Test func `a target removed while another is called is not called any more`() {
    control.addAction(
      UIAction { [control, log] _ in control.removeTarget(log, action: nil, for: .allEvents) },
      for: .touchDown)
    control.addTarget(log, action: Log.hear, for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(log.lines.isEmpty)
  }

  @Test func `a target that removes itself is called to the end, and once`() {
    let shy = SelfRemovingTarget(control)
    control.addTarget(shy, action: SelfRemovingTarget.leave, for: .touchDown)

    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)

    #expect(shy.lines == ["left"])
  }

  @Test func `a target freed while it is called is called to the end`() {
    weak var gone: Owner?
    let holder = Holder()
    do {
      let owner = Owner(holder, log)
      holder.owner = owner
      gone = owner
      control.addTarget(owner, action: Owner.letGo, for: .touchDown)
    }

    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)

    #expect(log.lines == ["still here"])
    #expect(gone == nil)
  }

  @Test func `a handler added while others are called is called the next time`() {
    control.addAction(
      UIAction { [control, log] _ in control.addTarget(log, action: Log.hear, for: .touchDown) },
      for: .touchDown)

    control.sendActions(for: .touchDown)
    #expect(log.lines.isEmpty)
    control.sendActions(for: .touchDown)
    #expect(log.lines == ["nothing"])
  }

  @Test func `an action replaced while it runs does not run again in its new form`() {
    let name = UIAction.Identifier("turn")
    control.addAction(
      UIAction(identifier: name) { [control, log] _ in
        log.note("old")
        control.addAction(UIAction(identifier: name) { _ in log.note("new") }, for: .touchDown)
      }, for: .touchDown)

    control.sendActions(for: .touchDown)
    #expect(log.lines == ["old"])
    control.sendActions(for: .touchDown)
    #expect(log.lines == ["old", "new"])
  }

  @Test func `a control and its action go when nobody else keeps them`() {
    weak var goneControl: UIControl?
    weak var goneAction: UIAction?
    do {
      let control = UIControl(frame: .zero)
      let action = UIAction { _ in }
      control.addAction(action, for: .touchDown)
      control.sendActions(for: .touchDown)
      (goneControl, goneAction) = (control, action)
    }

    #expect(goneControl == nil && goneAction == nil)
  }
}

/// Removes itself when it is called.
private final class SelfRemovingTarget {
  private let control: UIControl
  private(set) var lines: [String] = []

  init(_ control: UIControl) { self.control = control }

  func leave() {
    control.removeTarget(self, action: nil, for: .touchDown)
    lines.append("left")
  }
}

private final class Holder {
  var owner: Owner?
}

/// Has itself freed when it is called.
private final class Owner {
  private let holder: Holder
  private let log: Log

  init(_ holder: Holder, _ log: Log) { (self.holder, self.log) = (holder, log) }

  func letGo() {
    holder.owner = nil
    log.note("still here")
  }
}
