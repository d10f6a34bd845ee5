/// Follows a key path, one key after the other.
enum KeyPathTraversal {
  /// Returns the first key of a path, and the rest if there is one.
  static func split(_ path: String) -> (head: String, rest: String?) {
    guard let dot = path.utf8.firstIndex(of: UInt8(ascii: ".")) else { return (path, nil) }
    return (String(path[..<dot]), String(path[path.utf8.index(after: dot)...]))
  }

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
}
