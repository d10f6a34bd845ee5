import Foundation

/// A symbol of an object, taken apart by the toolchain's demangler.
///
///     kind=Global
///       kind=Function
///         kind=Module, text="PickersExercises"
///         kind=InfixOperator, text="=="
struct SymbolTree {
  let kind: String
  let text: String
  private(set) var children: [SymbolTree] = []

  /// Reads what `swift-demangle --tree-only` prints about any number of symbols.
  static func all(in output: String) -> [SymbolTree] {
    var trees: [SymbolTree] = []
    // The nodes from the outermost to the one that was read last.
    var path: [SymbolTree] = []
    func close(to depth: Int) {
      while path.count > depth {
        let node = path.removeLast()
        if path.isEmpty { trees.append(node) } else { path[path.count - 1].children.append(node) }
      }
    }
    for line in output.split(separator: "\n") {
      let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      guard let node = SymbolTree(line.dropFirst(indent)) else { continue }
      close(to: indent / 2)
      path.append(node)
    }
    close(to: 0)
    return trees
  }

  /// Reads the same, and returns what it says by the symbol that it is about.
  static func bySymbol(in output: String) -> [String: SymbolTree] {
    let parts = output.components(separatedBy: "Demangling for ").dropFirst()
    let trees = parts.compactMap { part in
      all(in: part).first.map { (String(part.prefix { $0 != "\n" }), $0) }
    }
    return Dictionary(trees, uniquingKeysWith: { first, _ in first })
  }

  private init?(_ line: Substring) {
    let mark = "kind="
    guard line.hasPrefix(mark) else { return nil }
    let fields = line.dropFirst(mark.count)
    kind = String(fields.prefix { $0 != "," })
    let value = fields.range(of: ", text=\"").map { fields[$0.upperBound...].dropLast() }
    text = String(value ?? fields.range(of: ", index=").map { fields[$0.upperBound...] } ?? "")
  }

  /// The nodes of a kind in it, and those of kinds, the outermost and first before all others.
  func first(_ kinds: Set<String>, beside left: Set<String> = []) -> SymbolTree? {
    if kinds.contains(kind) { return self }
    if left.contains(kind) { return nil }
    for child in children {
      if let found = child.first(kinds, beside: left) { return found }
    }
    return nil
  }

  func child(_ kind: String) -> SymbolTree? { children.first { $0.kind == kind } }
}

/// What a node that stands for a type says.
extension SymbolTree {
  private static let nominals: Set<String> = [
    "Class", "Structure", "Enum", "Protocol", "TypeAlias", "OtherNominalType",
  ]

  /// The type without what is said about how it is handed over.
  var bare: SymbolTree {
    let marks = ["Type", "InOut", "Owned", "Shared", "Isolated", "Sending", "DynamicSelf"]
    guard marks.contains(kind), let child = children.first else { return self }
    return child.bare
  }

  /// The declaration of a type: of `[Int]` that of `Array`.
  var nominal: SymbolTree? {
    let bare = bare
    if Self.nominals.contains(bare.kind) { return bare }
    return bare.kind.hasPrefix("BoundGeneric") ? bare.children.first?.nominal : nil
  }

  /// The type that the first parameter of a signature in it has to be, if it has to be one.
  var typeOfFirstParameter: SymbolTree? {
    let signature = first(["DependentGenericSignature"])
    let requirement = signature?.children.first {
      $0.kind == "DependentGenericSameTypeRequirement"
        && $0.children.first?.bare.children.map(\.text) == ["0", "0"]
    }
    return requirement?.children.element(at: 1)?.nominal
  }

  /// The module that a declaration stands in.
  var module: String { kind == "Module" ? text : children.first?.module ?? "" }

  /// What a declaration is called.
  var name: String {
    let names = ["Identifier", "InfixOperator", "PrefixOperator", "PostfixOperator"]
    if let name = children.first(where: { names.contains($0.kind) }) { return name.text }
    let inner = children.first { ["PrivateDeclName", "LocalDeclName"].contains($0.kind) }
    return inner?.children.last { $0.kind == "Identifier" }?.text ?? ""
  }

  /// A type as somebody writes it.
  var written: String {
    let bare = bare
    switch bare.kind {
    case "Tuple":
      return "(" + bare.children.map { ($0.child("Type") ?? $0).written }.joined(separator: ", ")
        + ")"
    case "ProtocolList":
      let names = bare.children.first?.children.map(\.written) ?? []
      return names.isEmpty ? "Any" : "any " + names.joined(separator: " & ")
    case "DependentGenericParamType": return "T"
    case "FunctionType": return "a function"
    default: break
    }
    guard let nominal = bare.nominal else { return "a value" }
    let arguments =
      bare.kind.hasPrefix("BoundGeneric")
      ? bare.child("TypeList")?.children.map(\.written) ?? [] : []
    switch (nominal.name, arguments.count) {
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Optional", 1): return "\(arguments[0])?"
    case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    default:
      return nominal.name + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
    }
  }
}
