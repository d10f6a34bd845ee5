/// A type that values of other types are converted to, as Objective-C unwraps numbers and
/// structures.
protocol Convertible {
  /// Returns a value of the type made out of another.
  static func converted(
    _ value: Any?, for property: PropertyReference
  ) throws(ConversionError) -> Self
}

extension Convertible {
  /// The conversion to the type, a `Conversion<Self>`.
  static var conversion: AnyObject { ConvertibleConversion<Self>() }
}

private final class ConvertibleConversion<Value: Convertible>: Conversion<Value> {
  override func convert(
    _ value: Any?, for property: PropertyReference
  ) throws(ConversionError) -> Value {
    try Value.converted(value, for: property)
  }
}

extension NSNumber {
  /// Returns a number of any type as an object, or nil if a value is no number.
  static func wrapping(_ value: Any) -> NSNumber? {
    if let number = value as? NSNumber { return number }
    // Foundation on Linux makes an object of every number but this one.
    return (value as? CGFloat).map { NSNumber(value: $0.native) }
  }
}

// MARK: - Optionals and truth values

extension Optional: Convertible {
  static func converted(
    _ value: Any?, for property: PropertyReference
  ) throws(ConversionError) -> Wrapped? {
    guard let value else { return nil }
    if let same = value as? Wrapped { return same }
    return try Conversion<Wrapped>.make().convert(value, for: property)
  }
}

extension Bool: Convertible {
  private static let plainTexts: Set = ["yes", "no", "true", "false", "y", "n", "t", "f", "1", "0"]

  /// Every number but 0 is true, and so is text that begins with Y, T or a digit that is not 0.
  static func converted(
    _ value: Any?, for property: PropertyReference
  ) throws(ConversionError) -> Bool {
    guard let value else { throw .isNil }
    if let same = value as? Bool { return same }
    if let text = value as? String {
      let result = NSString(string: text).boolValue
      if !plainTexts.contains(text.lowercased()) {
        property.reportChange(of: "\"\(text)\"", to: "\(result)")
      }
      return result
    }
    guard let number = NSNumber.wrapping(value) else {
      throw .mismatch(.notUnwrapped(value, method: "boolValue", property))
    }
    return number.doubleValue != 0
  }
}

// MARK: - Numbers with a fraction

/// A number with a fraction that is unwrapped as Objective-C unwraps one.
protocol ConvertibleFloat: Convertible, BinaryFloatingPoint {
  /// The method of `NSNumber` and `NSString` that unwraps such a number.
  static var method: String { get }
}

extension ConvertibleFloat {
  static func converted(
    _ value: Any?, for property: PropertyReference
  ) throws(ConversionError) -> Self {
    guard let value else { throw .isNil }
    if let same = value as? Self { return same }
    if let text = value as? String {
      let number = NSString(string: text).doubleValue
      let result = Self(number)
      if Double(text) != number { property.reportChange(of: "\"\(text)\"", to: "\(result)") }
      return result
    }
    guard let number = NSNumber.wrapping(value) else {
      throw .mismatch(.notUnwrapped(value, method: method, property))
    }
    let result = Self(number.doubleValue)
    if result.isInfinite, number.doubleValue.isFinite {
      property.reportChange(of: "\(number)", to: "\(result)")
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

// MARK: - Integers

/// An integer that is unwrapped as Objective-C unwraps one of its size.
///
/// A number that does not fit is cut, as a device cuts it, and the console says so.
protocol ConvertibleInteger: Convertible, FixedWidthInteger {}

extension ConvertibleInteger {
  /// The method of `NSNumber` that unwraps such an integer: `shortValue`, `unsignedIntValue`.
  private static var method: String {
    let name =
      switch bitWidth {
      case _ where self == Int.self || self == UInt.self: "IntegerValue"
      case 8: "CharValue"
      case 16: "ShortValue"
      case 32: "IntValue"
      default: "LongLongValue"
      }
    return isSigned ? name.prefix(1).lowercased() + name.dropFirst() : "unsigned" + name
  }

  /// Returns the integer a text begins with, where `NSString` has that method too.
  private static func read(_ text: NSString) -> Self? {
    switch self {
    case is Int.Type: text.integerValue as? Self
    case is Int32.Type: text.intValue as? Self
    case is Int64.Type: text.longLongValue as? Self
    default: nil
    }
  }

  static func converted(
    _ value: Any?, for property: PropertyReference
  ) throws(ConversionError) -> Self {
    guard let value else { throw .isNil }
    if let same = value as? Self { return same }
    if let text = value as? String, let result = read(NSString(string: text)) {
      if Self(text) != result { property.reportChange(of: "\"\(text)\"", to: "\(result)") }
      return result
    }
    guard !(value is String), let number = NSNumber.wrapping(value) else {
      throw .mismatch(.notUnwrapped(value, method: method, property))
    }
    let result = truncated(number)
    if Double(result) != number.doubleValue {
      property.reportChange(of: "\(number)", to: "\(result)")
    }
    return result
  }

  private static func truncated(_ number: NSNumber) -> Self {
    switch String(cString: number.objCType) {
    case "d", "f": Self(truncatingIfNeeded: nearest(number.doubleValue))
    case "Q": Self(truncatingIfNeeded: number.uint64Value)
    default: Self(truncatingIfNeeded: number.int64Value)
    }
  }

  /// Returns the nearest integer there is, and 0 for what is no number, as the processors of
  /// devices do.
  private static func nearest(_ number: Double) -> Int64 {
    if number.isNaN { return 0 }
    return Int64(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}

extension Int: ConvertibleInteger {}
extension Int8: ConvertibleInteger {}
extension Int16: ConvertibleInteger {}
extension Int32: ConvertibleInteger {}
extension Int64: ConvertibleInteger {}
extension UInt: ConvertibleInteger {}
extension UInt8: ConvertibleInteger {}
extension UInt16: ConvertibleInteger {}
extension UInt32: ConvertibleInteger {}
extension UInt64: ConvertibleInteger {}

// MARK: - Structures

/// A structure that is unwrapped from the `NSValue` that holds one.
protocol ConvertibleStructure: Convertible {
  /// The method of `NSValue` that unwraps it.
  static var method: String { get }

  /// Returns what a value of the same structure holds, or nil if it holds another one.
  static func unwrapped(_ value: NSValue) -> Self?
}

extension ConvertibleStructure {
  static func converted(
    _ value: Any?, for property: PropertyReference
  ) throws(ConversionError) -> Self {
    guard let value else { throw .isNil }
    if let same = value as? Self { return same }
    guard let box = value as? NSValue, let result = unwrapped(box) else {
      throw .mismatch(.notUnwrapped(value, method: method, property))
    }
    return result
  }

  /// Returns whether two values hold the same structure.
  static func isLike(_ value: NSValue, _ other: NSValue) -> Bool {
    strcmp(value.objCType, other.objCType) == 0
  }
}

extension CGPoint: ConvertibleStructure {
  static var method: String { "CGPointValue" }

  static func unwrapped(_ value: NSValue) -> CGPoint? {
    isLike(value, NSValue(cgPoint: .zero)) ? value.cgPointValue : nil
  }
}

extension CGSize: ConvertibleStructure {
  static var method: String { "CGSizeValue" }

  static func unwrapped(_ value: NSValue) -> CGSize? {
    isLike(value, NSValue(cgSize: .zero)) ? value.cgSizeValue : nil
  }
}

extension CGRect: ConvertibleStructure {
  static var method: String { "CGRectValue" }

  static func unwrapped(_ value: NSValue) -> CGRect? {
    isLike(value, NSValue(cgRect: .zero)) ? value.cgRectValue : nil
  }
}

extension NSRange: ConvertibleStructure {
  static var method: String { "rangeValue" }

  static func unwrapped(_ value: NSValue) -> NSRange? {
    isLike(value, NSValue(range: NSRange())) ? value.rangeValue : nil
  }
}
