/// The class a document names for an element.
struct CustomClass {
  private let name: String
  private let module: String?
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
  /// A class of the target itself is looked for in the modules of the owner and of the application's
  /// delegate too: the name a document writes down is that of the target it was in when it was saved.
  func find() -> AnyClass? {
    modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  /// What to look at when there is no such class.
  var help: String {
    guard let module else { return ClassName(name).help }
    return "There is no \(module).\(name). Compare customModule with the name of the module, and "
      + "customClass with the declaration."
  }

  private var modules: [String] {
    var modules = [module ?? "HeadlessUIKit"]
    guard isOfTarget else { return Self.words(name, modules) }
    if let owner {
      let path = String(reflecting: type(of: owner)).split(separator: ".")
      if let first = path.first { modules.append(String(first)) }
    }
    if let module = Device.current.module { modules.append(module) }
    return Self.words(name, modules)
  }

  /// Returns modules whose names are words, if the class's is one too.
  private static func words(_ name: String, _ modules: [String]) -> [String] {
    ([name] + modules).allSatisfy(isWord) ? modules : []
  }

  /// Whether a name is one that a class or a module can have.
  private static func isWord(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
