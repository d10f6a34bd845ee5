/// The conversion to an enumeration, which is given its raw number as well as itself.
final class RawConversion<Case: RawRepresentable>: Conversion<Case> {
  private let number = Conversion<Case.RawValue>.make()

  override func convert(_ value: Any?, _ slot: PropertyReference) throws(ConversionError) -> Case {
    guard let value else { throw .isNil }
    if let same = value as? Case { return same }
    let rawValue = try number.convert(value, slot)
    guard let found = Case(rawValue: rawValue) else {
      throw .wrongType(.noCase(rawValue, type: Case.self, slot: slot))
    }
    return found
  }
}

extension RawRepresentable {
  /// The conversion to the type, or nil if its raw value is no number.
  static var rawConversion: AnyObject? {
    RawValue.self is any Numeric.Type ? RawConversion<Self>() : nil
  }
}
