import Foundation

/// The public names of a module, as the compiler lists them.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }
    struct Fragment: Decodable {
      let spelling: String
    }
    struct Identifier: Decodable {
      let precise: String
    }
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]

    /// How the symbol is declared: `@MainActor func cell() -> UITableViewCell?`.
    var declaration: String { declarationFragments.map(\.spelling).joined() }

    /// The type a member belongs to, or the type itself: `UIControl.Event`.
    var type: String { pathComponents.dropLast().joined(separator: ".") }

    /// The last part of the name: `touchDown`.
    var member: String { pathComponents.last ?? "" }

    /// The whole name: `UIControl.Event.touchDown`.
    var name: String { pathComponents.joined(separator: ".") }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
  }

  /// The folder the compiler wrote the names to, if somebody had it write them.
  nonisolated static let folder = ProcessInfo.processInfo.environment["SYMBOL_GRAPH"]

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// The files the compiler was asked to write, merged: a module, and what it adds to others.
  init(of module: String) throws {
    let folder = "\(Self.folder ?? "")/\(module)"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".symbols.json") }
    let graphs = try files.map { file in
      try JSONDecoder().decode(
        SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)")))
    }
    symbols = graphs.flatMap(\.symbols)
    relationships = graphs.flatMap(\.relationships)
  }

  /// All names there are: those of members for each type, inherited ones too.
  var names: Set<String> {
    let ownNames = Set(symbols.map(\.name))
    let byIdentifier = Dictionary(
      symbols.map { ($0.identifier.precise, $0.name) }, uniquingKeysWith: { first, _ in first })
    var superclasses: [String: String] = [:]
    for link in relationships where link.kind == "inheritsFrom" {
      if let child = byIdentifier[link.source], let parent = byIdentifier[link.target] {
        superclasses[child] = parent
      }
    }
    var names = ownNames
    for type in superclasses.keys {
      var parent = superclasses[type]
      while let current = parent {
        for symbol in symbols where symbol.type == current {
          names.insert("\(type).\(symbol.member)")
        }
        parent = superclasses[current]
      }
    }
    return names
  }

  /// The symbols that take the place of one the superclass has.
  var overrides: Set<String> {
    Set(relationships.filter { $0.kind == "overrides" }.map(\.source))
  }

  /// The symbols that answer a protocol's requirement with a default.
  var defaults: Set<String> {
    Set(relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.source))
  }
}
