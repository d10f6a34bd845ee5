/// An array, a set or a dictionary that is asked for a key.
enum KeyedCollection {
  case array([Any], NSArray?)
  case set(NSSet)
  case dictionary([AnyHashable: Any], NSMutableDictionary?)

  /// Takes a value that is a collection, or answers nil.
  init?(_ value: Any) {
    switch value {
    case let dictionary as NSMutableDictionary:
      self = .dictionary(dictionary as? [AnyHashable: Any] ?? [:], dictionary)
    case let dictionary as [AnyHashable: Any]: self = .dictionary(dictionary, nil)
    case let array as NSArray: self = .array(array.map(\.self), array)
    case let array as [Any]: self = .array(array, nil)
    case let set as NSSet: self = .set(set)
    case let set as Set<AnyHashable>: self = .set(NSSet(set: set))
    default: return nil
    }
  }

  /// The class of the collection, by its name on a device.
  var name: String {
    switch self {
    case .array: "NSArray"
    case .set: "NSSet"
    case .dictionary: "NSDictionary"
    }
  }

  /// What the collection holds, as far as operators reach it.
  var elements: [Any] {
    switch self {
    case .array(let elements, _): elements
    case .set(let set): set.allObjects
    case .dictionary: []
    }
  }

  /// Returns the value of a key: of each element, or what a dictionary holds under it.
  func value(forKey key: String) -> Any? {
    if key.hasPrefix("@") { return ownValue(forKey: String(key.dropFirst())) }
    switch self {
    case .array(let elements, _):
      return elements.map { Receiver($0).value(forKey: key) ?? NSNull() }
    case .set(let set):
      return NSSet(array: set.allObjects.compactMap { Receiver($0).value(forKey: key) })
    case .dictionary(let entries, _): return entries[key]
    }
  }

  /// Gives a key a value: of each element, or of a dictionary that can change.
  func setValue(_ value: Any?, forKey key: String) {
    switch self {
    case .array, .set:
      for element in elements {
        Receiver(element).setValue(value, forKey: key)
        if KeyValueException.isRaised { return }
      }
    case .dictionary(_, let dictionary?):
      guard let value else { return dictionary.removeObject(forKey: key) }
      dictionary.setObject(value, forKey: NSString(string: key))
    case .dictionary(_, nil):
      KeyValueException.undefined(
        key, ofClass: name, method: "setValue:forUndefinedKey:",
        help: "A dictionary that cannot change takes no values. Use an NSMutableDictionary."
      ).raise()
    }
  }

  /// Returns what the collection itself answers to a key, which is written `@key`.
  private func ownValue(forKey key: String) -> Any? {
    switch (self, key) {
    case (.dictionary(let entries, _), "count"): return entries.count
    case (.dictionary(let entries, _), "allKeys"): return Self.sorted(entries).map(\.key.base)
    case (.dictionary(let entries, _), "allValues"): return Self.sorted(entries).map(\.value)
    case (_, "count"): return elements.count
    case (.array, "firstObject"): return elements.first
    case (.array, "lastObject"): return elements.last
    case (.set, "allObjects"): return elements
    default:
      KeyValueException.undefined(
        key, ofClass: name,
        help: "After an operator such as @sum a key follows, as in \"@sum.age\". "
          + "Written @\(key) alone, the \(name) itself is asked for \(key)."
      ).raise()
      return nil
    }
  }

  private static func sorted(_ entries: [AnyHashable: Any]) -> [(key: AnyHashable, value: Any)] {
    entries.sorted { "\($0.key)" < "\($1.key)" }
  }
}
