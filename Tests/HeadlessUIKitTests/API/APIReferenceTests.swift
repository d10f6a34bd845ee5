import Foundation
import Testing

@testable import CoreTestSupport

/// Reads the tables that say what became of Apple's API, and the page that tells it to readers.
@Suite("What became of Apple's API")
struct APIReferenceTests {
  let reference: APIReference

  init() throws {
    reference = try APIReference()
  }

  @Test func `every row of the reference is there once, in a known state`() {
    let names = reference.rows.map { "\($0.type) \($0.member)" }

    #expect(names.count > 2000)
    #expect(Set(names).count == names.count)
    #expect(reference.rows.filter { !APIReference.states.contains($0.state) }.map(\.names) == [])
  }

  @Test func `a row that is not here has a reason, which is a sentence`() {
    let silent = reference.rows.filter { $0.state != "here" && !$0.reason.hasSuffix(".") }

    #expect(silent.map(\.names) == [])
  }

  @Test func `a name beyond the reference says where Apple has it, or why it is ours`() {
    let silent = reference.others.filter {
      !$0.value.contains(", ") && !$0.value.hasPrefix("ours: ")
    }
    let ours = reference.others.filter { $0.value.hasPrefix("ours: ") }

    #expect(
      silent.keys.sorted() == [],
      "In apple.tsv without a page, as in UIKit, \"UISlider\", and without ours: and a reason.")
    #expect(ours.count < 23, "The core's names are Apple's.")
  }

  @Test func `the documentation says of what is left out that it is, and why`() throws {
    let told = try APIReference.page("LeftOut").split(separator: "\n").flatMap(sentences)
    let rows = reference.rows.filter { $0.state == "left out" }

    let expected = rows.map { "\($0.type).\($0.member): \($0.reason)" }

    #expect(
      Set(told).symmetricDifference(expected).sorted() == [],
      "LeftOut.md and the rows of reference.tsv that are left out say the same.")
  }

  @Test func `each of Apple's names in what is taught is here, or is left out with a reason`()
    throws
  {
    #expect(reference.names.count > 4500 && Set(reference.names).count == reference.names.count)
    #expect(
      try reference.untold() == [],
      "Write them, or put each into reference.tsv and LeftOut.md with the reason.")
  }

  @Test func `a type that the documentation says is not here is not here`() throws {
    let rows = try APIReference.typesLeftOut()
    let types = rows.flatMap(\.names)
    let known = Set(reference.rows.filter { $0.state == "here" }.map(\.type))

    #expect(types.count > 100 && Set(types).count == types.count)
    #expect(rows.filter { !$0.reason.hasSuffix(".") }.map(\.names) == [])
    #expect(
      types.filter { NSClassFromString("HeadlessUIKit.\($0)") != nil } == [],
      "The core has these: take them out of LeftOut.md, at its end.")
    #expect(
      types.filter { known.contains($0) || reference.others[$0] != nil } == [],
      "The tables say that these are here: take them out of LeftOut.md, at its end.")
  }

  /// What a line of the page's table says, a sentence a member: `UIButton.menu: Menus are …`.
  private func sentences(of line: Substring) -> [String] {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 3, cells[0].hasPrefix("`") else { return [] }
    let type = cells[0].filter { $0 != "`" }
    return cells[1].dropFirst().dropLast().components(separatedBy: "`, `")
      .map { "\(type).\($0): \(cells[2])" }
  }
}
