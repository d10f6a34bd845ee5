/// How a value of any type becomes one of a property's type.
///
/// This class accepts what is of the type already; subclasses accept more.
class Conversion<Value> {
  init() {}

  func convert(_ value: Any?, for property: PropertyReference) throws(ConversionError) -> Value {
    guard let value else { throw .isNil }
    if let same = value as? Value { return same }
    throw .mismatch(.wrongType(value, type: Value.self, property))
  }

  /// Returns the conversion to the type.
  ///
  /// It is made once for each property, because choosing it is slow.
  static func make() -> Conversion<Value> {
    if let text = OptionalStringConversion() as? Conversion<Value> { return text }
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

/// Why a property does not accept a value.
enum ConversionError: Error {
  /// The value is nil, and the property cannot be.
  case isNil
  /// The value is of the wrong type: a device raises an exception, now or when the value is used.
  case exception(Exception)

  /// Returns the error for a value that does not match its property.
  @MainActor static func mismatch(_ error: KeyValueError) -> ConversionError {
    .exception(error.exception)
  }
}

/// A property of a class, as messages name it.
final class PropertyReference {
  let owner: AnyClass
  let key: String

  init(owner: AnyClass, key: String) {
    (self.owner, self.key) = (owner, key)
  }

  /// The property as a reader would write it: `Flag.name`.
  var name: String { "\(owner).\(key)" }

  /// Says on the console that the property holds another value than it was given.
  func reportChange(of given: String, to result: String) {
    KeyValueMessage.valueChanged(self, given: given, result: result).report()
  }
}

/// The conversion to `String?`, the type that most properties of most models have.
private final class OptionalStringConversion: Conversion<String?> {
  override func convert(
    _ value: Any?, for property: PropertyReference
  ) throws(ConversionError) -> String? {
    if let same = value as? String { return same }
    guard let value else { return nil }
    throw .mismatch(.wrongType(value, type: String.self, property))
  }
}

/// The conversion to an enumeration, which accepts its raw number as well as itself.
private final class RawConversion<Case: RawRepresentable>: Conversion<Case> {
  private let number = Conversion<Case.RawValue>.make()

  override func convert(
    _ value: Any?, for property: PropertyReference
  ) throws(ConversionError) -> Case {
    guard let value else { throw .isNil }
    if let same = value as? Case { return same }
    let rawValue = try number.convert(value, for: property)
    guard let found = Case(rawValue: rawValue) else {
      throw .mismatch(.noCase(rawValue, type: Case.self, property))
    }
    return found
  }
}

extension RawRepresentable {
  /// The conversion to the type, or nil if its raw value is no number.
  fileprivate static var rawConversion: AnyObject? {
    RawValue.self is any Numeric.Type ? RawConversion<Self>() : nil
  }
}
