import Foundation
import Testing

/// Holds the core's public names against Apple's.
///
/// The names come from the compiler, so continuous integration has them written first and says
/// where they are: `SYMBOL_GRAPH=DIR swift test --filter APITests`.
@Suite("Public names", .enabled(if: SymbolGraph.folder != nil, "SYMBOL_GRAPH is not set."))
struct APITests {
  let graph: SymbolGraph
  let reference: APIReference

  init() throws {
    graph = try SymbolGraph(folder: SymbolGraph.folder ?? "")
    reference = try APIReference()
  }

  @Test func `a row is marked as here if, and only if, the core has it`() {
    let names = graph.names

    let missing = reference.rows.filter { $0.state == "here" }
      .flatMap(\.names).filter { !names.contains($0) }
    let unmarked = reference.rows.filter { ["later", "left out"].contains($0.state) }
      .flatMap(\.names).filter { names.contains($0) }

    print(reference.summary)
    #expect(missing == [], "Marked as here in reference.tsv, and not in the core.")
    #expect(unmarked == [], "In the core, and not marked as here in reference.tsv.")
  }

  @Test func `every public name is Apple's`() {
    let apple = Set(reference.rows.flatMap(\.names)).union(reference.others.keys)
    let types = Set(reference.rows.map(\.type))
    let excused = graph.overrides.union(graph.defaults)

    let foreign = graph.symbols.filter { symbol in
      !apple.contains(symbol.name) && !types.contains(symbol.name)
        && !excused.contains(symbol.identifier.precise) && !symbol.isSynthesised
    }

    #expect(
      Set(foreign.map(\.name)).sorted() == [],
      "Make it internal, or add it to apple.tsv with the Apple page it stands in.")
  }

  @Test func `a name beyond the reference is one the core has`() {
    let names = Set(graph.symbols.map(\.name))

    #expect(
      reference.others.keys.filter { !names.contains($0) }.sorted() == [],
      "In apple.tsv, and not in the core: take the row out.")
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
