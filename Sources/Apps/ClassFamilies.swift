/// Which class of an application inherits from which.
struct ClassFamilies {
  /// What stands first behind the colon of each class.
  private let superclasses: [String: String]
  private let names: Set<String>

  init(_ sources: [AppSource]) {
    let classes = sources.flatMap(\.types).filter { $0.keyword == "class" }
    names = Set(classes.map(\.name))
    superclasses = Dictionary(
      classes.compactMap { type in type.inherited.first.map { (type.name, $0) } },
      uniquingKeysWith: { $1 })
  }

  /// A class of the application, and those of the application that it inherits from.
  func family(of name: String) -> [String] {
    var family: [String] = []
    var next = names.contains(name) ? name : nil
    while let name = next, !family.contains(name) {
      family.append(name)
      next = superclass(of: name)
    }
    return family
  }

  /// The class of the application that a class inherits from, if there is one.
  ///
  /// A nested class may name another one of the same outer type by its last name.
  private func superclass(of name: String) -> String? {
    guard let written = superclasses[name] else { return nil }
    let outer = name.split(separator: ".").map(String.init)
    return outer.indices.reversed().lazy
      .map { (outer[..<$0] + [written]).joined(separator: ".") }.first(where: names.contains)
  }

  /// Whether a class inherits from one of UIKit.
  func isOfUIKit(_ name: String) -> Bool {
    let above = family(of: name).last.flatMap { superclasses[$0] } ?? ""
    return above.hasPrefix("UI")
      && !["Delegate", "DataSource", "Protocol"].contains { above.hasSuffix($0) }
  }
}
