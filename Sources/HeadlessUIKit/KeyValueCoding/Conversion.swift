/// How a value of any type becomes one of a property's type.
struct Conversion<Value> {
  let convert: (Any?, KeySlot) throws(Refusal) -> Value

  /// Returns the conversion to a type, chosen once.
  static func make() -> Self {
    if let type = Value.self as? any Convertible.Type, let found = type.conversion as? Self {
      return found
    }
    if let type = Value.self as? any RawRepresentable.Type, let found = raw(type) as? Self {
      return found
    }
    return Self { value, slot throws(Refusal) in
      guard let value else { throw .isNil }
      guard let result = value as? Value else {
        throw .wrongType(.wrongType(value, type: Value.self, slot: slot))
      }
      return result
    }
  }

  /// An enumeration is given its raw number as well as itself.
  private static func raw<Case: RawRepresentable>(_: Case.Type) -> Any? {
    guard Case.RawValue.self is any FixedWidthInteger.Type else { return nil }
    let number = Conversion<Case.RawValue>.make()
    return Conversion<Case> { value, slot throws(Refusal) in
      guard let value else { throw .isNil }
      if let same = value as? Case { return same }
      let rawValue = try number.convert(value, slot)
      guard let found = Case(rawValue: rawValue) else {
        throw .wrongType(.noCase(rawValue, type: Case.self, slot: slot))
      }
      return found
    }
  }
}

/// A type that makes itself out of other types, as Objective-C unwraps numbers and structures.
protocol Convertible {
  /// Returns a value of the type made out of another.
  static func converted(_ value: Any?, _ slot: KeySlot) throws(Refusal) -> Self
}

extension Convertible {
  /// The conversion to the type, as a `Conversion<Self>`.
  static var conversion: Any {
    Conversion<Self> { value, slot throws(Refusal) in try converted(value, slot) }
  }
}

extension Optional: Convertible {
  static func converted(_ value: Any?, _ slot: KeySlot) throws(Refusal) -> Wrapped? {
    guard let value else { return nil }
    if let same = value as? Wrapped { return same }
    return try Conversion<Wrapped>.make().convert(value, slot)
  }
}
