extension NSArray {
  /// Returns an array of the values of a key of each element, with `NSNull` for nil.
  public func value(forKey key: String) -> Any {
    KeyValueTarget(self).value(forKey: key) ?? NSNull()
  }

  /// Gives a key of each element a value.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueTarget(self).setValue(value, forKey: key)
  }

  /// Returns an array of the values at the end of a path of each element, or the result of an
  /// operator.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueTarget(self).value(at: keyPath)
  }

  /// Gives the property at the end of a path of each element a value.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueTarget(self).setValue(value, at: keyPath)
  }

  /// Returns the values of several keys, each an array.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0)) }) { $1 }
  }
}

extension NSSet {
  /// Returns a set of the values of a key of each member, without the nils.
  public func value(forKey key: String) -> Any {
    KeyValueTarget(self).value(forKey: key) ?? NSSet()
  }

  /// Gives a key of each member a value.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueTarget(self).setValue(value, forKey: key)
  }

  /// Returns a set of the values at the end of a path of each member, or the result of an operator.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueTarget(self).value(at: keyPath)
  }

  /// Gives the property at the end of a path of each member a value.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueTarget(self).setValue(value, at: keyPath)
  }
}

extension NSDictionary {
  /// Returns what the dictionary holds under a key, or of itself for a key that begins with @.
  public func value(forKey key: String) -> Any? {
    KeyValueTarget(self).value(forKey: key)
  }

  /// Returns the value at the end of a path of keys, or nil if there is nothing on the way.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueTarget(self).value(at: keyPath)
  }

  /// Gives a key a value, or removes it for nil; a dictionary that cannot change raises.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueTarget(self).setValue(value, forKey: key)
  }

  /// Gives the property at the end of a path a value, unless there is nothing on the way.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueTarget(self).setValue(value, at: keyPath)
  }
}
