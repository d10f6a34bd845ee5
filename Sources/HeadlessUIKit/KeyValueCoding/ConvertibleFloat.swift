/// A number with a fraction that unwraps itself as Objective-C unwraps one.
protocol ConvertibleFloat: Convertible, BinaryFloatingPoint {
  /// The method of `NSNumber` and `NSString` that unwraps such a number.
  static var method: String { get }
}

extension ConvertibleFloat {
  static func converted(_ value: Any?, _ slot: PropertyReference) throws(ConversionError) -> Self {
    guard let value else { throw .isNil }
    if let same = value as? Self { return same }
    if let text = value as? String {
      let number = NSString(string: text).doubleValue
      let result = Self(number)
      if Double(text) != number { slot.report("\"\(text)\"", became: "\(result)") }
      return result
    }
    guard let number = Numbers.object(for: value) else {
      throw .wrongType(.unrecognized(method, of: value, slot: slot))
    }
    let result = Self(number.doubleValue)
    if result.isInfinite, number.doubleValue.isFinite {
      slot.report("\(number)", became: "\(result)")
    }
    return result
  }
}

extension Double: ConvertibleFloat {
  static var method: String { "doubleValue" }
}

extension Float: ConvertibleFloat {
  static var method: String { "floatValue" }
}

extension CGFloat: ConvertibleFloat {
  static var method: String { "doubleValue" }
}
