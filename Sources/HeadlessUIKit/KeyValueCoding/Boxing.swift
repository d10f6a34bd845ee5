/// How a property's value becomes one of any type: a nil is a nil, an enumeration its raw number.
enum Boxing {
  /// Returns a value as `Any`, or nil for an optional that is nil.
  static func boxed<Value>(_ value: Value) -> Any? {
    reader(of: Value.self)(value)
  }

  /// Returns what boxes values of a type, chosen once.
  static func reader<Value>(of type: Value.Type) -> (Value) -> Any? {
    if Value.self is any Flattening.Type {
      return { ($0 as? any Flattening)?.flattened }
    }
    if Value.self == Void.self { return { _ in nil } }
    if let raw = Value.self as? any RawRepresentable.Type, isNumber(raw) {
      return { ($0 as? any RawRepresentable)?.rawValue }
    }
    return { $0 }
  }

  private static func isNumber<Case: RawRepresentable>(_: Case.Type) -> Bool {
    Case.RawValue.self is any FixedWidthInteger.Type
  }
}

/// An optional, which becomes what it holds.
protocol Flattening {
  /// What the optional holds.
  var flattened: Any? { get }
}

extension Optional: Flattening {
  var flattened: Any? {
    guard case .some(let value) = self else { return nil }
    return value
  }
}
