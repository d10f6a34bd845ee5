/// Many keys at once.
enum BulkAccess {
  /// Gives each property a value, in alphabetical order of the keys; `NSNull` stands for nil.
  static func setValues(_ values: [String: Any], of object: any KeyValueCoding) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      object.setValue(value is NSNull ? nil : value, forKey: key)
      if KeyValueException.isRaised { return }
    }
  }

  /// Returns the values of properties, with `NSNull` for nil.
  static func values(of object: any KeyValueCoding, forKeys keys: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for key in keys { values[key] = object.value(forKey: key) ?? NSNull() }
    return values
  }
}
