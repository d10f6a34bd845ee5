/// The keys of a class, those of its superclasses included, ready to be used.
///
/// It is made once for each class, out of what the classes list, and never changes: whichever
/// application asks, a class has the same keys. What a key was found to mean is stored, unless
/// searches of the class are logged.
package final class KeyTable {
  private static var tables: [ObjectIdentifier: KeyTable] = [:]

  static func of(_ owner: AnyClass) -> KeyTable {
    tables[ObjectIdentifier(owner)] ?? made(for: owner)
  }

  @inline(never)
  private static func made(for owner: AnyClass) -> KeyTable {
    let table = KeyTable(owner)
    tables[ObjectIdentifier(owner)] = table
    return table
  }

  /// Makes the table of a class anew, to measure what that costs.
  package static func build(for owner: AnyClass) {
    _ = KeyTable(owner)
  }

  let owner: AnyClass
  /// Whether stored variables are looked at.
  let allowsStored: Bool
  /// The methods, by their Objective-C names.
  private(set) var methods: [String: Accessor] = [:]
  /// The stored variables, by their names.
  private(set) var stored: [String: KeyAccess] = [:]
  /// Whether the conversation lists every candidate of a search.
  private(set) var logsSearch = false
  /// The keys that classes outside of the core list, in alphabetical order.
  private(set) var listedNames: [String] = []

  /// What was found for the keys used so far.
  private var entries: [String: KeyEntry] = [:]
  /// What the key paths used so far consist of.
  private var paths: [String: KeyEntry] = [:]

  /// Makes the table of a class, superclasses first.
  init(_ owner: AnyClass) {
    self.owner = owner
    allowsStored = (owner as? any KeyValueCoding.Type)?.accessInstanceVariablesDirectly ?? true
    var names: Set<String> = []
    for current in ClassChain(owner).reversed() {
      if let keys = BuiltInKeys.of(current) { add(keys, of: current) }
      guard let keys = (current as? any KeyValueCoding.Type)?.keys else { continue }
      add(keys, of: current)
      names.formUnion(keys.names)
    }
    listedNames = names.sorted()
  }

  private func add(_ keys: Keys, of current: AnyClass) {
    keys.requireValidNames(in: current)
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
    if let access = KeyAccess.make(path, of: owner) { return access }
    let root = type(of: path).rootType
    KeyListMistake.foreignKeyPath(root: root, name: name, owner: owner).stop()
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

/// Reading and writing by key.
extension KeyTable {
  private static let cache = KeyCache(lineCount: 256)

  static func value(of object: AnyObject, forKey key: String) -> Any? {
    let owner: AnyClass = type(of: object)
    if let entry = cache.entry(of: owner, forKey: key) {
      return entry.takeUnretainedValue().reader.read(object)
    }
    let table = KeyTable.of(owner)
    if !table.logsSearch, let entry = table.entry(forKey: key, of: object) {
      return entry.reader.read(object)
    }
    let search = KeySearch(table: table, object: object, key: key)
    guard let reader = search.reader() else { return search.readUndefinedKey() }
    return reader.read(object)
  }

  static func setValue(_ value: Any?, of object: AnyObject, forKey key: String) {
    let owner: AnyClass = type(of: object)
    if let entry = cache.entry(of: owner, forKey: key) {
      let entry = entry.takeUnretainedValue()
      return write(value, to: object, entry.property, entry.writer)
    }
    let table = KeyTable.of(owner)
    if !table.logsSearch, let entry = table.entry(forKey: key, of: object) {
      return write(value, to: object, entry.property, entry.writer)
    }
    let search = KeySearch(table: table, object: object, key: key)
    guard let writer = search.writer() else { return search.writeUndefinedKey(value) }
    write(value, to: object, PropertyReference(owner: owner, key: key), writer)
  }

  /// Gives each key a value, in alphabetical order of the keys; `NSNull` stands for nil.
  static func setValues(_ values: [String: Any], of object: any KeyValueCoding) {
    // Only while exceptions are caught does the program go on after one.
    let isCatching = Exception.isCatching
    for key in values.keys.sorted() {
      guard let value = values[key] else { continue }
      object.setValue(type(of: value) == NSNull.self ? nil : value, forKey: key)
      if isCatching, Exception.isRaised { return }
    }
  }

  /// Returns the values of keys, with `NSNull` for nil.
  static func values(of object: any KeyValueCoding, forKeys keys: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for key in keys { values[key] = object.value(forKey: key) ?? NSNull() }
    return values
  }

  /// Returns the keys of a path; none if the path is a single key.
  static func components(of path: String, from object: AnyObject) -> [String] {
    let owner: AnyClass = type(of: object)
    if let entry = cache.entry(of: owner, forKey: path) {
      return entry.takeUnretainedValue().components
    }
    guard path.utf8.contains(UInt8(ascii: ".")) else { return [] }
    return KeyTable.of(owner).pathEntry(for: path).components
  }

  /// Writes a value; one that is not accepted raises an exception.
  static func write(
    _ value: Any?, to object: AnyObject, _ property: PropertyReference, _ writer: KeyAccess
  ) {
    do throws(ConversionError) {
      try writer.write(value, to: object, property)
    } catch {
      report(error, to: object, property)
    }
  }

  /// Calls `setNilValueForKey(_:)` for a nil, and raises the exception for any other value.
  static func report(
    _ error: ConversionError, to object: AnyObject, _ property: PropertyReference
  ) {
    switch error {
    case .isNil: (object as? any KeyValueCoding)?.setNilValueForKey(property.key)
    case .exception(let exception): exception.raise()
    }
  }

  private func entry(forKey key: String, of object: AnyObject) -> KeyEntry? {
    if let entry = entries[key] {
      KeyTable.cache.store(entry, of: owner)
      return entry
    }
    let search = KeySearch(table: self, object: object, key: key)
    let (reader, writer) = (search.reader(), search.writer())
    guard reader != nil || writer != nil else { return nil }
    let entry = KeyEntry(
      PropertyReference(owner: owner, key: key), reader: reader ?? UndefinedAccess(key, in: self),
      writer: writer ?? UndefinedAccess(key, in: self))
    entries[key] = entry
    return entry
  }

  private func pathEntry(for path: String) -> KeyEntry {
    if let entry = paths[path] {
      KeyTable.cache.store(entry, of: owner)
      return entry
    }
    let access = UndefinedAccess(path, in: self)
    let entry = KeyEntry(
      PropertyReference(owner: owner, key: path), reader: access, writer: access,
      components: path.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
    // A program that makes up paths as it runs must not fill the memory with them.
    if paths.count < 256 { paths[path] = entry }
    return entry
  }
}
