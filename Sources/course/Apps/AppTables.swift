import CourseFormat
import Foundation

/// The tables of keys and actions that the classes of an application need here.
///
/// On a device Objective-C finds an outlet and an action by its name. Here a class lists them, and
/// the lists are made of the attributes `@IBOutlet`, `@IBAction` and `@objc`.
///
///     class Menu: UIViewController {
///       @IBOutlet var label: UILabel!
///       @IBAction func turn(_ sender: UIButton) {}
///     }
///     // override class var keys: Keys { ["label": \Menu.label] }
///     // override class var actions: [Selector: IBAction] { ["turn:": IBAction(Menu.turn(_:))] }
///
/// - Shape: A class lists what its extensions have, too. Of classes that inherit from no class of
///   UIKit, the first of a family adopts ``KeyValueCoding`` and ``ActionTarget``.
struct AppTables {
  /// A class of the application.
  private struct Class {
    let file: URL
    let superclass: String?
    let exposesAll: Bool
    /// Members that are listed, as Swift spells them, by the names they are listed under.
    var keys: [(name: String, spelled: String)] = []
    var actions: [String: String] = [:]
    /// The Objective-C names of the methods that are listed, by the names that Swift has for them.
    var selectors: [String: String] = [:]
    /// How many methods have a name, listed or not.
    var methods: [String: Int] = [:]
  }

  private var classes: [String: Class] = [:]
  private(set) var notes: [AppNote] = []

  /// The words that hide a listed member from the file that lists it, by the files they stand in.
  private(set) var hiding: [URL: [SourceTokens.Token]] = [:]

  /// The methods that extensions add to classes of the library, by what they are selected as.
  private var additions: [String: String] = [:]

  /// The names of the optional methods that a body stands for here.
  private(set) var optionalMethods: Set<String> = []

  /// The names of methods that somebody selects.
  private let selected: Set<String>

  init(_ sources: [AppSource]) {
    selected = Self.selectedNames(in: sources)
    for source in sources {
      for type in source.types where type.keyword == "class" {
        classes[type.name] = Class(
          file: source.file, superclass: type.inherited.first,
          exposesAll: type.attributes.contains("@objcMembers"))
      }
    }
    let bodies = sources.flatMap { source in
      source.types.filter { ["class", "extension"].contains($0.keyword) }.map { (source, $0) }
    }
    for (_, type) in bodies {
      for member in type.members where member.isMethod {
        classes[type.name]?.methods[member.name, default: 0] += 1
      }
    }
    for (source, type) in bodies {
      for member in type.members where isExposed(member, of: type) {
        add(member, of: type, in: source)
      }
    }
    for source in sources {
      for type in source.types where type.keyword == "protocol" { addOptions(of: type, in: source) }
    }
  }

  /// Lists the optional methods of a protocol, and notes those that nothing can stand for.
  private mutating func addOptions(of type: AppSource.TypeBody, in source: AppSource) {
    for member in type.members where member.option != nil {
      if source.body(ofOption: member, of: type) == nil {
        notes.append(
          AppNote(.protocolWithOptions(type.name, member.name), in: source.file, line: member.line))
      } else {
        optionalMethods.insert(member.name)
      }
    }
  }

  /// The names in the brackets of every `#selector`.
  private static func selectedNames(in sources: [AppSource]) -> Set<String> {
    var names: Set<String> = []
    for source in sources {
      for (index, token) in source.tokens.enumerated()
      where token.text == "#selector" && source.isBracket("(", at: index + 1) {
        names.formUnion(
          source.tokens[index...source.end(ofGroupAt: index + 1)].lazy.filter { $0.kind == .word }
            .map(\.text))
      }
    }
    return names
  }

  /// Whether Objective-C would know a member, and somebody asks for it by its name.
  private func isExposed(_ member: AppSource.Member, of type: AppSource.TypeBody) -> Bool {
    if member.isStatic { return false }
    if member.has(AppSource.outlets.union(AppSource.actions)) { return true }
    let exposesAll =
      classes[type.name]?.exposesAll == true
      || type.keyword == "extension" && type.attributes.contains("@objc")
    return exposesAll && member.isMethod && member.isCallable && member.hiding == nil
      && selected.contains(member.name)
  }

  private mutating func add(
    _ member: AppSource.Member, of type: AppSource.TypeBody, in source: AppSource
  ) {
    guard let file = classes[type.name]?.file else {
      if member.isMethod {
        additions["\(type.name).\(member.name)"] = "\(type.name).\(member.reference)"
        additions["\(type.name).\(member.reference)"] = "\(type.name).\(member.reference)"
      }
      if member.has(AppSource.outlets) {
        notes.append(
          AppNote(.outletOfOther(member.name, type.name), in: source.file, line: member.line))
      }
      return
    }
    if member.isMethod, !member.isCallable {
      if member.has(["@IBAction", "@IBSegueAction"]) {
        let kind: AppNote.Kind =
          member.has(["@IBSegueAction"]) ? .segueAction(member.name) : .method(member.name)
        notes.append(AppNote(kind, in: source.file, line: member.line))
      }
      return
    }
    if let word = member.hiding ?? (type.keyword == "extension" ? type.hiding : nil),
      source.file != file
    {
      hiding[source.file, default: []].append(word)
    }
    if member.isMethod {
      let isAmbiguous = member.labels.isEmpty && classes[type.name]?.methods[member.name] != 1
      classes[type.name]?.actions[member.selector] =
        member.reference + (isAmbiguous ? " as (\(type.name)) -> () -> Void" : "")
      classes[type.name]?.selectors[member.name] = member.selector
      classes[type.name]?.selectors[member.reference] = member.selector
    } else {
      classes[type.name]?.keys.append((member.name, member.spelledName))
    }
  }

  /// The Objective-C name of a method of the application, which is written `turn` or `turn(_:)`.
  ///
  /// `owner` is the class it is looked for in, with those that it inherits from. A class that is
  /// none of the application has no such method. Nil stands for all classes.
  func selector(of method: String, in owner: String?) -> String? {
    guard let owner else {
      return classes.sorted { $0.key < $1.key }.lazy.compactMap { $0.value.selectors[method] }.first
    }
    // A nested class is called by its last name within the class around it.
    var name =
      classes[owner] != nil
      ? owner : classes.keys.sorted().first { $0.hasSuffix(".\(owner)") } ?? ""
    var passed: Set<String> = []
    while let type = classes[name], passed.insert(name).inserted {
      if let selector = type.selectors[method] { return selector }
      guard let above = superclass(of: name) else { return nil }
      name = above
    }
    return nil
  }

  /// A method that an extension adds to a class of the library, as Swift names it.
  func addition(_ method: String, to owner: String) -> String? { additions["\(owner).\(method)"] }

  /// The class of the application that a class inherits from, if there is one.
  ///
  /// A nested class may name another one of the same outer type by its last name.
  private func superclass(of name: String) -> String? {
    guard let written = classes[name]?.superclass else { return nil }
    var outer = name.split(separator: ".").dropLast()
    while !outer.isEmpty {
      let full = (outer.map(String.init) + [written]).joined(separator: ".")
      if classes[full] != nil { return full }
      outer.removeLast()
    }
    return classes[written] == nil ? nil : written
  }

  /// The tables of a class as one line of Swift, or nil if it needs none.
  func members(of name: String) -> String? {
    guard let type = classes[name] else { return nil }
    let root = root(of: name)
    let isOverride = root.name != name || root.isOfUIKit
    let parts = [
      needsTable(name, root, \.keys.isEmpty)
        ? member(
          isOverride, "keys: HeadlessUIKit.Keys",
          type.keys.map { "\"\($0.name)\": \\\(name).\($0.spelled)" }) : nil,
      needsTable(name, root, \.actions.isEmpty)
        ? member(
          isOverride, "actions: [HeadlessUIKit.Selector: HeadlessUIKit.IBAction]",
          type.actions.sorted { $0.key < $1.key }.map {
            "\"\($0)\": HeadlessUIKit.IBAction(\(name).\($1))"
          })
        : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private func member(_ isOverride: Bool, _ declaration: String, _ entries: [String]) -> String {
    let list = entries.isEmpty ? ":" : entries.joined(separator: ", ")
    return "\(isOverride ? "override " : "")class var \(declaration) { [\(list)] }"
  }

  /// The protocols that a class has to adopt for its tables and those of its subclasses.
  func conformances(of name: String) -> [String] {
    guard classes[name] != nil else { return [] }
    let root = root(of: name)
    guard !root.isOfUIKit, root.name == name else { return [] }
    return (needsTable(name, root, \.keys.isEmpty) ? ["HeadlessUIKit.KeyValueCoding"] : [])
      + (needsTable(name, root, \.actions.isEmpty) ? ["HeadlessUIKit.ActionTarget"] : [])
  }

  /// Whether a class lists something, or is the first of a family that does.
  private func needsTable(
    _ name: String, _ root: (name: String, isOfUIKit: Bool), _ isEmpty: KeyPath<Class, Bool>
  ) -> Bool {
    if classes[name]?[keyPath: isEmpty] == false { return true }
    guard !root.isOfUIKit, root.name == name else { return false }
    return classes.contains { !$0.value[keyPath: isEmpty] && self.root(of: $0.key).name == name }
  }

  /// The first class of the application that a class inherits from, and whether that one inherits
  /// from a class of UIKit.
  private func root(of name: String) -> (name: String, isOfUIKit: Bool) {
    var name = name
    var passed: Set<String> = []
    while let above = superclass(of: name), passed.insert(name).inserted { name = above }
    let above = classes[name]?.superclass ?? ""
    let isProtocol = ["Delegate", "DataSource", "Protocol"].contains { above.hasSuffix($0) }
    return (name, above.hasPrefix("UI") && !isProtocol)
  }

  /// The classes that an application may start with: those that say so, or else its delegates.
  static func delegates(in sources: [AppSource]) -> [(name: String, file: URL)] {
    let classes = sources.flatMap { source in
      source.types.filter { $0.keyword == "class" }.map { (type: $0, file: source.file) }
    }
    let starting = classes.filter { !AppRewriter.starts.isDisjoint(with: $0.type.attributes) }
    let chosen =
      starting.isEmpty
      ? classes.filter { $0.type.inherited.contains("UIApplicationDelegate") } : starting
    return chosen.map { ($0.type.name, $0.file) }
  }

  /// The class that scenes have for their delegate, if there is one.
  static func sceneDelegate(in sources: [AppSource]) -> String? {
    sources.lazy.flatMap(\.types).first {
      $0.keyword == "class" && $0.inherited.contains("UIWindowSceneDelegate")
    }?.name
  }
}

extension AppSource {
  /// The body that stands for an optional method where nobody implements it, or nil if none can.
  ///
  /// A method that returns nothing, or an optional value, is called with the same result.
  func body(ofOption member: Member, of type: TypeBody) -> String? {
    guard member.isMethod, !member.hasEffects, !type.name.contains(".") else { return nil }
    guard member.returnsValue else { return "{}" }
    return tokens[member.signature].last?.text.hasSuffix("?") == true ? "{ nil }" : nil
  }
}
