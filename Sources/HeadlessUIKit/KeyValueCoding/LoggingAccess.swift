/// Reads and writes a key, and says so in the log of the conversation.
final class LoggingAccess: KeyAccess {
  private let access: KeyAccess
  private let search: KeySearch
  private let name: String

  /// Says that a method or a stored variable of a name is used.
  init(_ access: KeyAccess, _ name: String, by search: KeySearch) {
    (self.access, self.name, self.search) = (access, name, search)
    super.init(isWritable: access.isWritable)
  }

  override func read(_ object: AnyObject) -> Any? {
    var value: Any?
    search.ask(name, "") {
      value = access.read(object)
      return Self.words(for: value)
    }
    return value
  }

  override func write(_ value: Any?, to object: AnyObject, _ slot: PropertyReference)
    throws(ConversionError)
  {
    search.tell(name, Self.words(for: value))
    try access.write(value, to: object, slot)
  }

  private static func words(for value: Any?) -> String {
    guard let value else { return "nil" }
    return ObjCClassNames.text(of: value) ?? "a \(ObjCClassNames.name(of: value))"
  }
}
