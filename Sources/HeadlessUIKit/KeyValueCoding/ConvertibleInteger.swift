/// An integer that unwraps itself as Objective-C unwraps one of its size.
///
/// A number that does not fit is cut, as a device cuts it, and the console says so.
protocol ConvertibleInteger: Convertible, FixedWidthInteger {
  /// The method of `NSNumber` that unwraps such an integer.
  static var method: String { get }

  /// Returns the integer a text begins with, where `NSString` has that method too.
  static func read(_ text: NSString) -> Self?
}

extension ConvertibleInteger {
  static func read(_ text: NSString) -> Self? { nil }

  static func converted(_ value: Any?, _ slot: PropertyReference) throws(ConversionError) -> Self {
    guard let value else { throw .isNil }
    if let same = value as? Self { return same }
    if let text = value as? String, let result = read(NSString(string: text)) {
      if Self(text) != result { slot.report("\"\(text)\"", became: "\(result)") }
      return result
    }
    guard !(value is String), let number = Numbers.object(for: value) else {
      throw .wrongType(.unrecognized(method, of: value, slot: slot))
    }
    let result = unwrapped(number)
    if Double(result) != number.doubleValue { slot.report("\(number)", became: "\(result)") }
    return result
  }

  private static func unwrapped(_ number: NSNumber) -> Self {
    switch String(cString: number.objCType) {
    case "d", "f": Self(truncatingIfNeeded: pinned(number.doubleValue))
    case "Q": Self(truncatingIfNeeded: number.uint64Value)
    default: Self(truncatingIfNeeded: number.int64Value)
    }
  }

  /// Takes the nearest number there is, and 0 for what is none, as the processors of devices do.
  private static func pinned(_ number: Double) -> Int64 {
    if number.isNaN { return 0 }
    return Int64(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}

extension Int: ConvertibleInteger {
  static var method: String { "integerValue" }
  static func read(_ text: NSString) -> Int? { text.integerValue }
}

extension Int32: ConvertibleInteger {
  static var method: String { "intValue" }
  static func read(_ text: NSString) -> Int32? { text.intValue }
}

extension Int64: ConvertibleInteger {
  static var method: String { "longLongValue" }
  static func read(_ text: NSString) -> Int64? { text.longLongValue }
}

extension Int8: ConvertibleInteger {
  static var method: String { "charValue" }
}

extension Int16: ConvertibleInteger {
  static var method: String { "shortValue" }
}

extension UInt: ConvertibleInteger {
  static var method: String { "unsignedIntegerValue" }
}

extension UInt8: ConvertibleInteger {
  static var method: String { "unsignedCharValue" }
}

extension UInt16: ConvertibleInteger {
  static var method: String { "unsignedShortValue" }
}

extension UInt32: ConvertibleInteger {
  static var method: String { "unsignedIntValue" }
}

extension UInt64: ConvertibleInteger {
  static var method: String { "unsignedLongLongValue" }
}
