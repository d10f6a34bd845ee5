extension NSArray {
  /// Returns an array of what each element answers to a key, with `NSNull` for nil.
  public func value(forKey key: String) -> Any {
    KeyValueTarget(self).value(forKey: key) ?? NSNull()
  }

  /// Gives a key of each element a value.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueTarget(self).setValue(value, forKey: key)
  }

  /// Returns an array of what each element answers to a path, or what an operator makes of it.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueTarget(self).value(at: keyPath)
  }

  /// Gives the property at the end of a path of each element a value.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueTarget(self).setValue(value, at: keyPath)
  }

  /// Returns what the array answers to each of some keys.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0)) }) { $1 }
  }
}
