/// Something that an answer's module has, and that the object of its suite names.
///
/// The compiler has chosen it among all that has this name: what the suite calls is no guess.
struct LinkedName: Codable, Hashable {
  enum Kind: String, Codable {
    case function, variable, initializer, `subscript`
    /// That a type adopts a protocol.
    case conformance
  }

  /// What it stands in.
  enum Place: Codable, Hashable {
    /// The file itself.
    case file
    /// A type or a protocol of the file, or an extension of one.
    case own(String)
    /// An extension of another one.
    case other(String)
  }

  struct Parameter: Codable, Hashable {
    /// Its type, as somebody writes it.
    let type: String
    /// Whether nothing but the file's own types and protocols can be handed over.
    let isOwn: Bool
    /// The file's own protocols that make it so, if it is none of its types.
    var protocols: [String] = []
  }

  let kind: Kind
  let place: Place
  /// What it is called; of a conformance the protocol.
  let name: String
  var labels: [String] = []
  var parameters: [Parameter] = []
  var isOperator = false
  /// Whether it is the adoption of a protocol of the file.
  var adoptsOwn = false

  private static let kinds: [String: Kind] = [
    "Function": .function, "Variable": .variable, "Subscript": .subscript,
    "Allocator": .initializer,
    "Constructor": .initializer, "ProtocolConformance": .conformance,
  ]

  /// Reads a symbol, if it names something of the module besides its types.
  init?(_ symbol: SymbolTree, ofModule module: String) {
    // What a function returns says nothing of who calls it.
    let left: Set = ["OpaqueReturnTypeOf", "OpaqueType"]
    guard let entity = symbol.first(Set(Self.kinds.keys), beside: left),
      let kind = Self.kinds[entity.kind]
    else { return nil }
    self.kind = kind
    if kind == .conformance {
      guard let type = entity.children.first?.nominal, entity.children.count > 2,
        let adopted = entity.children[1].nominal, entity.children[2].module == module
      else { return nil }
      place = type.module == module ? .own(type.name) : .other(type.name)
      name = adopted.name
      adoptsOwn = adopted.module == module
      return
    }
    guard let context = entity.children.first,
      let place = Self.place(context, inModule: module)
    else { return nil }
    self.place = place
    name = kind == .initializer ? "init" : kind == .subscript ? "subscript" : entity.name
    labels = entity.child("LabelList")?.children.map(\.text) ?? []
    isOperator = entity.children.contains { $0.kind.hasSuffix("Operator") }
    parameters = Self.parameters(of: entity, in: context, module)
  }

  private static func place(_ context: SymbolTree, inModule module: String) -> Place? {
    switch context.kind {
    case "Module": return context.text == module ? .file : nil
    case "Extension":
      guard context.module == module, context.children.count > 1,
        let type = context.children[1].nominal
      else { return nil }
      // A protocol may speak of one type alone, which need not be the file's.
      let only = type.kind == "Protocol" ? context.typeOfFirstParameter : nil
      let meant = only ?? type
      return meant.module == module ? .own(meant.name) : .other(meant.name)
    default: return context.module == module ? .own(context.nominal?.name ?? "") : nil
    }
  }

  private static func parameters(
    of entity: SymbolTree, in context: SymbolTree, _ module: String
  ) -> [Parameter] {
    guard let type = entity.child("Type"), let function = type.first(["FunctionType"]),
      let tuple = function.child("ArgumentTuple")?.children.first?.bare
    else { return [] }
    let types = tuple.kind == "Tuple" ? tuple.children.compactMap { $0.child("Type") } : [tuple]
    // What each generic parameter has to be, in the signature of the function and of what it stands in.
    var bounds: [String: [SymbolTree]] = [:]
    for signature in [type, context].compactMap({ $0.first(["DependentGenericSignature"]) }) {
      for requirement in signature.children where requirement.children.count > 1 {
        let parameter = requirement.children[0].bare
        guard parameter.kind == "DependentGenericParamType" else { continue }
        bounds[key(parameter), default: []].append(requirement.children[1])
      }
    }
    let owner =
      context.kind == "Extension" ? context.children.element(at: 1)?.nominal : context.nominal
    // The first parameter of what stands in a protocol is who adopts it.
    if let owner, owner.kind == "Protocol" { bounds["0 0", default: []].append(owner) }
    return types.map { type in
      let own = protocols(of: type, bounds).filter { $0.module == module }
      return Parameter(
        type: type.written, isOwn: !own.isEmpty || type.nominal?.module == module,
        protocols: own.map(\.name))
    }
  }

  private static func key(_ parameter: SymbolTree) -> String {
    parameter.children.map(\.text).joined(separator: " ")
  }

  /// What stands for a type that the caller chooses has to adopt.
  private static func protocols(
    of type: SymbolTree, _ bounds: [String: [SymbolTree]]
  ) -> [SymbolTree] {
    let bare = type.bare
    switch bare.kind {
    case "DependentGenericParamType": return (bounds[key(bare)] ?? []).compactMap(\.nominal)
    case "ProtocolList": return bare.children.first?.children.compactMap(\.nominal) ?? []
    default: return []
    }
  }
}
