extension KeyValueCoding {
  /// Says that stored names may be looked at.
  public static var accessInstanceVariablesDirectly: Bool { true }

  /// Returns the value of a property.
  public func value(forKey key: String) -> Any? {
    KeyTable.value(of: self, forKey: key)
  }

  /// Gives a property a value.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyTable.setValue(value, of: self, forKey: key)
  }

  /// Returns the value at the end of a path of keys, or nil if there is a nil on the way.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyPathTraversal.value(of: self, at: keyPath)
  }

  /// Gives the property at the end of a path of keys a value, unless there is a nil on the way.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyPathTraversal.setValue(value, of: self, at: keyPath)
  }

  /// Stops the program: the object does not have the key.
  public func value(forUndefinedKey key: String) -> Any? {
    KeyValueException.undefined(key, of: self, method: "valueForUndefinedKey:").raise()
    return nil
  }

  /// Stops the program: the object does not have the key.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueException.undefined(key, of: self, method: "setValue:forUndefinedKey:").raise()
  }

  /// Stops the program: the property cannot be nil.
  public func setNilValueForKey(_ key: String) {
    KeyValueException.isNil(key, of: self).raise()
  }

  /// Gives each property a value, in alphabetical order of the keys; `NSNull` stands for nil.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    BulkAccess.setValues(keyedValues, of: self)
  }

  /// Returns the values of properties, with `NSNull` for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    BulkAccess.values(of: self, forKeys: keys)
  }

  /// Checks a value with the object's `validate<Key>:error:`, if it has one.
  public func validateValue(_ ioValue: inout Any?, forKey inKey: String) throws {
    try KeyTable.of(type(of: self)).validate(&ioValue, of: self, forKey: inKey)
  }

  /// Checks a value for the property at the end of a path of keys.
  public func validateValue(_ ioValue: inout Any?, forKeyPath inKeyPath: String) throws {
    try KeyPathTraversal.validate(&ioValue, of: self, at: inKeyPath)
  }

  /// Returns an array that stands for the one of a property: changing it changes the property.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    KeyedMutableArray(KeyedArrayAccess(of: self, key: key))
  }

  /// Returns an array that stands for the one at the end of a path of keys.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    KeyPathTraversal.mutableArray(of: self, at: keyPath)
  }
}
