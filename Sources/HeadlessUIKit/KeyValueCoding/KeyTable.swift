/// What a class can be asked for by name, its superclasses included, ready to be used.
///
/// It is made once for each class, out of what the classes list, and never changes: whichever
/// application asks, a class has the same keys. What a key was found to mean is remembered, unless
/// the class is asked aloud.
final class KeyTable {
  private static var tables: [ObjectIdentifier: KeyTable] = [:]

  /// Returns the table of a class.
  static func of(_ owner: AnyClass) -> KeyTable {
    if let table = tables[ObjectIdentifier(owner)] { return table }
    let table = KeyTable(owner)
    tables[ObjectIdentifier(owner)] = table
    return table
  }

  typealias Reader = (AnyObject) -> Any?
  typealias Writer = (AnyObject, Any?, KeySlot) throws(Refusal) -> Void

  let owner: AnyClass
  let allowsStored: Bool
  /// The methods, by their Objective-C names.
  private(set) var methods: [String: Accessor] = [:]
  /// The stored variables, by their names.
  private(set) var stored: [String: PropertyAccess] = [:]
  /// Whether every candidate is to stand in the log of the conversation.
  private(set) var isAloud = false
  /// The keys that classes outside of the core list, in alphabetical order.
  private(set) var ownNames: [String] = []

  private var readers: [String: Reader] = [:]
  private var writers: [String: (write: Writer, slot: KeySlot)] = [:]

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

  /// Returns the value of a key.
  func value(of object: AnyObject, forKey key: String) -> Any? {
    if let read = readers[key] { return read(object) }
    let search = KeySearch(table: self, object: object, key: key)
    guard let read = search.reader() else { return search.undefined() }
    if !isAloud { readers[key] = read }
    return read(object)
  }

  /// Gives a key a value.
  func setValue(_ value: Any?, of object: AnyObject, forKey key: String) {
    if let (write, slot) = writers[key] { return perform(write, value, object, slot) }
    let search = KeySearch(table: self, object: object, key: key)
    guard let write = search.writer() else { return search.undefined(value) }
    let slot = KeySlot(owner: owner, key: key)
    if !isAloud { writers[key] = (write, slot) }
    perform(write, value, object, slot)
  }

  /// Lets the object's validator see a value, if there is one.
  func validate(_ value: inout Any?, of object: AnyObject, forKey key: String) throws {
    try KeySearch(table: self, object: object, key: key).validator()?(object, &value)
  }

  private func perform(_ write: Writer, _ value: Any?, _ object: AnyObject, _ slot: KeySlot) {
    do throws(Refusal) {
      try write(object, value, slot)
    } catch {
      switch error {
      case .isNil: (object as? any KeyValueCoding)?.setNilValueForKey(slot.key)
      case .wrongType(let exception): exception.raise()
      }
    }
  }

  private func add(_ keys: Keys, of current: AnyClass) {
    keys.requireSingleNames(in: current)
    for (name, path) in keys.properties {
      add(access(to: path, named: name, of: current), named: name)
    }
    for (name, accessor) in keys.accessors {
      accessor.requireTarget(current, name)
      add(read: accessor.read, write: accessor.write, named: name, isBool: false)
    }
    for (name, accessor) in keys.methods {
      accessor.requireTarget(current, name)
      methods[name] = accessor
    }
    for (name, path) in keys.stored { stored[name] = access(to: path, named: name, of: current) }
    isAloud = isAloud || !keys.methods.isEmpty || !keys.stored.isEmpty
  }

  private func access(to path: AnyKeyPath, named name: String, of owner: AnyClass) -> PropertyAccess
  {
    guard let access = PropertyAccess(path, of: owner) else {
      Exception.stop(
        "\(owner) lists a key path of \(type(of: path).rootType) under \"\(name)\". "
          + "List key paths of \(owner) itself or of its superclasses.")
    }
    return access
  }

  private func add(_ access: PropertyAccess, named name: String) {
    add(read: access.read, write: access.write, named: name, isBool: access.isBool)
  }

  /// Gives a property the methods it has on a device: `name` and `setName:`.
  private func add(read: Reader?, write: Writer?, named name: String, isBool: Bool) {
    let names = isBool ? Self.names(ofBool: name) : [name]
    for name in names {
      methods[name] = Accessor(target: owner, read: read)
      let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
      methods[setter] = write.map { Accessor(target: owner, write: $0) }
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
