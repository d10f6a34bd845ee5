import Foundation
import Testing

/// Holds the core's public names against Apple's.
///
/// The names come from the compiler, so `bash .ci/names .build/core` has them written first, and
/// `SYMBOL_GRAPH=$PWD/.build/core/names` before `swift test` says where they are. In that folder are
/// two, with the names of HeadlessUIKit and of Foundation.
@Suite(
  "Public names",
  .enabled(if: SymbolGraph.folder != nil, "SYMBOL_GRAPH is not set: see AddingAControl.md."))
struct APITests {
  let graph: SymbolGraph
  let reference: APIReference

  init() throws {
    graph = try SymbolGraph(of: "HeadlessUIKit")
    reference = try APIReference()
  }

  @Test func `a row is marked as here if, and only if, the core has it`() {
    let names = graph.names

    // What begins with @ is a word of a key path; the operators have a test of their own.
    let missing = reference.rows.filter { $0.state == "here" && !$0.member.hasPrefix("@") }
      .flatMap(\.spellings).filter { !names.contains($0) }
    let unmarked = reference.rows.filter { $0.state != "here" }
      .flatMap(\.names).filter { names.contains($0) }

    print(reference.summary)
    #expect(
      missing == [],
      "reference.tsv says here, and the core has none. A name spelled otherwise: as Other.name.")
    #expect(unmarked == [], "The core has these: mark them as here in reference.tsv.")
  }

  @Test func `what Foundation is said to have, it has`() throws {
    let names = Set(try SymbolGraph(of: "Foundation").symbols.map(\.name))

    let missing = reference.rows
      .filter { $0.state == "Foundation" && !$0.type.contains(" ") }
      .flatMap(\.names).filter { !names.contains($0) }

    #expect(missing == [], "Foundation has none of these on Linux: the core has to, or they go.")
  }

  @Test func `every public name is Apple's`() {
    let apple = Set(reference.rows.flatMap { $0.names + $0.spellings })
      .union(reference.others.keys)
    let types = Set(reference.rows.map(\.type))
    let excused = graph.overrides.union(graph.defaults)

    let foreign = graph.symbols.filter { symbol in
      !apple.contains(symbol.name) && !types.contains(symbol.name)
        && !excused.contains(symbol.identifier.precise) && !symbol.isSynthesised
    }

    #expect(
      Set(foreign.map(\.name)).sorted() == [],
      "Make it internal or package, or add it to apple.tsv with the Apple page it stands in.")
  }

  @Test func `a name beyond the reference is one the core has, and in one table only`() {
    let names = Set(graph.symbols.map(\.name))
    let rows = Set(reference.rows.flatMap(\.names))

    #expect(
      reference.others.keys.filter { !names.contains($0) }.sorted() == [],
      "In apple.tsv, and not in the core: take the row out.")
    #expect(
      reference.others.keys.filter(rows.contains).sorted() == [],
      "In apple.tsv and in reference.tsv: take the row out of apple.tsv.")
  }

  @Test func `the documentation's first page leads to every type`() throws {
    let page = try APIReference.page("HeadlessUIKit")

    let lost = graph.symbols.filter { $0.type.isEmpty && !page.contains("- ``\($0.member)``") }

    #expect(
      lost.map(\.name).sorted() == [],
      "Name it under its topic in HeadlessUIKit.docc/HeadlessUIKit.md.")
  }
}

extension SymbolGraph.Symbol {
  /// Members that Swift's own protocols ask of every option set, enumeration and hashable type.
  fileprivate var isSynthesised: Bool {
    [
      "rawValue", "init(rawValue:)", "hash(into:)", "==(_:_:)", "hash", "isEqual(_:)",
      "description",
    ]
    .contains(member)
  }
}
