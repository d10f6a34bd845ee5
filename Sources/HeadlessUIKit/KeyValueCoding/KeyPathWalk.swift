/// A path of keys, walked one key at a time.
enum KeyPathWalk {
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
        return Receiver.refuse(keys[index], of: "\(type(of: object))")
      }
      guard let value = object.value(forKey: keys[index]) else { return nil }
      guard let next = value as? any KeyValueCoding else {
        return Receiver(value).value(at: keys[(index + 1)...].joined(separator: "."))
      }
      object = next
    }
    return object.value(forKey: last)
  }

  /// Gives the property at the end of a path a value.
  static func setValue(_ value: Any?, of object: any KeyValueCoding, at path: String) {
    let (head, rest) = split(path)
    guard let rest else { return object.setValue(value, forKey: head) }
    guard let next = object.value(forKey: head) else { return }
    if let changed = StructureMembers.changing(next, at: rest, to: value) {
      return object.setValue(changed, forKey: head)
    }
    Receiver(next).setValue(value, at: rest)
  }

  /// Lets the object at the end of a path check a value; a nil on the way makes it no value.
  static func validate(
    _ value: inout Any?, of object: any KeyValueCoding, at path: String
  ) throws {
    let (head, rest) = split(path)
    guard let rest else { return try object.validateValue(&value, forKey: head) }
    guard let next = object.value(forKey: head) as? any KeyValueCoding else {
      throw CocoaError(.keyValueValidation)
    }
    try next.validateValue(&value, forKeyPath: rest)
  }

  /// Returns the array that stands for the one at the end of a path.
  static func mutableArray(of object: any KeyValueCoding, at path: String) -> NSMutableArray {
    let (head, rest) = split(path)
    guard let rest else { return object.mutableArrayValue(forKey: head) }
    guard let next = object.value(forKey: head) as? any KeyValueCoding else {
      return NSMutableArray()
    }
    return next.mutableArrayValue(forKeyPath: rest)
  }
}
