import HeadlessUIKit

/// Who holds whom: the objects that a program keeps, found through their stored properties.
///
///     MenuViewController ── picker ──→ UIPickerView
///     UIPickerView ── dataSource (weak) ──→ MenuViewController
///
/// - Shape: The graph begins at the objects it is given. Objects of Foundation and of the standard
///   library are not looked into; what arrays, dictionaries, structures and enumerations hold counts
///   for the property they stand in. The device under the program is none of its objects.
/// - Errors: What a closure holds cannot be seen: its property is named in ``closures``. An unowned
///   property is named, but never followed, because its object may be gone. A graph of more than
///   ``most`` objects is cut.
final class ObjectGraph {
  /// A stored property of one object that refers to another.
  struct Reference {
    let owner: AnyObject
    /// The name of the property, `picker`; one of UIKit has the name that programs know.
    let property: String
    let kind: StoredProperty.Reference
    let object: AnyObject
    /// Whether a class of the program declares the property.
    let isOfProgram: Bool
  }

  /// A property that is followed: what it is called, and who declares it.
  private struct Property {
    let name: String
    let isOfProgram: Bool
  }

  /// A stored property whose object is not looked into: one that holds a closure, or is unowned.
  struct ClosureProperty {
    let owner: AnyObject
    let property: String
  }

  /// How many objects are looked into, at most.
  static let most = 20_000

  private(set) var references: [Reference] = []
  private(set) var closures: [ClosureProperty] = []
  private var unowned: [ClosureProperty] = []
  private(set) var objects: [AnyObject] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// Follows the properties of some objects, of the objects they refer to, and so on.
  init(from roots: [AnyObject]) {
    for root in roots { add(root) }
    var next = 0
    while next < objects.count, next < Self.most {
      read(objects[next])
      next += 1
    }
  }

  /// The strong references by their owners.
  private lazy var strongReferences = referencesByOwner.mapValues { references in
    references.filter { $0.kind == .strong }
  }

  private lazy var referencesByOwner = Dictionary(grouping: references) {
    ObjectIdentifier($0.owner)
  }

  private lazy var referencesByObject = Dictionary(grouping: references) {
    ObjectIdentifier($0.object)
  }

  /// The strong and weak references to an object, in the order they were found.
  func references(to object: AnyObject) -> [Reference] {
    referencesByObject[ObjectIdentifier(object)] ?? []
  }

  /// The references of an object itself.
  func references(of owner: AnyObject) -> [Reference] {
    referencesByOwner[ObjectIdentifier(owner)] ?? []
  }

  /// The unowned properties of an object, which are named and not followed.
  func unownedProperties(of owner: AnyObject) -> [ClosureProperty] {
    unowned.filter { $0.owner === owner }
  }

  /// The closures that an object keeps in its own properties.
  func closures(of owner: AnyObject) -> [ClosureProperty] {
    closures.filter { $0.owner === owner }
  }

  /// The shortest way of strong references from one of some objects to another, or nil.
  func path(from starts: [AnyObject], to end: AnyObject) -> [Reference]? {
    var reached: [ObjectIdentifier: Reference?] = [:]
    for start in starts { reached[ObjectIdentifier(start)] = .some(nil) }
    var queue = starts
    var next = 0
    while next < queue.count, reached[ObjectIdentifier(end)] == nil {
      for reference in strongReferences[ObjectIdentifier(queue[next])] ?? []
      where reached[ObjectIdentifier(reference.object)] == nil {
        reached[ObjectIdentifier(reference.object)] = .some(reference)
        queue.append(reference.object)
      }
      next += 1
    }
    guard reached[ObjectIdentifier(end)] != nil else { return nil }
    var path: [Reference] = []
    var current = end
    while let step = reached[ObjectIdentifier(current)], let reference = step {
      path.insert(reference, at: 0)
      current = reference.owner
    }
    return path
  }

  /// The circles of strong references that a program's own class takes part in, each once.
  ///
  /// A circle begins at the object that was found first.
  private(set) lazy var cycles = findCycles()

  private func findCycles() -> [[Reference]] {
    var found: [[Reference]] = []
    var covered: Set<ObjectIdentifier> = []
    for object in objects where !covered.contains(ObjectIdentifier(object)) {
      guard Self.isOfProgram(object), let cycle = cycle(through: object) else { continue }
      found.append(cycle)
      for reference in cycle { covered.insert(ObjectIdentifier(reference.owner)) }
    }
    return found
  }

  /// The shortest circle of strong references through an object, or nil.
  func cycle(through object: AnyObject) -> [Reference]? {
    let first = references(of: object).filter { $0.kind == .strong }
    var shortest: [Reference]?
    for reference in first {
      let rest = reference.object === object ? [] : path(from: [reference.object], to: object)
      guard let rest else { continue }
      if rest.count + 1 < shortest?.count ?? .max { shortest = [reference] + rest }
    }
    return shortest
  }

  /// Whether the class of an object is the program's own.
  static func isOfProgram(_ object: AnyObject) -> Bool { isOfProgram(type: type(of: object)) }

  /// Whether a class is the program's own.
  static func isOfProgram(type: AnyClass) -> Bool { facts(of: type).isOfProgram }

  // MARK: - Reading objects

  private func add(_ object: AnyObject) {
    guard numbers[ObjectIdentifier(object)] == nil else { return }
    numbers[ObjectIdentifier(object)] = objects.count
    objects.append(object)
  }

  private func read(_ object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror, let type = level.subjectType as? AnyClass {
      let facts = Self.facts(of: type)
      if facts.isOpaque { return }
      let children = level.children
      var index = children.startIndex
      for property in facts.properties {
        guard index < children.endIndex else { break }
        defer { children.formIndex(after: &index) }
        if property.reference == .unowned {
          unowned.append(ClosureProperty(owner: object, property: property.name))
        } else if property.mayRefer {
          follow(
            children[index].value, property.reference,
            of: Property(name: property.name, isOfProgram: facts.isOfProgram), in: object, depth: 0)
        }
      }
      mirror = level.superclassMirror
    }
  }

  /// How many elements of a collection are looked into.
  private static let longest = 1000

  /// How deep values in values are looked into.
  private static let deepest = 6

  private func follow(
    _ value: Any, _ kind: StoredProperty.Reference, of property: Property, in owner: AnyObject,
    depth: Int
  ) {
    guard depth < Self.deepest, references.count < 5 * Self.most else { return }
    switch Self.kind(of: value) {
    case .nothing: return
    case .object:
      let object = value as AnyObject
      guard Self.isLookedInto(object) else { return }
      references.append(
        Reference(
          owner: owner, property: property.name, kind: kind, object: object,
          isOfProgram: property.isOfProgram))
      add(object)
    case .closure:
      closures.append(ClosureProperty(owner: owner, property: property.name))
    case .structure(let fields):
      let children = Mirror(reflecting: value).children
      var index = children.startIndex
      for field in fields {
        guard index < children.endIndex else { break }
        defer { children.formIndex(after: &index) }
        guard field.reference != .unowned, field.mayRefer else { continue }
        follow(
          children[index].value, field.reference == .strong ? kind : field.reference,
          of: property, in: owner, depth: depth + 1)
      }
    case .container:
      for child in Mirror(reflecting: value).children.prefix(Self.longest) {
        follow(child.value, kind, of: property, in: owner, depth: depth + 1)
      }
    }
  }

  /// What values of a type are made of, as far as references are concerned.
  private enum ValueKind {
    case nothing, object, closure, container
    case structure([StoredProperty])
  }

  private static var kinds: [ObjectIdentifier: ValueKind] = [:]

  private static func kind(of value: Any) -> ValueKind {
    let type = Swift.type(of: value)
    if let known = kinds[ObjectIdentifier(type)] { return known }
    let kind = findKind(of: value, type)
    kinds[ObjectIdentifier(type)] = kind
    return kind
  }

  private static func findKind(of value: Any, _ type: Any.Type) -> ValueKind {
    if type is AnyClass { return .object }
    if StoredProperty.isPlain(type) { return .nothing }
    switch Mirror(reflecting: value).displayStyle {
    // A closure has no display style and no children; a number has none either.
    case .none: return isClosure(type) ? .closure : .nothing
    case .struct where opaque.contains(module(ofName: _typeName(type))): return .nothing
    case .struct: return .structure(StoredProperty.all(of: type))
    default: return .container
    }
  }

  private static func isClosure(_ type: Any.Type) -> Bool { "\(type)".contains(") -> ") }

  private static func isLookedInto(_ object: AnyObject) -> Bool {
    !(object is Lifetime) && !facts(of: type(of: object)).isOpaque
  }

  /// What is to be known of a class, found out once.
  private struct ClassFacts {
    let isOpaque: Bool
    let isOfProgram: Bool
    /// Its own stored properties, by the names that programs know.
    let properties: [StoredProperty]
  }

  private static var knownClasses: [ObjectIdentifier: ClassFacts] = [:]

  private static func facts(of type: AnyClass) -> ClassFacts {
    if let known = knownClasses[ObjectIdentifier(type)] { return known }
    let module = module(of: type)
    let isOfProgram = !libraries.contains(module)
    var properties = StoredProperty.all(of: type)
    if !isOfProgram {
      for index in properties.indices {
        properties[index].name = ObjectNames.ofProperty(properties[index].name, of: type)
      }
    }
    let facts = ClassFacts(
      isOpaque: opaque.contains(module), isOfProgram: isOfProgram, properties: properties)
    knownClasses[ObjectIdentifier(type)] = facts
    return facts
  }

  /// The module that a class is declared in.
  private static func module(of type: AnyClass) -> String {
    module(ofName: _typeName(type))
  }

  private static func module(ofName name: String) -> String {
    name.split(separator: ".").first.map(String.init) ?? name
  }

  /// The modules whose objects are not looked into.
  private static let opaque: Set = [
    "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Synchronization", "Testing",
    "_Concurrency", "Stage", "Grading",
  ]

  /// The modules whose classes are not the program's own.
  private static let libraries = opaque.union(["HeadlessUIKit"])
}
