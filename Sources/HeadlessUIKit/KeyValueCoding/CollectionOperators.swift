/// The operators of a key path: `@sum.age`, `@distinctUnionOfObjects.name`.
///
/// - Unconfirmed: A nil among the objects of a union raises, as Apple's guide says; tests that
///   were run on a Mac say it does not. The average of nothing is 0.
/// - Source: Apple, "Key-Value Coding Programming Guide", "Using Collection Operators".
/// - Asked: D33, D34, D35.
extension KeyedCollection {
  /// Returns the result of an operator for the values at the end of a path.
  func value(ofOperator name: String, at path: String) -> Any? {
    switch (self, name) {
    case (.dictionary, _): break
    case (_, "count"): return elements.count
    case (_, "sum"): return CollectionAggregate.sum(values(at: path))
    case (_, "avg"): return CollectionAggregate.average(values(at: path))
    case (_, "min"): return CollectionAggregate.least(values(at: path).compactMap(\.self)) { $0 }
    case (_, "max"): return CollectionAggregate.least(values(at: path).compactMap(\.self)) { -$0 }
    case (.array, "unionOfObjects"): return objects(path)
    case (.array, "unionOfArrays"): return members(path, of: "array", named: "NSArray")
    case (_, "distinctUnionOfObjects"): return distinct(objects(path))
    case (_, "distinctUnionOfArrays"): return distinct(members(path, of: "array", named: "NSArray"))
    case (_, "distinctUnionOfSets"): return NSSet(array: members(path, of: "set", named: "NSSet"))
    default: break
    }
    return KeyValueTarget.undefinedOperator("@\(name)", className: self.name)
  }

  /// The value at the end of a path, for each element.
  private func values(at path: String) -> [Any?] {
    elements.map { KeyValueTarget($0).value(at: path) }
  }

  private func objects(_ path: String) -> [Any] {
    values(at: path).compactMap { value in
      if value == nil { KeyValueError.nilInUnion(path: path).raise() }
      return value
    }
  }

  private func members(_ path: String, of kind: String, named name: String) -> [Any] {
    values(at: path).compactMap(\.self).flatMap { value -> [Any] in
      let collection = KeyedCollection(value)
      if let collection, collection.name == name { return collection.elements }
      KeyValueError.notJoinable(
        value, path: path, kind: kind, requiredClass: name, className: self.name
      ).raise()
      return []
    }
  }

  /// Returns the values without repetition, for a set as a set.
  private func distinct(_ values: [Any]) -> Any {
    if case .set = self { return NSSet(array: values) }
    let seen = NSMutableSet()
    return values.filter { value in
      defer { seen.add(value) }
      return !seen.contains(value)
    }
  }
}

/// Sums, averages and extremes of the values that a key path found.
///
/// - Unconfirmed: What decimals cannot hold, an infinite number, makes the result NaN.
enum CollectionAggregate {
  /// Returns the sum, in decimals; what is nil counts as nothing.
  static func sum(_ values: [Any?]) -> NSDecimalNumber {
    NSDecimalNumber(decimal: total(values))
  }

  /// Returns the average, in decimals; what is nil counts as 0, and the average of nothing is 0.
  static func average(_ values: [Any?]) -> NSDecimalNumber {
    guard !values.isEmpty else { return 0 }
    return NSDecimalNumber(decimal: total(values) / Decimal(values.count))
  }

  /// Returns the least value in an order, or nil if there is none.
  static func least(_ values: [Any], by order: (Int) -> Int) -> Any? {
    values.dropFirst().reduce(values.first) { least, value in
      guard let least else { return value }
      return order(compare(value, least)) < 0 ? value : least
    }
  }

  private static func total(_ values: [Any?]) -> Decimal {
    values.compactMap(\.self).reduce(0) { $0 + decimal($1) }
  }

  private static func decimal(_ value: Any) -> Decimal {
    if let text = value as? String {
      return decimal(of: NSNumber(value: NSString(string: text).doubleValue))
    }
    if let number = NSNumber.wrapping(value) { return decimal(of: number) }
    KeyValueError.notSummable(value).raise()
    return 0
  }

  /// Returns a number as a decimal; an infinite one and one of 129 digits become NaN.
  private static func decimal(of number: NSNumber) -> Decimal {
    let result = number.doubleValue.isFinite ? number.decimalValue : .nan
    if result.isNaN { KeyValueMessage.notDecimal(number).report() }
    return result
  }

  /// Returns -1, 0 or 1, as `compare:` does.
  private static func compare(_ one: Any, _ other: Any) -> Int {
    if let one = one as? String, let other = other as? String {
      return one.compare(other).rawValue
    }
    if let one = one as? Date, let other = other as? Date { return one.compare(other).rawValue }
    if let one = NSNumber.wrapping(one), let other = NSNumber.wrapping(other) {
      return one.compare(other).rawValue
    }
    KeyValueError.notComparable(one, other).raise()
    return 0
  }
}
