/// The operators of a key path: `@sum.age`, `@distinctUnionOfObjects.name`.
///
/// - Unconfirmed: A nil among the objects of a union raises, as Apple's guide says; tests that
///   were run on a Mac say it does not. The average of nothing is 0.
/// - Source: Apple, "Key-Value Coding Programming Guide", "Using Collection Operators".
extension KeyedCollection {
  /// Returns what an operator makes of the values at the end of a path.
  func value(ofOperator name: String, at path: String) -> Any? {
    switch (self, name) {
    case (.dictionary, _): break
    case (_, "count"): return elements.count
    case (_, "sum"): return Tally.sum(leaves(path))
    case (_, "avg"): return Tally.average(leaves(path))
    case (_, "min"): return Tally.least(leaves(path).compactMap(\.self)) { $0 }
    case (_, "max"): return Tally.least(leaves(path).compactMap(\.self)) { -$0 }
    case (.array, "unionOfObjects"): return objects(path)
    case (.array, "unionOfArrays"): return members(path, of: "array", named: "NSArray")
    case (_, "distinctUnionOfObjects"): return distinct(objects(path))
    case (_, "distinctUnionOfArrays"): return distinct(members(path, of: "array", named: "NSArray"))
    case (_, "distinctUnionOfSets"): return NSSet(array: members(path, of: "set", named: "NSSet"))
    default: break
    }
    return KeyValueTarget.refuse("@\(name)", of: self.name)
  }

  /// The value at the end of a path, for each element.
  private func leaves(_ path: String) -> [Any?] {
    elements.map { KeyValueTarget($0).value(at: path) }
  }

  private func objects(_ path: String) -> [Any] {
    leaves(path).compactMap { leaf in
      if leaf == nil {
        KeyValueException(
          name: "NSInvalidArgumentException",
          reason: "*** -[NSMutableArray addObject:]: object cannot be nil",
          help: "One of the values of \(path) is nil, and a union cannot hold it."
        ).raise()
      }
      return leaf
    }
  }

  private func members(_ path: String, of kind: String, named name: String) -> [Any] {
    leaves(path).compactMap(\.self).flatMap { leaf -> [Any] in
      let collection = KeyedCollection(leaf)
      if let collection, collection.name == name { return collection.elements }
      KeyValueException(
        name: "NSInvalidArgumentException",
        reason: "[<\(self.name)> valueForKeyPath:]: \(kind) argument is not an \(name)",
        help: "\(path) is \(KeyValueException.words(for: leaf)) for one of the elements. "
          + "This operator joins an \(name) for each of them."
      ).raise()
      return []
    }
  }

  /// Removes what is there already; a set gives a set.
  private func distinct(_ values: [Any]) -> Any {
    if case .set = self { return NSSet(array: values) }
    let seen = NSMutableSet()
    return values.filter { value in
      defer { seen.add(value) }
      return !seen.contains(value)
    }
  }
}
