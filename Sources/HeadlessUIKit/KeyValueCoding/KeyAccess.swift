/// How a key is read and written, once it is known what it means.
class KeyAccess {
  /// Whether the key can be written.
  let isWritable: Bool

  init(isWritable: Bool) {
    self.isWritable = isWritable
  }

  /// Returns the value of the key.
  func read(_ object: AnyObject) -> Any? { nil }

  /// Gives the key a value, or says why it cannot have that.
  func write(_ value: Any?, to object: AnyObject, _ slot: PropertyReference) throws(ConversionError)
  {}
}
