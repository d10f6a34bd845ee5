import Foundation
import Testing

/// Reads the tables that say what became of Apple's API, and the page that tells it to readers.
@Suite("What became of Apple's API")
struct APIReferenceTests {
  let reference: APIReference

  init() throws {
    reference = try APIReference()
  }

  @Test func `every row of the reference is there once, in a known state`() {
    let names = reference.rows.map { "\($0.type) \($0.member)" }

    #expect(names.count == 758)
    #expect(Set(names).count == names.count)
    #expect(reference.rows.filter { !APIReference.states.contains($0.state) }.map(\.names) == [])
  }

  @Test func `a row that is not here has a reason`() {
    let silent = reference.rows.filter { $0.state != "here" && $0.reason.isEmpty }

    #expect(silent.map(\.names) == [])
  }

  @Test func `a name beyond the reference says where Apple has it, or why it is ours`() {
    let silent = reference.others.filter {
      !$0.value.contains(", ") && !$0.value.hasPrefix("ours: ")
    }
    let ours = reference.others.filter { $0.value.hasPrefix("ours: ") }

    #expect(silent.keys.sorted() == [])
    #expect(ours.count < 20, "The core's names are Apple's.")
  }

  @Test func `the documentation names every type that something is left out of`() throws {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/HeadlessUIKit/HeadlessUIKit.docc/LeftOut.md")
    let text = try String(contentsOf: page, encoding: .utf8)

    let missing = reference.rows.filter { row in
      row.state == "left out"
        && !row.names.allSatisfy { text.contains("`\($0.drop { $0 != "." }.dropFirst())`") }
    }

    #expect(missing.map(\.names) == [], "Name them in LeftOut.md, with the reason.")
  }
}
