/// Many keys at once.
enum BulkAccess {
  /// Gives each property a value, in alphabetical order of the keys; `NSNull` stands for nil.
  static func setValues(_ values: [String: Any], of object: any KeyValueCoding) {
    let state = Device.current
    for key in values.keys.sorted() {
      guard let value = values[key] else { continue }
      object.setValue(type(of: value) == NSNull.self ? nil : value, forKey: key)
      if state.hasCaught { return }
    }
  }

  /// Returns the values of properties, with `NSNull` for nil.
  static func values(of object: any KeyValueCoding, forKeys keys: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for key in keys { values[key] = object.value(forKey: key) ?? NSNull() }
    return values
  }
}
