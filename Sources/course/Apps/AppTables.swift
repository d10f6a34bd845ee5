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
    let superclass: String?
    var keys: [String] = []
    var actions: [String: String] = [:]
  }

  private var classes: [String: Class] = [:]
  private(set) var notes: [AppNote] = []

  /// The words that hide a listed member from the file that lists it, by the files they stand in.
  private(set) var hiding: [URL: [SourceTokens.Token]] = [:]

  /// The Objective-C names of the methods that are listed, by the names that Swift has for them.
  private var selectors: [String: String] = [:]

  init(_ sources: [AppSource]) {
    var files: [String: URL] = [:]
    for source in sources {
      for type in source.types where type.keyword == "class" {
        classes[type.name] = Class(superclass: type.inherited.first)
        files[type.name] = source.file
      }
    }
    for source in sources {
      for type in source.types where ["class", "extension"].contains(type.keyword) {
        for member in type.members {
          add(member, of: type, in: source, declaredIn: files[type.name])
        }
      }
    }
  }

  private mutating func add(
    _ member: AppSource.Member, of type: AppSource.TypeBody, in source: AppSource,
    declaredIn file: URL?
  ) {
    guard !member.isStatic, member.has(AppSource.outlets.union(AppSource.actions)) else { return }
    guard file != nil else {
      if member.has(AppSource.outlets) {
        notes.append(
          AppNote(.outletOfOther(member.name, type.name), in: source.file, line: member.line))
      }
      return
    }
    if member.isMethod, !member.isCallable {
      if member.has(["@IBAction", "@IBSegueAction"]) {
        notes.append(AppNote(.method(member.name), in: source.file, line: member.line))
      }
      return
    }
    if let word = member.hiding, source.file != file {
      hiding[source.file, default: []].append(word)
    }
    if member.isMethod {
      classes[type.name]?.actions[member.selector] = member.reference
      selectors[member.name] = member.selector
      selectors[member.reference] = member.selector
    } else {
      classes[type.name]?.keys.append(member.name)
    }
  }

  /// The Objective-C name of a method of the application, which is written `turn` or `turn(_:)`.
  func selector(of method: String) -> String? { selectors[method] }

  /// The tables of a class as one line of Swift, or nil if it needs none.
  func members(of name: String) -> String? {
    guard let type = classes[name] else { return nil }
    let root = root(of: name)
    let isOverride = root.name != name || root.isOfUIKit
    let parts = [
      needsTable(name, root, \.keys.isEmpty)
        ? member(isOverride, "keys: Keys", type.keys.map { "\"\($0)\": \\\(name).\($0)" }) : nil,
      needsTable(name, root, \.actions.isEmpty)
        ? member(
          isOverride, "actions: [Selector: IBAction]",
          type.actions.sorted { $0.key < $1.key }.map { "\"\($0)\": IBAction(\(name).\($1))" })
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
    return (needsTable(name, root, \.keys.isEmpty) ? ["KeyValueCoding"] : [])
      + (needsTable(name, root, \.actions.isEmpty) ? ["ActionTarget"] : [])
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
    while let above = classes[name]?.superclass, classes[above] != nil, passed.insert(name).inserted
    {
      name = above
    }
    let above = classes[name]?.superclass ?? ""
    let isProtocol = ["Delegate", "DataSource", "Protocol"].contains { above.hasSuffix($0) }
    return (name, above.hasPrefix("UI") && !isProtocol)
  }

  /// The class of the application's delegate, and whether scenes have one.
  static func delegates(in sources: [AppSource]) -> (application: String?, scene: String?) {
    let classes = sources.flatMap(\.types).filter { $0.keyword == "class" }
    let starting = classes.first {
      !AppRewriter.starts.isDisjoint(with: $0.attributes)
        || $0.inherited.contains("UIApplicationDelegate")
    }
    let scene = classes.first { $0.inherited.contains("UIWindowSceneDelegate") }
    return (starting?.name, scene?.name)
  }
}
