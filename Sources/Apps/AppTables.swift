import Answers
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
    let exposesAll: Bool
    /// What the class and its extensions adopt.
    var adopted: [String]
    /// Members that are listed, as Swift spells them, by the names they are listed under.
    var keys: [(name: String, spelled: String)] = []
    var actions: [String: String] = [:]
    /// The Objective-C names of the methods that are listed, by the names that Swift has for them.
    var selectors: [String: String] = [:]
    /// The methods that make the controller of a segue, by their Objective-C names.
    var segueActions: [String: String] = [:]
    /// How many methods have a name, listed or not.
    var methods: [String: Int] = [:]
    /// The methods that Objective-C does not know, by their names and as Swift refers to them.
    var unexposed: Set<String> = []
    /// What stands for the members that its extensions override.
    var forwarders: [Forwarder] = []
    /// The methods of key-value coding that it has itself.
    var codingMethods: Set<String> = []
  }

  /// A member in the braces of a class which calls the one that an extension overrides.
  ///
  /// In Objective-C, and so in UIKit's classes, an extension may override. Here only the class itself may.
  struct Forwarder {
    let text: String
    let origin: SourceEdits.Origin
  }

  /// A protocol of the application.
  private struct Requirements {
    let isKnownToObjectiveC: Bool
    let inherited: [String]
    /// The methods it asks for, as Swift refers to them.
    let methods: Set<String>
  }

  private var classes: [String: Class] = [:]
  private let families: ClassFamilies
  private var protocols: [String: Requirements] = [:]
  private(set) var notes: [AppNote] = []

  /// The words that hide a listed member from the file that lists it, by the files they stand in.
  private(set) var hiding: [URL: [SourceTokens.Token]] = [:]

  /// The methods that extensions add to classes of the library, by what they are selected as.
  private var additions: [String: String] = [:]

  /// The names of the optional methods that a body stands for here.
  private(set) var optionalMethods: Set<String> = []

  /// The names of methods that somebody selects.
  private let selected: Set<String>

  /// The names that the application declares itself.
  let ownNames: Set<String>

  /// Whether Objective-C knows all methods, as it did in Swift 3.
  private let exposesAll: Bool

  /// Whether the project says that its code runs on the main actor.
  let isOnMainActor: Bool

  /// Reads the types of an application that is built with some settings.
  init(_ sources: [AppSource], with settings: BuildSettings = BuildSettings(target: "App")) {
    families = ClassFamilies(sources)
    selected = Self.selectedNames(in: sources)
    ownNames = sources.reduce(into: []) { $0.formUnion(NameMigration.declaredNames(in: $1)) }
    exposesAll = settings.exposesAllToObjectiveC
    isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    for source in sources {
      for type in source.types where type.keyword == "class" {
        classes[type.name] = Class(
          file: source.file, exposesAll: type.attributes.contains("@objcMembers"), adopted: [])
      }
      for type in source.types where type.keyword == "protocol" {
        protocols[type.name] = Requirements(
          isKnownToObjectiveC: type.attributes.contains("@objc"), inherited: type.inherited,
          methods: Set(type.members.lazy.filter(\.isMethod).map(\.reference)))
      }
    }
    let bodies = sources.flatMap { source in
      source.types.filter { ["class", "extension"].contains($0.keyword) }.map { (source, $0) }
    }
    for (_, type) in bodies {
      classes[type.name]?.adopted += type.inherited
      for member in type.members where member.isMethod {
        classes[type.name]?.methods[member.name, default: 0] += 1
        if AppSource.codingMethods.contains(member.reference) {
          classes[type.name]?.codingMethods.insert(member.reference)
        }
      }
    }
    for (source, type) in bodies {
      for member in type.members where isExposed(member, of: type) {
        add(member, of: type, in: source)
      }
      for member in type.members where member.isMethod { noteIfUnexposed(member, of: type) }
    }
    for (source, type) in bodies {
      for member in type.members where isMoved(member, of: type) {
        classes[type.name]?.forwarders.append(
          source.forwarder(to: member, renamed: NameMigration(source, except: ownNames).newName))
      }
    }
    for source in sources {
      for type in source.types where type.keyword == "protocol" { addOptions(of: type, in: source) }
    }
  }

  /// Whether an extension overrides a member, which here only the class itself may.
  func isMoved(_ member: AppSource.Member, of type: AppSource.TypeBody) -> Bool {
    guard type.keyword == "extension", member.override != nil, !member.isStatic,
      !member.name.isEmpty, member.name != "init", classes[type.name] != nil
    else { return false }
    // What a class of the application declares for Swift alone, no extension overrides on a device.
    return !families.family(of: type.name).dropFirst().contains {
      classes[$0]?.unexposed.contains(member.reference) == true
    }
  }

  /// Notes a method that Swift alone knows: `#selector` does not find it on a device.
  private mutating func noteIfUnexposed(
    _ member: AppSource.Member, of type: AppSource.TypeBody
  ) {
    let adopted = adoptedProtocols(of: type.name)
    let isExposed =
      member.has(AppSource.actions) || member.override != nil || exposesMembers(of: type)
      || isRequired(member, of: type)
      || adopted.contains { Self.subject(of: $0).map(member.name.hasPrefix) ?? false }
    // A protocol that nobody knows may ask for the method.
    guard !isExposed, adopted.allSatisfy(isKnown) else { return }
    classes[type.name]?.unexposed.formUnion([member.name, member.reference])
  }

  /// Whether Objective-C knows all members of a class, which its subclasses inherit.
  ///
  /// - Source: Swift Evolution, SE-0160: "@objcMembers" holds for the extensions and the subclasses of
  ///   a class as well.
  private func exposesAll(_ name: String) -> Bool {
    families.family(of: name).contains { classes[$0]?.exposesAll == true }
  }

  /// Whether Objective-C knows the members in the braces of a class or an extension.
  private func exposesMembers(of type: AppSource.TypeBody) -> Bool {
    exposesAll || exposesAll(type.name)
      || type.keyword == "extension" && type.attributes.contains("@objc")
  }

  /// What a class and those above it inherit and adopt, with what the application's protocols inherit.
  private func adoptedProtocols(of name: String) -> Set<String> {
    let family = families.family(of: name)
    var adopted: Set<String> = []
    var rest = family.flatMap { classes[$0]?.adopted ?? [] }
    while let name = rest.popLast() {
      if adopted.insert(name).inserted { rest += protocols[name]?.inherited ?? [] }
    }
    return adopted.filter { name in
      classes[name] == nil && !family.dropFirst().contains { $0.hasSuffix(".\(name)") }
    }
  }

  /// Whether a protocol of the application that Objective-C knows asks for a method.
  private func isRequired(_ member: AppSource.Member, of type: AppSource.TypeBody) -> Bool {
    adoptedProtocols(of: type.name).contains {
      guard let found = protocols[$0], found.isKnownToObjectiveC else { return false }
      return found.methods.contains(member.reference)
    }
  }

  /// Whether it is known which methods a protocol asks for: those of UIKit and Foundation, of Swift and of the application.
  private func isKnown(_ name: String) -> Bool {
    protocols[name] != nil || name.hasPrefix("UI") || name.hasPrefix("NS")
      || Self.protocolsOfSwift.contains(name)
  }

  private static let protocolsOfSwift: Set<String> = [
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "LocalizedError", "Sendable", "class",
  ]

  /// What the methods of a protocol of UIKit begin with: `textField` for `UITextFieldDelegate`.
  private static func subject(of name: String) -> String? {
    guard let match = name.wholeMatch(of: /UI(\w)(\w+?)(?:Delegate|DataSource)/) else { return nil }
    return match.1.lowercased() + match.2
  }

  /// Whether a class of the application has a method of a name, and Objective-C does not know it.
  func isUnexposed(_ method: String, in owner: String?) -> Bool {
    let found = families.family(of: owner ?? "").first {
      exposesAll($0) || classes[$0]?.unexposed.contains(method) == true
    }
    return found.map { !exposesAll($0) } ?? false
  }

  /// What stands in a class for the members that its extensions override.
  func forwarders(of name: String) -> [Forwarder] { classes[name]?.forwarders ?? [] }

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
      where DeviceWord.becoming(token.text) == .method && source.isBracket("(", at: index + 1) {
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
    return member.isMethod && member.isCallable && member.hiding == nil
      && selected.contains(member.name)
      && (exposesMembers(of: type) || isRequired(member, of: type))
  }

  private mutating func add(
    _ member: AppSource.Member, of type: AppSource.TypeBody, in source: AppSource
  ) {
    guard let file = classes[type.name]?.file else {
      if member.isMethod {
        let method = "\(newName(of: type.name)).\(newReference(of: member))"
        additions["\(type.name).\(member.name)"] = method
        additions["\(type.name).\(member.reference)"] = method
      }
      if member.has(AppSource.outlets) {
        notes.append(
          AppNote(.outletOfOther(member.name, type.name), in: source.file, line: member.line))
      }
      return
    }
    if member.has(["@IBSegueAction"]), source.makesController(member) {
      hide(member, of: type, in: source, from: file)
      let method = newReference(of: member)
      classes[type.name]?.segueActions[member.selector] = method
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
    hide(member, of: type, in: source, from: file)
    if member.isMethod {
      let isAmbiguous = member.labels.isEmpty && classes[type.name]?.methods[member.name] != 1
      let method = newReference(of: member)
      classes[type.name]?.actions[member.selector] =
        method + (isAmbiguous ? " as (\(type.name)) -> () -> Void" : "")
      classes[type.name]?.selectors[member.name] = member.selector
      classes[type.name]?.selectors[member.reference] = member.selector
    } else {
      let name = member.spelledName(renamed: newName)
      classes[type.name]?.keys.append((member.objectiveCName ?? member.name, name))
    }
  }

  /// The name that an old one has in the files that are compiled.
  private func newName(of name: String) -> String {
    NameMigration.newName(of: name, except: ownNames)
  }

  /// A method as those files refer to it.
  private func newReference(of member: AppSource.Member) -> String {
    member.reference(renamed: newName)
  }

  /// Notes the word that hides a member from the file of its class, which lists it.
  private mutating func hide(
    _ member: AppSource.Member, of type: AppSource.TypeBody, in source: AppSource, from file: URL
  ) {
    if let word = member.hiding ?? (type.keyword == "extension" ? type.hiding : nil),
      source.file != file
    {
      hiding[source.file, default: []].append(word)
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
    let name =
      classes[owner] != nil
      ? owner : classes.keys.sorted().first { $0.hasSuffix(".\(owner)") } ?? ""
    return families.family(of: name).lazy.compactMap { classes[$0]?.selectors[method] }.first
  }

  /// A method that an extension adds to a class of the library, as Swift names it.
  func addition(_ method: String, to owner: String) -> String? { additions["\(owner).\(method)"] }

  /// The tables of a class as one line of Swift, or nil if it needs none.
  func members(of name: String) -> String? {
    guard let type = classes[name] else { return nil }
    let root = root(of: name)
    let isOverride = root.name != name || root.isOfUIKit
    let parts = [
      needsTable(name, root, \.keys.isEmpty)
        || conformances(of: name).contains("HeadlessUIKit.KeyValueCoding")
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
      type.segueActions.isEmpty
        ? nil
        : member(
          true, "segueActions: [HeadlessUIKit.Selector: HeadlessUIKit.IBSegueAction]",
          type.segueActions.sorted { $0.key < $1.key }.map {
            "\"\($0)\": HeadlessUIKit.IBSegueAction(\(name).\($1))"
          }),
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
    let isCoded = classes.contains {
      !$0.value.codingMethods.isEmpty && self.root(of: $0.key).name == name
    }
    let hasKeys = needsTable(name, root, \.keys.isEmpty)
    return (hasKeys || isCoded ? ["HeadlessUIKit.KeyValueCoding"] : [])
      + (needsTable(name, root, \.actions.isEmpty) ? ["HeadlessUIKit.ActionTarget"] : [])
  }

  /// Whether a method of a class overrides one of NSObject on a device, and here one that key-value
  /// coding gives to each class that adopts it.
  func isOfKeyValueCoding(_ member: AppSource.Member, of type: AppSource.TypeBody) -> Bool {
    guard member.isMethod, member.override != nil, classes[type.name] != nil,
      AppSource.codingMethods.contains(member.reference)
    else { return false }
    let root = root(of: type.name)
    guard !root.isOfUIKit else { return false }
    // Above it, a class of the application may have the method itself.
    return !families.family(of: type.name).dropFirst().contains {
      classes[$0]?.codingMethods.contains(member.reference) == true
    }
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
    (families.family(of: name).last ?? name, families.isOfUIKit(name))
  }

  /// The classes that an application may start with: those that say so, or else its delegates.
  static func delegates(in sources: [AppSource]) -> [(name: String, file: URL)] {
    let classes = sources.flatMap { source in
      source.types.filter { $0.keyword == "class" }.map { (type: $0, file: source.file) }
    }
    let starting = classes.filter { !AppSource.starts.isDisjoint(with: $0.type.attributes) }
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

extension AppSource {
  /// A parameter of a method.
  struct Parameter {
    /// The label it is called with; nil stands for `_`.
    let label: String?
    /// What stands behind its colon.
    let type: String
  }

  /// What begins the name of a member that an extension overrides, in the extension.
  static let movedPrefix = "_extension_"

  /// The parameters of a method; `renamed` has the names of today for old ones.
  func parameters(
    of member: Member, renamed: (String) -> String = { $0 }
  ) -> [Parameter] {
    member.parameters.map {
      Parameter(label: $0.label.map(renamed), type: line(of: $0.written, renamed: renamed))
    }
  }

  /// Whether a segue can ask a method for its controller: it takes the coder, or the coder and the
  /// sender, or these and the identifier.
  func makesController(_ member: Member) -> Bool {
    let parameters = parameters(of: member)
    guard member.returnsValue, !member.hasEffects, !member.isStatic,
      parameters.first?.type == "NSCoder"
    else { return false }
    return parameters.count < 3 || parameters.count == 3 && parameters[2].type == "String?"
  }

  /// What stands in the braces of a class for a member that its extension overrides.
  func forwarder(to member: Member, renamed: (String) -> String) -> AppTables.Forwarder {
    let name = member.token
    let moved = Self.movedPrefix + renamed(member.name)
    let text =
      member.isMethod
      ? method(member, calling: moved, renamed: renamed)
      : line(of: member.signature, renamed: renamed)
        + (setter(of: member)
          ? " { get { \(moved) } set { \(moved) = newValue } }" : " { \(moved) }")
    return AppTables.Forwarder(
      text: "override \(text)",
      origin: SourceEdits.Origin(file: file, line: name.line, column: name.column))
  }

  /// A method that calls another one with its parameters, which have names by their places: one may
  /// have none itself.
  private func method(
    _ member: Member, calling other: String, renamed: (String) -> String
  ) -> String {
    let range = member.signature
    guard let open = range.first(where: { isBracket("(", at: $0) }) else { return "" }
    let rest = (end(ofGroupAt: open) + 1)..<max(range.upperBound, end(ofGroupAt: open) + 1)
    let parameters = parameters(of: member, renamed: renamed).enumerated()
    let declared = parameters.map { "\($1.label ?? "_") p\($0): \($1.type)" }
    let arguments = parameters.map { place, parameter in
      (parameter.label.map { "\($0): " } ?? "") + (parameter.type.hasPrefix("inout ") ? "&" : "")
        + "p\(place)"
    }
    let words = tokens[rest].map(\.text)
    let effects = ["throws": "try ", "async": "await "].filter { words.contains($0.key) }.values
    let name = line(of: range.lowerBound..<open, renamed: renamed)
    let result = rest.isEmpty ? "" : " " + line(of: rest, renamed: renamed)
    return "\(name)(\(declared.joined(separator: ", ")))\(result) "
      + "{ \(effects.sorted(by: >).joined())\(other)(\(arguments.joined(separator: ", "))) }"
  }

  /// Whether a computed property can be set.
  private func setter(of member: Member) -> Bool {
    let open = member.signature.upperBound
    guard isBracket("{", at: open) else { return false }
    let end = end(ofGroupAt: open)
    var index = open + 1
    while index < end {
      if tokens[index].text == "set", tokens[index].kind == .word {
        // Its parameter may have a name of its own: set(value) { … }.
        let next = isBracket("(", at: index + 1) ? self.end(ofGroupAt: index + 1) + 1 : index + 1
        if isBracket("{", at: next) { return true }
      }
      index = place(after: index)
    }
    return false
  }
}
