import Grading
import HeadlessUIKit
import Testing

@testable import CoreTestSupport

@Suite("Methods called by name", .isolated)
struct ActionTargetTests {
  let menu = Menu()

  @Test func `a name calls the method its class lists`() {
    UIApplication.shared.sendAction("turn", to: menu, from: nil, for: nil)

    #expect(menu.lines == ["turn"])
  }

  @Test func `the names of superclasses need not be listed again`() {
    let special = SpecialMenu()

    UIApplication.shared.sendAction("turn", to: special, from: nil, for: nil)
    UIApplication.shared.sendAction("extra", to: special, from: nil, for: nil)

    #expect(special.lines == ["turn", "extra"])
  }

  @Test func `a name listed anew is the subclass's, and an overridden method is called as such`() {
    let special = SpecialMenu()

    UIApplication.shared.sendAction("renamed", to: special, from: nil, for: nil)
    UIApplication.shared.sendAction("overridden", to: special, from: nil, for: nil)

    #expect(special.lines == ["special renamed", "special overridden"])
  }

  @Test func `views and controllers list actions of their own`() {
    let controller = Controller()

    UIApplication.shared.sendAction("turn:", to: controller, from: "a sender", for: nil)

    #expect(controller.senders == ["a sender"])
    #expect(controller.canPerformAction("turn:", withSender: nil))
    #expect(!controller.canPerformAction("turn", withSender: nil))
  }

  @Test func `a method that takes another kind of sender is not called, and the console says so`() {
    let console = ConsoleRecorder()

    UIApplication.shared.sendAction("press:", to: menu, from: "a word", for: nil)

    #expect(menu.lines.isEmpty)
    #expect(
      console.lines == [
        "String: a method that takes a UIButton was added for an event of a String, so it is not "
          + "called. Look at the type of its sender."
      ])
  }

  @Test func `a method that needs an event is not called without one, and the console says so`() {
    let console = ConsoleRecorder()

    UIApplication.shared.sendAction("touch:forEvent:", to: menu, from: menu, for: nil)
    #expect(menu.lines.isEmpty)
    #expect(
      console.lines == [
        "A method that takes a UIEvent is not called, for no event led to this call. "
          + "Let it take a UIEvent?."
      ])

    UIApplication.shared.sendAction(
      "touch:forEvent:", to: menu, from: menu, for: UIEvent(touches: []))
    #expect(menu.lines == ["touch"])
  }

  @Test func `B76: a name nobody lists stops the program in Objective-C's words`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UIApplication.shared.sendAction("turm", to: Menu(), from: nil, for: nil)
      }
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("'NSInvalidArgumentException'"))
    #expect(message.contains("-[Menu turm]: unrecognized selector sent to instance"))
    #expect(message.contains("The actions of Menu are \"overridden\", \"press:\", \"renamed\""))
  }

  @Test func `a method of another class stops the program with a sentence`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UIApplication.shared.sendAction("turn", to: Mixed(), from: nil, for: nil)
      }
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("A method of Menu is to be called on a Mixed, which is none."))
  }

  @Test func `selectors of the same name are equal`() {
    let selector: Selector = "turn"
    #expect(selector == Selector("turn") && selector != "turn:")
    #expect(selector.description == "turn")
  }
}

class Menu: NSObject, ActionTarget {
  fileprivate(set) var lines: [String] = []

  class var actions: [Selector: IBAction] {
    [
      "turn": IBAction(Menu.turn), "renamed": IBAction(Menu.renamed),
      "overridden": IBAction(Menu.overridden), "press:": IBAction(Menu.press),
      "touch:forEvent:": IBAction(Menu.touch),
    ]
  }

  private func turn() { lines.append("turn") }
  private func renamed() { lines.append("renamed") }
  fileprivate func overridden() { lines.append("overridden") }
  private func press(_ sender: UIButton) { lines.append("press") }
  private func touch(_ sender: Any?, forEvent event: UIEvent) { lines.append("touch") }
}

private final class SpecialMenu: Menu {
  override class var actions: [Selector: IBAction] {
    ["extra": IBAction(SpecialMenu.extra), "renamed": IBAction(SpecialMenu.other)]
  }

  private func extra() { lines.append("extra") }
  private func other() { lines.append("special renamed") }
  override func overridden() { lines.append("special overridden") }
}

private final class Mixed: NSObject, ActionTarget {
  static var actions: [Selector: IBAction] {
    ["turn": Menu.actions["turn"]].compactMapValues { $0 }
  }
}

private final class Controller: UIViewController {
  private(set) var senders: [String] = []

  override class var actions: [Selector: IBAction] { ["turn:": IBAction(Controller.turn)] }

  private func turn(_ sender: Any) { senders.append("\(sender)") }
}
