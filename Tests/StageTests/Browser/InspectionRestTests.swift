import Grading
import HeadlessUIKit
import Testing

@testable import Stage

@Suite("What the inspector finds out when the phone rests", .isolated)
struct InspectionRestTests {
  let stage = Stage()
  let menu = LivePhoneTests.Menu()
  let phone: BrowserPhone

  init() {
    stage.present(menu)
    phone = BrowserPhone(stage: stage)
  }

  private func answer(to json: String) throws -> PhoneAnswer {
    phone.answer(to: try PhoneEvent.events(in: Data(json.utf8)))
  }

  private func onPress(_ act: @escaping (LivePhoneTests.Menu) -> Void) {
    menu.button.addAction(UIAction { [unowned menu] _ in act(menu) }, for: .touchUpInside)
  }

  private static let open = #"{"inspect": {"open": true}}"#
  private static let press =
    #"[{"touches": [{"id": 1, "phase": "began", "x": 160, "y": 256}]},"#
    + #"{"touches": [{"id": 1, "phase": "ended", "x": 160, "y": 256}]}]"#

  @Test func `closed it says nothing and asks for no time`() throws {
    _ = try answer(to: Self.press)

    let resting = try answer(to: #"{"time": 100}"#)

    #expect(resting.inspection == nil && resting.next == nil)
  }

  @Test func `one that is closed before the phone rests asks for no time any more`() throws {
    _ = try answer(to: Self.open)
    #expect(try answer(to: Self.press).next == 100)

    let closing = try answer(to: #"{"inspect": {"open": false}}"#)

    #expect(closing.inspection == nil && closing.next == nil)
    #expect(try answer(to: #"{"time": 100}"#).next == nil)
  }

  @Test func `whoever opens it sees the tree and what memory says at once`() throws {
    let opening = try answer(to: Self.open)

    #expect(opening.inspection?.nodes?.isEmpty == false)
    #expect(opening.inspection?.memory?.isEmpty == true && opening.next == nil)
  }

  @Test func `an act changes the tree at once, and memory when the phone rests`() throws {
    _ = try answer(to: Self.open)
    onPress { menu in
      let keeper = Keeper()
      keeper.own = keeper
      menu.view.addSubview(keeper)
    }

    let acted = try answer(to: Self.press)
    #expect(acted.inspection?.nodes?.contains { $0.type == "Keeper" } == true)
    #expect(acted.inspection?.memory == nil)
    #expect(acted.next == 100, "The page asks again soon.")

    let resting = try answer(to: #"{"time": 100}"#)
    #expect(resting.inspection?.memory?.first?.contains("Keeper.own") == true)
    #expect(resting.inspection?.circles?.count == 1)
    #expect(try answer(to: #"{"time": 100}"#).inspection == nil, "It is found out once.")
  }

  @Test func `a phone that never rests is looked into all the same`() throws {
    _ = try answer(to: Self.open)
    let keeper = Keeper()
    keeper.own = keeper
    menu.view.addSubview(keeper)

    var answers = 0
    for step in 0..<200 where answers == 0 {
      menu.button.frame.origin.x += 1
      if try answer(to: #"{"time": 16}"#).inspection?.memory != nil { answers = step + 1 }
    }

    #expect((50...100).contains(answers))
  }

  @Test func `the selected view is described anew after each act`() throws {
    let nodes = try answer(to: Self.open).inspection?.nodes
    let button = try #require(nodes?.first { $0.type == "UIButton" }?.id)
    _ = try answer(to: #"{"inspect": {"view": \#(button)}}"#)
    onPress { $0.button.alpha = 0.5 }

    let acted = try answer(to: Self.press)

    let lines = acted.inspection?.view?.sections.flatMap(\.lines) ?? []
    #expect(lines.contains { $0.name == "alpha" && $0.text == "0.5" })
    #expect(acted.inspection?.view?.sections.contains { $0.title == "Held by" } == true)
  }

  private final class Keeper: UIView {
    var own: Keeper?
  }
}
