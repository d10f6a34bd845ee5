import Answers
import CourseFormat
import Foundation

/// What the lists of keys and actions of an application say, as the attributes that a device has for it.
///
///     override class var keys: Keys { ["label": \Menu.label] }
///     override class var actions: [Selector: IBAction] { ["turn:": IBAction(Menu.turn(_:))] }
///     // @IBOutlet var label: UILabel!
///     // @IBAction func turn(_ sender: UIButton) {}
///
/// - Shape: The inverse of ``AppTables``: a list goes, and each member that it names gets an attribute.
///   What a list names by a word of its own, the attribute names: `@objc(name)`.
/// - Errors: An entry that no attribute can say is refused, with its line.
struct DeviceTables {
  /// A member of a class, by the file it stands in and the place of its first word.
  struct Place: Hashable {
    let file: URL
    let start: Int
  }

  /// A class of the application.
  private struct Class {
    let isMarkedWhole: Bool
    /// What the class and its extensions adopt.
    var adopted: [String]
    var members: [(member: AppSource.Member, source: AppSource)] = []
    /// The names of its actions, with the methods that they call.
    var actions: [String: String] = [:]
  }

  /// The lists of a class, in the order in which a reader meets them.
  enum List: String, CaseIterable {
    case keys, actions, segueActions
  }

  private var classes: [String: Class] = [:]
  private let families: ClassFamilies

  /// The attributes that members get.
  private(set) var attributes: [Place: String] = [:]

  /// The lists that go.
  private(set) var lists: Set<Place> = []

  /// The methods that override one of NSObject on a device.
  private(set) var overriding: Set<Place> = []

  private(set) var refusals: [ExportRefusal] = []

  /// Which of the names `delegate` and `dataSource` a class of the application has for a property of its own.
  private(set) var ownDelegates: Set<String> = []

  /// The methods that protocols of the application ask for, by their names.
  private(set) var ownRequirements: Set<String> = []

  /// The names that the application declares itself: one of the course's among them is its own there.
  let ownNames: Set<String>

  /// The structures and enumerations that the application declares.
  private var values: Set<String> = []

  /// The protocols that the application declares.
  private var protocols: Set<String> = []

  /// Reads the types of an application.
  init(_ sources: [AppSource]) {
    families = ClassFamilies(sources)
    ownNames = sources.reduce(into: []) { $0.formUnion(NameMigration.declaredNames(in: $1)) }
    for source in sources {
      for type in source.types where type.keyword == "protocol" {
        protocols.insert(type.name)
        ownRequirements.formUnion(type.members.lazy.filter(\.isMethod).map(\.name))
      }
      for type in source.types where type.keyword == "class" {
        classes[type.name] = Class(
          isMarkedWhole: type.attributes.contains("@objcMembers"), adopted: [])
      }
      for type in source.types where ["struct", "enum"].contains(type.keyword) {
        // In the type around it, it goes by its last word.
        values.formUnion([type.name, String(type.name.split(separator: ".").last ?? "")])
      }
    }
    for source in sources {
      for type in source.types {
        classes[type.name]?.adopted += type.inherited
        classes[type.name]?.members += type.members.map { ($0, source) }
        ownDelegates.formUnion(
          type.members.lazy.map(\.name).filter { ["delegate", "dataSource"].contains($0) })
      }
    }
    for source in sources {
      for type in source.types where classes[type.name] != nil {
        for member in type.members where member.isStatic && !member.isMethod {
          guard let list = List(rawValue: member.name) else { continue }
          read(list, member, of: type.name, in: source)
        }
      }
    }
    for source in sources {
      for type in source.types where type.keyword == "class" && becomesObject(type) {
        for name in type.inherited where ExportRefusal.ofObjects[name] != nil {
          refuse(.already(type.name, name), in: source, line: type.line)
        }
      }
    }
    for (name, type) in classes where isCoded(name) {
      for (member, source) in type.members
      where member.isMethod && member.override == nil
        && AppSource.codingMethods.contains(member.reference)
      {
        overriding.insert(Place(file: source.file, start: member.start))
      }
    }
  }

  // MARK: - Lists

  private mutating func read(
    _ list: List, _ member: AppSource.Member, of type: String, in source: AppSource
  ) {
    // What is refused is told once, and not for each name in it.
    lists.insert(Place(file: source.file, start: member.start))
    let tokens = source.tokens
    var open = member.signature.upperBound
    // A stored list: static let keys: Keys = [...]
    if open < tokens.count, tokens[open].text == "=" { open += 1 }
    let isBraced = source.isBracket("{", at: open)
    var first = isBraced ? open + 1 : open
    if first < tokens.count, tokens[first].text == "return" { first += 1 }
    guard source.isBracket("[", at: first) else {
      return refuse(.list(list.rawValue), in: source, line: member.line)
    }
    let end = source.end(ofGroupAt: first)
    guard !isBraced || source.isBracket("}", at: end + 1) else {
      return refuse(.list(list.rawValue), in: source, line: member.line)
    }
    var index = first + 1
    while index < end {
      var comma = index
      while comma < end, !source.isBracket(",", at: comma) {
        comma = source.place(after: comma)
      }
      read(entry: index..<comma, of: list, type, in: source)
      index = comma + 1
    }
  }

  /// Reads `"name": \Menu.name` or `"turn:": IBAction(Menu.turn(_:))`.
  private mutating func read(
    entry: Range<Int>, of list: List, _ type: String, in source: AppSource
  ) {
    let tokens = source.tokens
    // An empty list is written [:].
    guard entry.count > 2, tokens[entry.lowerBound].kind == .string,
      source.isBracket(":", at: entry.lowerBound + 1)
    else { return }
    let (name, line) = (tokens[entry.lowerBound].text, tokens[entry.lowerBound].line)
    let value = (entry.lowerBound + 2)..<entry.upperBound
    let member =
      list == .keys
      ? property(value, in: source) : method(value, of: list, in: source)
    guard let member else { return refuse(.entry(list.rawValue, name), in: source, line: line) }
    if list == .actions { classes[type]?.actions[name] = member }
    guard let (found, place) = declaration(of: member, isMethod: list != .keys, in: type) else {
      // What UIKit's classes have, a device finds by itself.
      if name != member { refuse(.inherited(name, member), in: source, line: line) }
      return
    }
    if list == .keys, let kind = unknownToObjectiveC(found.member, in: found.source) {
      return refuse(.notObjectiveC(member, kind), in: source, line: line)
    }
    let own = list == .keys ? found.member.name : found.member.selector
    let attribute = attribute(for: found.member, of: type, in: found.source, on: list)
    if own == name {
      mark(place, found.member, attribute)
    } else if list != .keys, name.count(where: { $0 == ":" }) != found.member.labels.count {
      refuse(.colons(name, member, found.member.labels.count), in: source, line: line)
    } else {
      mark(
        place, found.member, attribute == "@objc" ? "@objc(\(name))" : "@objc(\(name)) \(attribute)"
      )
    }
  }

  /// The name of the property in `\Menu.name`, or nil if the key path is longer or is none.
  private func property(_ range: Range<Int>, in source: AppSource) -> String? {
    let tokens = source.tokens[range]
    guard let sign = tokens.first, sign.kind == .sign, sign.text.hasPrefix("\\") else { return nil }
    let words = tokens.filter { [.word, .quotedWord].contains($0.kind) }
    let isShort = sign.text == "\\."
    guard words.count == (isShort ? 1 : 2),
      tokens.dropFirst().allSatisfy({ [.word, .quotedWord].contains($0.kind) || $0.text == "." })
    else { return nil }
    return words.last?.text
  }

  /// The name of the method in `IBAction(Menu.turn(_:))`, or nil if something else stands there.
  private func method(_ range: Range<Int>, of list: List, in source: AppSource) -> String? {
    let kind = list == .actions ? "IBAction" : "IBSegueAction"
    let tokens = source.tokens
    guard tokens[range.lowerBound].text == kind || source.isBracket(".", at: range.lowerBound),
      source.isBracket("(", at: range.lowerBound + 1)
    else { return nil }
    var index = range.lowerBound + 2
    var name: String?
    while index < range.upperBound, [.word, .quotedWord].contains(tokens[index].kind) {
      name = tokens[index].text
      guard tokens[index + 1].text == "." else { break }
      index += 2
    }
    return name
  }

  // MARK: - Attributes

  private func attribute(
    for member: AppSource.Member, of type: String, in source: AppSource, on list: List
  ) -> String {
    switch list {
    case .keys:
      let isOptional = ["?", "!"].contains(member.type.last?.last)
      let isOutlet = families.isOfUIKit(type) && isOptional
      return isOutlet ? "@IBOutlet" : "@objc"
    case .actions:
      return families.isOfUIKit(type) && !member.returnsValue && member.labels.count < 3
        ? "@IBAction" : "@objc"
    case .segueActions: return "@IBSegueAction"
    }
  }

  /// Gives a member an attribute, unless it has one that says the same.
  private mutating func mark(_ place: Place, _ member: AppSource.Member, _ attribute: String) {
    guard !member.has(AppSource.outlets.union(AppSource.actions)) else { return }
    // What is written in a document and in code has the attribute of the document.
    if attribute == "@objc", attributes[place] != nil { return }
    attributes[place] = attribute
  }

  /// Lets Objective-C know a method that somebody selects.
  ///
  /// Returns whether the application has such a method.
  mutating func expose(_ method: String, of type: String) -> Bool {
    guard let (found, place) = declaration(of: method, isMethod: true, in: type) else {
      return false
    }
    if found.member.override == nil, !isMarkedWhole(fullName(of: type)) {
      mark(place, found.member, "@objc")
    }
    return true
  }

  /// The method that an action of a class calls, by the name of the action.
  func method(ofAction name: String, in type: String) -> String? {
    families.family(of: type).lazy.compactMap { classes[$0]?.actions[name] }.first
  }

  /// The type of a property that Objective-C does not know, as it is written, or nil if it knows it.
  private func unknownToObjectiveC(_ member: AppSource.Member, in source: AppSource) -> String? {
    let type = member.type.joined()
    guard !type.isEmpty else { return madeValue(of: member, in: source) }
    let plain = type.filter { !"?![]".contains($0) }
    let names = type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(
      String.init)
    let isUnknown = { (name: String) in values.contains(name) || Self.ofSwift.contains(name) }
    if names.contains(where: isUnknown) || type.hasPrefix("(") && !type.contains("->") {
      return type
    }
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
    return isOptional && Self.numbers.contains(plain) ? type : nil
  }

  /// The structure or enumeration of the application that a property without a written type begins with.
  private func madeValue(of member: AppSource.Member, in source: AppSource) -> String? {
    let end = member.signature.upperBound
    guard source.tokens.element(at: end)?.text == "=",
      let first = source.tokens.element(at: end + 1), first.kind == .word,
      values.contains(first.text)
    else { return nil }
    return first.text
  }

  /// The types of Swift's own library that Objective-C has no words for.
  private static let ofSwift: Set<String> = [
    "Character", "Substring", "Range", "ClosedRange", "Result", "Duration", "ArraySlice",
  ]

  private static let numbers: Set<String> = [
    "Int", "UInt", "Double", "Float", "Bool", "CGFloat", "CGRect", "CGPoint", "CGSize", "Int8",
    "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "NSRange", "UIEdgeInsets",
  ]

  // MARK: - Classes

  private func isMarkedWhole(_ name: String) -> Bool {
    families.family(of: name).contains { classes[$0]?.isMarkedWhole == true }
  }

  /// Whether a class of Swift's own becomes an object of Objective-C, since it takes part in key-value coding.
  func becomesObject(_ type: AppSource.TypeBody) -> Bool {
    guard type.inherited.contains("KeyValueCoding"), let first = type.inherited.first else {
      return false
    }
    return first == "KeyValueCoding" || protocols.contains(first)
      || ExportRefusal.ofObjects[first] != nil || Self.protocols.contains(first)
  }

  /// The protocols of Swift's own that a class may name first.
  private static let protocols: Set<String> = [
    "ActionTarget", "Codable", "Encodable", "Decodable", "Comparable", "Identifiable", "Sendable",
  ]

  /// Whether a class takes part in key-value coding because it says so.
  private func isCoded(_ name: String) -> Bool {
    families.family(of: name).contains { classes[$0]?.adopted.contains("KeyValueCoding") == true }
  }

  /// The name of a class with those of the types around it, as its file may leave them out: `Menu.Cell` of `Cell`.
  private func fullName(of name: String) -> String {
    guard classes[name] == nil else { return name }
    let found = classes.keys.filter { $0.hasSuffix(".\(name)") }
    return found.count == 1 ? found[found.startIndex] : name
  }

  private func declaration(
    of name: String, isMethod: Bool, in type: String
  ) -> (found: (member: AppSource.Member, source: AppSource), place: Place)? {
    for type in families.family(of: fullName(of: type)) {
      for found in classes[type]?.members ?? []
      where found.member.name == name && found.member.isMethod == isMethod
        && !found.member.isStatic
      {
        return (found, Place(file: found.source.file, start: found.member.start))
      }
    }
    return nil
  }

  private mutating func refuse(_ kind: ExportRefusal.Kind, in source: AppSource, line: Int) {
    refusals.append(ExportRefusal(kind, in: source.file, line: line))
  }
}
