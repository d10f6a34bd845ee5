/// Follows a key path, one key after the other.
enum KeyPathTraversal {
  /// Returns the first key of a path, and the rest if there is one.
  static func split(_ path: String) -> (head: String, rest: String?) {
    guard let dot = path.utf8.firstIndex(of: UInt8(ascii: ".")) else { return (path, nil) }
    return (String(path[..<dot]), String(path[path.utf8.index(after: dot)...]))
  }

  /// Returns the value at the end of a path that begins at an object.
  static func value(of object: any KeyValueCoding, at path: String) -> Any? {
    let keys = KeyTable.components(of: path, from: object)
    guard let last = keys.last else { return object.value(forKey: path) }
    var object = object
    for index in keys.indices.dropLast() {
      if keys[index].utf8.first == UInt8(ascii: "@") {
        return KeyValueTarget.undefinedOperator(
          keys[index], className: "\(type(of: object))")
      }
      guard let value = object.value(forKey: keys[index]) else { return nil }
      guard let next = KeyValueTarget.object(value) else {
        return KeyValueTarget(value).value(at: keys[(index + 1)...].joined(separator: "."))
      }
      object = next
    }
    return object.value(forKey: last)
  }

  /// Gives the property at the end of a path a value.
  static func setValue(_ value: Any?, of object: any KeyValueCoding, at path: String) {
    let keys = KeyTable.components(of: path, from: object)
    guard let last = keys.last else { return object.setValue(value, forKey: path) }
    var object = object
    for index in keys.indices.dropLast() {
      guard let found = object.value(forKey: keys[index]) else { return }
      guard let next = KeyValueTarget.object(found) else {
        return KeyValueTarget(found).setValue(
          value, at: keys[(index + 1)...].joined(separator: "."))
      }
      object = next
    }
    object.setValue(value, forKey: last)
  }

  /// Lets the object at the end of a path check a value.
  ///
  /// A nil on the way is an error of Foundation's.
  static func validate(
    _ value: inout Any?, of object: any KeyValueCoding, at path: String
  ) throws {
    let (owner, key) = end(of: path, from: object)
    guard let owner else { throw CocoaError(.keyValueValidation) }
    try owner.validateValue(&value, forKey: key)
  }

  /// Returns a proxy for the array at the end of a path.
  static func mutableArray(of object: any KeyValueCoding, at path: String) -> NSMutableArray {
    let (owner, key) = end(of: path, from: object)
    if let owner { return owner.mutableArrayValue(forKey: key) }
    KeyValueMessage.noOwner(path: path, key: key, of: object).report()
    return NSMutableArray()
  }

  /// Returns the object that has the last key of a path, if the path leads to one, and that key.
  private static func end(
    of path: String, from object: any KeyValueCoding
  ) -> (owner: (any KeyValueCoding)?, key: String) {
    guard let dot = path.lastIndex(of: ".") else { return (object, path) }
    let owner = value(of: object, at: String(path[..<dot])) as? any KeyValueCoding
    return (owner, String(path[path.index(after: dot)...]))
  }
}
