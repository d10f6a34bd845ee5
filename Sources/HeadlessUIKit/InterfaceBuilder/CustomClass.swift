/// The class a document names for an element.
struct CustomClass {
  let name: String
  let module: String?
  private let isOfTarget: Bool
  private let owner: AnyObject?

  init(_ element: XMLElementNode, owner: AnyObject?) {
    name = element.attributes["customClass"] ?? ""
    module = element.attributes["customModule"]
    isOfTarget = element.attributes["customModuleProvider"] == "target"
    self.owner = owner
  }

  /// Returns the class, or nil if there is none.
  ///
  /// A class of the target itself is searched in the modules of the owner and of the application's
  /// delegate too: the module in a document is that of the target in which it was saved.
  func find() -> AnyClass? {
    modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  /// The modules to search, unless a name is none that a class or a module can have.
  private var modules: [String] {
    let candidates = candidateModules
    return ([name] + candidates).allSatisfy(Self.isIdentifier) ? candidates : []
  }

  private var candidateModules: [String] {
    var modules = module.map { [$0] } ?? LibraryModules.names
    guard isOfTarget else { return modules }
    if let owner {
      let path = String(reflecting: type(of: owner)).split(separator: ".")
      if let first = path.first { modules.append(String(first)) }
    }
    if let module = Device.current.module { modules.append(module) }
    return modules
  }

  private static func isIdentifier(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
