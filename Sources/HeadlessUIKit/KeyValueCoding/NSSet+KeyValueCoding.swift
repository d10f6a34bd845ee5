extension NSSet {
  /// Returns a set of what each member answers to a key, without the nils.
  public func value(forKey key: String) -> Any {
    KeyValueTarget(self).value(forKey: key) ?? NSSet()
  }

  /// Gives a key of each member a value.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueTarget(self).setValue(value, forKey: key)
  }

  /// Returns a set of what each member answers to a path, or what an operator makes of it.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueTarget(self).value(at: keyPath)
  }

  /// Gives the property at the end of a path of each member a value.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueTarget(self).setValue(value, at: keyPath)
  }
}
