/// What a search found for a key of a class, or what a path is made of, to be used again.
final class KeyEntry {
  let slot: PropertyReference
  let reader: KeyAccess
  let writer: KeyAccess
  /// The keys of a path; none if this is a single key.
  let components: [String]

  init(_ slot: PropertyReference, reader: KeyAccess, writer: KeyAccess, components: [String] = []) {
    (self.slot, self.reader, self.writer) = (slot, reader, writer)
    self.components = components
  }
}

/// Stands for reading or writing a key that can only be written or read.
final class UndefinedAccess: KeyAccess {
  private let table: KeyTable
  private let key: String

  init(_ key: String, in table: KeyTable) {
    (self.key, self.table) = (key, table)
    super.init(isWritable: false)
  }

  override func read(_ object: AnyObject) -> Any? {
    KeySearch(table: table, object: object, key: key).undefined()
  }

  override func write(_ value: Any?, to object: AnyObject, _ slot: PropertyReference)
    throws(ConversionError)
  {
    KeySearch(table: table, object: object, key: key).undefined(value)
  }
}
