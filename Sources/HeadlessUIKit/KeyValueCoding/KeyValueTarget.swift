/// A value that has keys: an object, a collection, a structure, a string or a number.
struct KeyValueTarget {
  let value: Any

  init(_ value: Any) {
    self.value = value
  }

  /// The value, if it is an object that conforms to key-value coding.
  var object: (any KeyValueCoding)? { Self.object(value) }

  /// Returns a value, if it is an object that conforms to key-value coding.
  ///
  /// The type is looked at first, because the cast alone would turn a Swift dictionary into an
  /// object, with everything in it.
  static func object(_ value: Any) -> (any KeyValueCoding)? {
    type(of: value) is AnyClass ? value as? any KeyValueCoding : nil
  }

  func value(forKey key: String) -> Any? {
    if let object { return object.value(forKey: key) }
    if type(of: value) == NSNull.self { return value }
    if let collection = KeyedCollection(value) { return collection.value(forKey: key) }
    if key == "self" { return value }
    if let result = FoundationKeys.value(of: value, named: key) { return result }
    KeyValueError.undefinedKeyOfValue(key, className: ObjCClassNames.name(of: value), .read).raise()
    return nil
  }

  func setValue(_ newValue: Any?, forKey key: String) {
    if let object { return object.setValue(newValue, forKey: key) }
    if let collection = KeyedCollection(value) {
      return collection.setValue(newValue, forKey: key)
    }
    KeyValueError.undefinedKeyOfValue(key, className: ObjCClassNames.name(of: value), .write)
      .raise()
  }

  func value(at path: String) -> Any? {
    if let object { return object.value(forKeyPath: path) }
    let (head, rest) = KeyPathTraversal.split(path)
    guard let rest else { return value(forKey: head) }
    if head.hasPrefix("@") {
      guard let collection = KeyedCollection(value) else {
        return Self.undefinedOperator(head, className: ObjCClassNames.name(of: value))
      }
      return collection.value(ofOperator: String(head.dropFirst()), at: rest)
    }
    return value(forKey: head).flatMap { KeyValueTarget($0).value(at: rest) }
  }

  func setValue(_ newValue: Any?, at path: String) {
    if let object {
      return object.setValue(newValue, forKeyPath: path)
    }
    let (head, rest) = KeyPathTraversal.split(path)
    guard let rest else { return setValue(newValue, forKey: head) }
    value(forKey: head).map { KeyValueTarget($0).setValue(newValue, at: rest) }
  }

  /// Raises the exception for an operator, with its @, that a class does not have.
  static func undefinedOperator(_ head: String, className: String) -> Any? {
    KeyValueError.undefinedOperator(String(head.dropFirst()), className: className).raise()
    return nil
  }
}

/// The keys of strings and numbers.
enum FoundationKeys {
  /// Returns the value of a key of a string or a number, or nil if it does not have the key.
  static func value(of target: Any, named key: String) -> Any? {
    if let text = target as? String { return value(of: text, named: key) }
    return NSNumber.wrapping(target).flatMap { value(of: $0, named: key) }
  }

  private static func value(of text: String, named key: String) -> Any? {
    let object = NSString(string: text)
    return switch key {
    case "length": object.length
    case "uppercaseString": text.uppercased()
    case "lowercaseString": text.lowercased()
    case "capitalizedString": text.capitalized
    case "intValue": object.intValue
    case "integerValue": object.integerValue
    case "longLongValue": object.longLongValue
    case "doubleValue": object.doubleValue
    case "floatValue": object.floatValue
    case "boolValue": object.boolValue
    case "description": text
    default: nil
    }
  }

  private static func value(of number: NSNumber, named key: String) -> Any? {
    switch key {
    case "intValue": number.int32Value
    case "integerValue": number.intValue
    case "longLongValue": number.int64Value
    case "doubleValue": number.doubleValue
    case "floatValue": number.floatValue
    case "boolValue": number.boolValue
    case "stringValue", "description": number.stringValue
    default: nil
    }
  }
}
