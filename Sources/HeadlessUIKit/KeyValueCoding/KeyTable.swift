/// What a class can be asked for by name, its superclasses included, ready to be used.
///
/// It is made once for each class, out of what the classes list, and never changes: whichever
/// application asks, a class has the same keys. What a key was found to mean is remembered, unless
/// the class is asked aloud.
package final class KeyTable {
  private static var tables: [ObjectIdentifier: KeyTable] = [:]

  /// Returns the table of a class.
  static func of(_ owner: AnyClass) -> KeyTable {
    tables[ObjectIdentifier(owner)] ?? made(for: owner)
  }

  @inline(never)
  private static func made(for owner: AnyClass) -> KeyTable {
    let table = KeyTable(owner)
    tables[ObjectIdentifier(owner)] = table
    return table
  }

  /// Makes the table of a class anew, to see what that costs.
  package static func build(for owner: AnyClass) {
    _ = KeyTable(owner)
  }

  let owner: AnyClass
  let allowsStored: Bool
  /// The methods, by their Objective-C names.
  private(set) var methods: [String: Accessor] = [:]
  /// The stored variables, by their names.
  private(set) var stored: [String: KeyAccess] = [:]
  /// Whether every candidate is to stand in the log of the conversation.
  private(set) var logsSearch = false
  /// The keys that classes outside of the core list, in alphabetical order.
  private(set) var ownNames: [String] = []

  /// What was found for the keys asked for so far.
  var entries: [String: KeyEntry] = [:]
  /// The paths asked for so far.
  var paths: [String: KeyEntry] = [:]

  /// Makes the table of a class, superclasses first.
  init(_ owner: AnyClass) {
    self.owner = owner
    allowsStored = (owner as? any KeyValueCoding.Type)?.accessInstanceVariablesDirectly ?? true
    var chain: [AnyClass] = []
    var next: AnyClass? = owner
    while let current = next {
      chain.append(current)
      next = _getSuperclass(current)
    }
    var names: Set<String> = []
    for current in chain.reversed() {
      if let keys = BuiltInKeys.of(current) { add(keys, of: current) }
      guard let keys = (current as? any KeyValueCoding.Type)?.keys else { continue }
      add(keys, of: current)
      names.formUnion(keys.names)
    }
    ownNames = names.sorted()
  }

  private func add(_ keys: Keys, of current: AnyClass) {
    keys.requireSingleNames(in: current)
    for (name, path) in keys.properties {
      let access = access(to: path, named: name, of: current)
      let isBool = type(of: path).valueType == Bool.self
      add(access, access.isWritable ? access : nil, named: name, isBool: isBool)
    }
    for (name, accessor) in keys.accessors {
      accessor.requireTarget(current, name)
      add(accessor.reader, accessor.writer, named: name, isBool: false)
    }
    for (name, accessor) in keys.methods {
      accessor.requireTarget(current, name)
      methods[name] = accessor
    }
    for (name, path) in keys.stored { stored[name] = access(to: path, named: name, of: current) }
    logsSearch = logsSearch || !keys.methods.isEmpty || !keys.stored.isEmpty
  }

  private func access(to path: AnyKeyPath, named name: String, of owner: AnyClass) -> KeyAccess {
    guard let access = KeyAccess.make(path, of: owner) else {
      Exception.stop(
        "\(owner) lists a key path of \(type(of: path).rootType) under \"\(name)\". "
          + "List key paths of \(owner) itself or of its superclasses.")
    }
    return access
  }

  /// Gives a property the methods it has on a device: `name` and `setName:`.
  private func add(
    _ reader: KeyAccess?, _ writer: KeyAccess?, named name: String, isBool: Bool
  ) {
    for name in isBool ? Self.names(ofBool: name) : [name] {
      methods[name] = Accessor(target: owner, reader: reader)
      let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
      methods[setter] = writer.map { Accessor(target: owner, writer: $0) }
    }
  }

  /// Returns the two names of a property that is true or false: `hidden` and `isHidden`.
  private static func names(ofBool name: String) -> [String] {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
      return [name, "is\(name.prefix(1).uppercased())\(name.dropFirst())"]
    }
    return [name, "\(first.lowercased())\(name.dropFirst(3))"]
  }
}
