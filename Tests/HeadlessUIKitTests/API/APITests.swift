import Foundation
import Testing

@testable import CoreTestSupport

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

  /// Names that belong to the main actor here and to none at Apple, with the reason.
  private static let onMain = [
    "UIBezierPath": "It draws into the context of the phone, which the main actor holds.",
    "UNUserNotificationCenter": "Its completion handlers are called on the main actor.",
    "UIWindow.Level": "It is a part of UIWindow, and is compared where windows are.",
  ]

  @Test func `what fails, what may be nil and what is on the main actor is as Apple declares it`() {
    let ours = Dictionary(grouping: graph.symbols, by: \.name)
    var (found, count) = ([String](), 0)
    for (name, declaration, actor, page) in reference.declarations {
      guard let symbols = ours[name] else { continue }
      count += 1
      let form = DeclarationForm(declaration)
      if !symbols.contains(where: { DeclarationForm($0.declaration) == form }) {
        found.append("\(name): \(symbols[0].declaration); \(page) has \(declaration)")
      }
      let isOnMain = symbols.contains { $0.declaration.contains("@MainActor") }
      if isOnMain != (actor == "main"), Self.onMain[symbols[0].type] == nil {
        found.append("\(name): \(symbols[0].declaration); its actor is \(actor), \(page)")
      }
    }
    #expect(count > 450)
    #expect(found == [])
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

/// What of a declaration decides how it is called: whether it fails, and where nil may be.
private struct DeclarationForm: Equatable {
  /// `?` for an initializer that fails, `!` for one whose failing is not looked at.
  let failing: String
  /// For each parameter, the mark of an optional type.
  let parameters: [String]
  /// The mark of an optional type that comes back, or that a property has.
  let result: String
  /// Whether it throws, and whether it is waited for.
  let effects: [Bool]

  init(_ declaration: String) {
    let plain = declaration.replacing(#/@\w+(\(\w*\))? /#, with: "").replacing(#/ \{.*/#, with: "")
    let start = plain.firstMatch(of: #/\b(init|func|var|let|case|subscript)\b([?!]?)/#)
    failing = start.map { String($0.2) } ?? ""
    let rest = start.map { plain[$0.range.upperBound...] } ?? plain[...]
    let isCalled = ["init", "func", "subscript"].contains(start.map { String($0.1) })
    guard isCalled, let open = rest.firstIndex(of: "(") else {
      let type = rest.split(separator: ":", maxSplits: 1).last ?? ""
      (parameters, effects) = ([], [])
      result = Self.mark(type.split(separator: "=").first ?? "")
      return
    }
    var (parts, depth, end) = ([""], 0, rest.endIndex)
    var last: Character = " "
    for index in rest[rest.index(after: open)...].indices {
      let character = rest[index]
      if depth == 0, character == ")" {
        end = index
        break
      }
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character), !(character == ">" && last == "-") { depth -= 1 }
      if depth == 0, character == "," {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      last = character
    }
    parameters = parts.map { Self.mark($0.split(separator: "=").first ?? "") }
    let tail = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
    let pieces = tail.components(separatedBy: "->")
    effects = [pieces[0].contains("throws"), pieces[0].contains("async")]
    result = pieces.count < 2 ? "" : Self.mark(pieces[1].components(separatedBy: " where ")[0][...])
  }

  private static func mark(_ type: Substring) -> String {
    let text = type.trimmingCharacters(in: .whitespaces)
    return text.last.map { "?!".contains($0) ? String($0) : "" } ?? ""
  }
}
