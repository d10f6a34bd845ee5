extension KeyTable {
  private static let cache = KeyCache(lineCount: 256)

  /// Returns the value of a key.
  static func value(of object: AnyObject, forKey key: String) -> Any? {
    let owner: AnyClass = type(of: object)
    if let entry = cache.entry(of: owner, forKey: key) {
      return entry.reader.read(object)
    }
    let table = KeyTable.of(owner)
    if !table.logsSearch, let entry = table.entry(forKey: key, of: object) {
      return entry.reader.read(object)
    }
    let search = KeySearch(table: table, object: object, key: key)
    guard let reader = search.reader() else { return search.undefined() }
    return reader.read(object)
  }

  /// Gives a key a value.
  static func setValue(_ value: Any?, of object: AnyObject, forKey key: String) {
    let owner: AnyClass = type(of: object)
    if let entry = cache.entry(of: owner, forKey: key) {
      return write(value, to: object, entry.slot, entry.writer)
    }
    let table = KeyTable.of(owner)
    if !table.logsSearch, let entry = table.entry(forKey: key, of: object) {
      return write(value, to: object, entry.slot, entry.writer)
    }
    let search = KeySearch(table: table, object: object, key: key)
    guard let writer = search.writer() else { return search.undefined(value) }
    write(value, to: object, PropertyReference(owner: owner, key: key), writer)
  }

  /// Returns the keys of a path, taken apart once; none if the path is a single key.
  static func components(of path: String, from object: AnyObject) -> [String] {
    let owner: AnyClass = type(of: object)
    if let entry = cache.entry(of: owner, forKey: path) {
      return entry.components
    }
    guard path.utf8.contains(UInt8(ascii: ".")) else { return [] }
    return KeyTable.of(owner).pathEntry(for: path).components
  }

  private func pathEntry(for path: String) -> KeyEntry {
    if let entry = paths[path] {
      KeyTable.cache.keep(entry, of: owner)
      return entry
    }
    let nobody = UndefinedAccess(path, in: self)
    let entry = KeyEntry(
      PropertyReference(owner: owner, key: path), reader: nobody, writer: nobody,
      components: path.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
    // A program that makes up paths as it goes must not fill the memory with them.
    if paths.count < 256 { paths[path] = entry }
    return entry
  }

  /// Lets the object's validator see a value, if there is one.
  func validate(_ value: inout Any?, of object: AnyObject, forKey key: String) throws {
    try KeySearch(table: self, object: object, key: key).validator()?(object, &value)
  }

  /// Returns whether an object can read or write a key.
  func hasKey(_ key: String, of object: AnyObject) -> Bool {
    let search = KeySearch(table: self, object: object, key: key, logsSearch: false)
    return search.reader() != nil || search.writer() != nil
  }

  /// Writes a value, and answers for one that is refused.
  static func write(
    _ value: Any?, to object: AnyObject, _ slot: PropertyReference, _ writer: KeyAccess
  ) {
    do throws(ConversionError) {
      try writer.write(value, to: object, slot)
    } catch {
      answer(error, for: object, slot)
    }
  }

  /// Answers for a value that was refused.
  static func answer(_ refusal: ConversionError, for object: AnyObject, _ slot: PropertyReference) {
    switch refusal {
    case .isNil: (object as? any KeyValueCoding)?.setNilValueForKey(slot.key)
    case .wrongType(let exception): exception.raise()
    }
  }

  private func entry(forKey key: String, of object: AnyObject) -> KeyEntry? {
    if let entry = entries[key] {
      KeyTable.cache.keep(entry, of: owner)
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
}
