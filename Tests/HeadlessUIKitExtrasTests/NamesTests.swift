import Foundation
import Testing

nonisolated private let folderOfNames = ProcessInfo.processInfo.environment["SYMBOL_GRAPH"]

/// Holds the public names of the module against those of Apple's documentation in `apple.tsv`.
///
/// `bash .ci/names .build` has the compiler list the names, and `SYMBOL_GRAPH=$PWD/.build/names` says
/// where they are.
@Suite(
  "Public names of the extras",
  .enabled(if: folderOfNames != nil, "SYMBOL_GRAPH is not set: see CONTRIBUTING.md."))
struct ExtrasNamesTests {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { let precise: String }
      struct Comment: Decodable {}
      let identifier: Identifier
      let pathComponents: [String]
      let docComment: Comment?
    }
    struct Relationship: Decodable {
      let kind: String
      let source: String
    }
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  @Test func `every public name is Apple's, and is documented`() throws {
    let folder = URL(fileURLWithPath: "\(folderOfNames ?? "")/HeadlessUIKitExtras")
    // What extends a class of the library or of Foundation lies in a file for that module.
    let graphs = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      try JSONDecoder().decode(
        Graph.self, from: Data(contentsOf: folder.appendingPathComponent($0)))
    }
    let repeated = Set(
      graphs.flatMap(\.relationships)
        .filter { ["overrides", "defaultImplementationOf"].contains($0.kind) }.map(\.source))
    let own = graphs.flatMap(\.symbols).filter {
      !$0.identifier.precise.contains("::SYNTHESIZED::")
        && !repeated.contains($0.identifier.precise)
    }
    let table = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("apple.tsv"), encoding: .utf8)
    let rows = table.split(separator: "\n").dropFirst().map { $0.split(separator: "\t") }
    let names = Set(own.map { $0.pathComponents.joined(separator: ".") })
    let listed = Set(rows.map { String($0[0]) })

    #expect(names.count > 100)
    #expect(names.subtracting(listed).sorted() == [], "Put each into apple.tsv, with its page.")
    #expect(listed.subtracting(names).sorted() == [], "They are no longer here.")
    #expect(rows.allSatisfy { $0.count == 2 && $0[1].contains(", \"") })
    #expect(
      own.filter { $0.docComment == nil }.map { $0.pathComponents.joined(separator: ".") } == [])
  }
}
