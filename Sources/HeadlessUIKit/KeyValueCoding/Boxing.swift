/// How a property's value becomes one of any type: a nil is a nil, an enumeration its raw number.
enum Boxing {
  /// Returns a value as it is, or nil for an optional that is nil.
  static func flattened(_ value: Any) -> Any? {
    guard let optional = value as? any Flattening else { return value }
    return optional.flattened
  }

  /// Returns a value as `Any`, or nil for an optional that is nil.
  static func boxed<Value>(_ value: Value) -> Any? {
    if let optional = value as? any Flattening { return optional.flattened }
    return reader(of: Value.self).map { $0(value) } ?? value
  }

  /// Returns what boxes values of a type, or nil where they are taken as they are.
  static func reader<Value>(of type: Value.Type) -> ((Value) -> Any?)? {
    if Value.self == Void.self { return { _ in nil } }
    guard let raw = Value.self as? any RawRepresentable.Type, isNumber(raw) else { return nil }
    return { ($0 as? any RawRepresentable)?.rawValue }
  }

  private static func isNumber<Case: RawRepresentable>(_: Case.Type) -> Bool {
    Case.RawValue.self is any Numeric.Type
  }
}
