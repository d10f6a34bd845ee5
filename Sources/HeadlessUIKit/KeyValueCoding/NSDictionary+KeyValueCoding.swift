extension NSDictionary {
  /// Returns what the dictionary holds under a key, or of itself for a key that begins with @.
  public func value(forKey key: String) -> Any? {
    KeyValueTarget(self).value(forKey: key)
  }

  /// Returns the value at the end of a path of keys, or nil if there is nothing on the way.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueTarget(self).value(at: keyPath)
  }

  /// Gives a key a value, or takes it out for nil; a dictionary that cannot change raises.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueTarget(self).setValue(value, forKey: key)
  }

  /// Gives the property at the end of a path a value, unless there is nothing on the way.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueTarget(self).setValue(value, at: keyPath)
  }
}
