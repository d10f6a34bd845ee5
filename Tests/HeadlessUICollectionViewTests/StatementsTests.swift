import Foundation
import Testing

@Suite("Statements about collection views")
struct CollectionStatementsTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test func `every statement has a test, and every test with a number a statement`() throws {
    let list = try String(
      contentsOf: folder.appendingPathComponent("Statements.md"), encoding: .utf8)
    let listed = Set(list.matches(of: #/(?m)^(\d+)\. /#).map { String($0.1) })
    var held: Set<String> = []
    for path in FileManager.default.subpaths(atPath: folder.path) ?? []
    where path.hasSuffix("Tests.swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      held.formUnion(text.matches(of: #/func `B(\d+): /#).map { String($0.1) })
    }

    #expect(listed.count > 40)
    #expect(listed.subtracting(held).sorted() == [], "Write a test for each.")
    #expect(held.subtracting(listed).sorted() == [], "Put each into Statements.md.")
  }
}
