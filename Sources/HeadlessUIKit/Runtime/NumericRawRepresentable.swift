/// A number with a name, such as a window level, that can be compared and counted on from.
///
/// - Source: The Swift interface of UIKit, `_UIKitNumericRawRepresentable`.
nonisolated public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable
where RawValue: Comparable & Numeric {
  /// Creates a value out of a number.
  init(rawValue: RawValue)
}

nonisolated extension _UIKitNumericRawRepresentable {
  /// Creates a value out of a number.
  public init(_ rawValue: RawValue) { self.init(rawValue: rawValue) }

  /// Returns whether the first number is the smaller one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Returns the value that lies so much above another.
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(lhs.rawValue + rhs) }
  /// Returns the value that lies so much above another.
  public static func + (lhs: RawValue, rhs: Self) -> Self { rhs + lhs }
  /// Returns the value that lies so much below another.
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(lhs.rawValue - rhs) }
  /// Returns how much lies between two values.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  /// Makes a value larger.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  /// Makes a value smaller.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
