/// Anything that can be asked for a key: an object, a collection, a structure, a string, a number.
struct KeyValueTarget {
  let value: Any

  init(_ value: Any) {
    self.value = value
  }

  /// The receiver, if it is an object that is asked by name.
  ///
  /// Asked for a class, a Swift dictionary would first become an object, with all that is in it.
  var object: (any KeyValueCoding)? {
    type(of: value) is AnyClass ? value as? any KeyValueCoding : nil
  }

  /// Returns the value of a key.
  func value(forKey key: String) -> Any? {
    if let object { return object.value(forKey: key) }
    if type(of: value) == NSNull.self { return value }
    if let collection = KeyedCollection(value) { return collection.value(forKey: key) }
    if key == "self" { return value }
    if let member = StructureMembers.value(of: value, named: key) { return member }
    if let answer = FoundationKeys.value(of: value, named: key) { return answer }
    KeyValueException.undefined(key, ofClass: ObjCClassNames.name(of: value)).raise()
    return nil
  }

  /// Gives a key a value.
  func setValue(_ newValue: Any?, forKey key: String) {
    if let object { return object.setValue(newValue, forKey: key) }
    if let collection = KeyedCollection(value) {
      return collection.setValue(newValue, forKey: key)
    }
    KeyValueException.undefined(
      key, ofClass: ObjCClassNames.name(of: value), method: "setValue:forUndefinedKey:"
    ).raise()
  }

  /// Returns the value at the end of a path.
  func value(at path: String) -> Any? {
    if let object { return object.value(forKeyPath: path) }
    let (head, rest) = KeyPathTraversal.split(path)
    guard let rest else { return value(forKey: head) }
    if head.hasPrefix("@") {
      guard let collection = KeyedCollection(value) else {
        return Self.refuse(head, of: ObjCClassNames.name(of: value))
      }
      return collection.value(ofOperator: String(head.dropFirst()), at: rest)
    }
    return value(forKey: head).flatMap { KeyValueTarget($0).value(at: rest) }
  }

  /// Gives the property at the end of a path a value.
  func setValue(_ newValue: Any?, at path: String) {
    if let object {
      return object.setValue(newValue, forKeyPath: path)
    }
    let (head, rest) = KeyPathTraversal.split(path)
    guard let rest else { return setValue(newValue, forKey: head) }
    value(forKey: head).map { KeyValueTarget($0).setValue(newValue, at: rest) }
  }

  /// Says that a class has no such operator.
  static func refuse(_ head: String, of name: String) -> Any? {
    KeyValueException(
      name: "NSInvalidArgumentException",
      reason: "[<\(name)> valueForKeyPath:]: "
        + "this class does not implement the \(head.dropFirst()) operation.",
      help: "Operators work on arrays and sets: @count, @sum, @avg, @min, @max, @unionOfObjects, "
        + "@distinctUnionOfObjects, @unionOfArrays, @distinctUnionOfArrays, "
        + "@distinctUnionOfSets."
    ).raise()
    return nil
  }
}
