/// How a key is read and written, once it is known what it means.
class KeyAccess {
  /// Whether the key can be written.
  let isWritable: Bool

  init(isWritable: Bool) {
    self.isWritable = isWritable
  }

  /// Returns the value of the key.
  func read(_ object: AnyObject) -> Any? { nil }

  /// Gives the key a value.
  func write(
    _ value: Any?, to object: AnyObject, _ property: PropertyReference
  ) throws(ConversionError) {}
}

/// Reads a key by computing its value.
final class ComputedAccess: KeyAccess {
  private let body: @MainActor (AnyObject) -> Any?

  init(_ body: @escaping @MainActor (AnyObject) -> Any?) {
    self.body = body
    super.init(isWritable: false)
  }

  override func read(_ object: AnyObject) -> Any? { body(object) }
}

/// Reads and writes a key, and logs it in the conversation.
final class LoggingAccess: KeyAccess {
  private let access: KeyAccess
  private let search: KeySearch
  private let name: String

  /// Logs that a method or a stored variable of a name is used.
  init(_ access: KeyAccess, named name: String, by search: KeySearch) {
    (self.access, self.name, self.search) = (access, name, search)
    super.init(isWritable: access.isWritable)
  }

  override func read(_ object: AnyObject) -> Any? {
    var value: Any?
    search.logQuestion(name, "") {
      value = access.read(object)
      return Self.text(of: value)
    }
    return value
  }

  override func write(
    _ value: Any?, to object: AnyObject, _ property: PropertyReference
  ) throws(ConversionError) {
    search.logMessage(name, Self.text(of: value))
    try access.write(value, to: object, property)
  }

  private static func text(of value: Any?) -> String {
    guard let value else { return "nil" }
    return ObjCClassNames.text(of: value) ?? "a \(ObjCClassNames.name(of: value))"
  }
}

/// Stands in for reading a key that can only be written, and the other way round.
final class UndefinedAccess: KeyAccess {
  private let table: KeyTable
  private let key: String

  init(_ key: String, in table: KeyTable) {
    (self.key, self.table) = (key, table)
    super.init(isWritable: false)
  }

  override func read(_ object: AnyObject) -> Any? {
    KeySearch(table: table, object: object, key: key).readUndefinedKey()
  }

  override func write(
    _ value: Any?, to object: AnyObject, _ property: PropertyReference
  ) throws(ConversionError) {
    KeySearch(table: table, object: object, key: key).writeUndefinedKey(value)
  }
}
