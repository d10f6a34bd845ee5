/// Sums, averages and extremes of what a key path found.
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
    if let text = value as? String { return Decimal(NSString(string: text).doubleValue) }
    if let number = value as? NSNumber { return number.decimalValue }
    KeyValueException.unrecognized(
      "decimalValue", of: value,
      help: "@sum and @avg add numbers, and \(KeyValueException.words(for: value)) is none."
    ).raise()
    return 0
  }

  /// Returns -1, 0 or 1, as `compare:` does.
  private static func compare(_ one: Any, _ other: Any) -> Int {
    switch (one, other) {
    case (let one as String, let other as String): return one.compare(other).rawValue
    case (let one as Date, let other as Date): return one.compare(other).rawValue
    case (let one as NSNumber, let other as NSNumber): return one.compare(other).rawValue
    default:
      KeyValueException.unrecognized(
        "compare:", of: one,
        help: "@min and @max compare \(KeyValueException.words(for: one)) "
          + "with \(KeyValueException.words(for: other)), and these two have no order."
      ).raise()
      return 0
    }
  }
}
