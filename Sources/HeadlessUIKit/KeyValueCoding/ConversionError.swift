/// Why a property does not take a value.
enum ConversionError: Error {
  /// The value is nil, and the property cannot be.
  case isNil
  /// The value is of the wrong type.
  case wrongType(KeyValueException)
}
