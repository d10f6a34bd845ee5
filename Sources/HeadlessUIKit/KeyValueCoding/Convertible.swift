/// A type that makes itself out of other types, as Objective-C unwraps numbers and structures.
protocol Convertible {
  /// Returns a value of the type made out of another.
  static func converted(_ value: Any?, _ slot: PropertyReference) throws(ConversionError) -> Self
}

extension Convertible {
  /// The conversion to the type, a `Conversion<Self>`.
  static var conversion: AnyObject { ConvertibleConversion<Self>() }
}

extension Optional: Convertible {
  static func converted(_ value: Any?, _ slot: PropertyReference) throws(ConversionError)
    -> Wrapped?
  {
    guard let value else { return nil }
    if let same = value as? Wrapped { return same }
    return try Conversion<Wrapped>.make().convert(value, slot)
  }
}

private final class ConvertibleConversion<Value: Convertible>: Conversion<Value> {
  override func convert(_ value: Any?, _ slot: PropertyReference) throws(ConversionError) -> Value {
    try Value.converted(value, slot)
  }
}
