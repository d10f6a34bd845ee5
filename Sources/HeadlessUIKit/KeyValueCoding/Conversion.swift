/// How a value of any type becomes one of a property's type.
///
/// As such it takes what is of the type already; subclasses take more.
class Conversion<Value> {
  init() {}

  /// Returns the value as one of the property's type, or says why it cannot be.
  func convert(_ value: Any?, _ slot: PropertyReference) throws(ConversionError) -> Value {
    guard let value else { throw .isNil }
    if let same = value as? Value { return same }
    throw .wrongType(.wrongType(value, type: Value.self, slot: slot))
  }

  /// Returns the conversion to the type, chosen once.
  static func make() -> Conversion<Value> {
    if let text = TextConversion() as? Conversion<Value> { return text }
    if let type = Value.self as? any Convertible.Type,
      let found = type.conversion as? Conversion<Value>
    {
      return found
    }
    if let type = Value.self as? any RawRepresentable.Type,
      let found = type.rawConversion as? Conversion<Value>
    {
      return found
    }
    return Conversion()
  }
}

/// The conversion to text that can be nil, which most models have most of.
private final class TextConversion: Conversion<String?> {
  override func convert(_ value: Any?, _ slot: PropertyReference) throws(ConversionError) -> String?
  {
    guard let value else { return nil }
    if let same = value as? String { return same }
    throw .wrongType(.wrongType(value, type: String.self, slot: slot))
  }
}
