/// Sums, averages and extremes of what a key path found.
///
/// - Unconfirmed: What decimals cannot hold, an infinite number, makes the result NaN.
enum Tally {
  /// Returns the sum, in decimals; what is nil counts as nothing.
  static func sum(_ leaves: [Any?]) -> NSDecimalNumber {
    NSDecimalNumber(decimal: total(leaves))
  }

  /// Returns the average, in decimals; what is nil counts as 0, and the average of nothing is 0.
  static func average(_ leaves: [Any?]) -> NSDecimalNumber {
    guard !leaves.isEmpty else { return 0 }
    return NSDecimalNumber(decimal: total(leaves) / Decimal(leaves.count))
  }

  /// Returns the least value in an order, or nil if there is none.
  static func least(_ values: [Any], by order: (Int) -> Int) -> Any? {
    values.dropFirst().reduce(values.first) { least, value in
      guard let least else { return value }
      return order(compare(value, least)) < 0 ? value : least
    }
  }

  private static func total(_ leaves: [Any?]) -> Decimal {
    leaves.compactMap(\.self).reduce(0) { $0 + decimal($1) }
  }

  private static func decimal(_ value: Any) -> Decimal {
    if let text = value as? String {
      return decimal(of: NSNumber(value: NSString(string: text).doubleValue))
    }
    if let number = Numbers.object(for: value) { return decimal(of: number) }
    KeyValueException.unrecognized(
      "decimalValue", of: value,
      help: "@sum and @avg add numbers, and \(KeyValueException.words(for: value)) is none."
    ).raise()
    return 0
  }

  /// Returns a number in decimals, which know neither the infinite nor what has 129 digits.
  private static func decimal(of number: NSNumber) -> Decimal {
    let result = number.doubleValue.isFinite ? number.decimalValue : .nan
    if result.isNaN {
      Device.current.console(
        "@sum and @avg add decimals, and \(number) is none, so the result is NaN. "
          + "Leave it out, or add up in Swift.")
    }
    return result
  }

  /// Returns -1, 0 or 1, as `compare:` does.
  private static func compare(_ one: Any, _ other: Any) -> Int {
    if let one = one as? String, let other = other as? String {
      return one.compare(other).rawValue
    }
    if let one = one as? Date, let other = other as? Date { return one.compare(other).rawValue }
    if let one = Numbers.object(for: one), let other = Numbers.object(for: other) {
      return one.compare(other).rawValue
    }
    KeyValueException.unrecognized(
      "compare:", of: one,
      help: "@min and @max compare \(KeyValueException.words(for: one)) "
        + "with \(KeyValueException.words(for: other)), and these two have no order."
    ).raise()
    return 0
  }
}
