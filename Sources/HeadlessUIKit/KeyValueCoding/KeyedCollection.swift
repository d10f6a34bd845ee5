/// An array, a set or a dictionary, with its keys.
enum KeyedCollection {
  case array([Any])
  case set(NSSet)
  case dictionary(any KeyedLookup)

  /// Makes a keyed collection of a value, or nil if it is no collection.
  init?(_ value: Any) {
    switch value {
    case let dictionary as any KeyedLookup: self = .dictionary(dictionary)
    case let array as any KeyedList: self = .array(array.elements)
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

  /// The elements that operators work on; a dictionary has none.
  var elements: [Any] {
    switch self {
    case .array(let elements): elements
    case .set(let set): Self.sorted(set)
    case .dictionary: []
    }
  }

  /// Returns the value of a key: of each element, or what a dictionary holds under it.
  func value(forKey key: String) -> Any? {
    if key.hasPrefix("@") { return ownValue(forKey: String(key.dropFirst())) }
    switch self {
    case .array(let elements):
      return elements.map { KeyValueTarget($0).value(forKey: key) ?? NSNull() }
    case .set(let set):
      return NSSet(array: Self.sorted(set).compactMap { KeyValueTarget($0).value(forKey: key) })
    case .dictionary(let dictionary): return dictionary.entry(forKey: key)
    }
  }

  /// Gives a key a value: of each element, or of a dictionary that can change.
  func setValue(_ value: Any?, forKey key: String) {
    switch self {
    case .array, .set:
      for element in elements {
        KeyValueTarget(element).setValue(value, forKey: key)
        if Exception.isRaised { return }
      }
    case .dictionary(let dictionary as NSMutableDictionary):
      guard let value else { return dictionary.removeObject(forKey: key) }
      dictionary.setObject(value, forKey: NSString(string: key))
    case .dictionary:
      KeyValueError.immutableDictionary(key).raise()
    }
  }

  /// Returns the value of a key of the collection itself, which is written `@key`.
  private func ownValue(forKey key: String) -> Any? {
    switch (self, key) {
    case (.dictionary(let dictionary), "count"): return dictionary.entries.count
    case (.dictionary(let dictionary), "allKeys"):
      return Self.sorted(dictionary.entries).map(\.key.base)
    case (.dictionary(let dictionary), "allValues"):
      return Self.sorted(dictionary.entries).map {
        ValueWrapping.unwrapOptional($0.value) ?? NSNull()
      }
    case (_, "count"): return elements.count
    case (.array, "firstObject"): return elements.first
    case (.array, "lastObject"): return elements.last
    case (.set, "allObjects"): return elements
    default:
      KeyValueError.undefinedCollectionKey(key, className: name).raise()
      return nil
    }
  }

  /// Returns the members in an order that is the same in every run, as far as texts and numbers
  /// have one.
  private static func sorted(_ set: NSSet) -> [Any] {
    let members = set.allObjects
    if let texts = members as? [String] { return texts.sorted() }
    if let numbers = members as? [NSNumber] {
      return numbers.sorted { $0.compare($1) == .orderedAscending }
    }
    return members
  }

  private static func sorted(_ entries: [AnyHashable: Any]) -> [(key: AnyHashable, value: Any)] {
    entries.sorted { "\($0.key)" < "\($1.key)" }
  }
}

/// An array of any kind.
protocol KeyedList {
  /// The elements, with `NSNull` for nil.
  var elements: [Any] { get }
}

extension Array: KeyedList {
  var elements: [Any] { map { ValueWrapping.unwrapOptional($0) ?? NSNull() } }
}

extension NSArray: KeyedList {
  var elements: [Any] { map(\.self) }
}

/// A dictionary of any kind, in which one key is looked up without touching the others.
protocol KeyedLookup {
  /// Returns what stands under a key, or nil if nothing does.
  func entry(forKey key: String) -> Any?

  /// Everything in the dictionary.
  var entries: [AnyHashable: Any] { get }
}

extension Dictionary: KeyedLookup {
  func entry(forKey key: String) -> Any? {
    guard let key = key as? Key, let value = self[key] else { return nil }
    return ValueWrapping.unwrapOptional(value)
  }

  var entries: [AnyHashable: Any] {
    Dictionary<AnyHashable, Any>(uniqueKeysWithValues: map { ($0.key, $0.value) })
  }
}

extension NSDictionary: KeyedLookup {
  func entry(forKey key: String) -> Any? { object(forKey: key) }

  var entries: [AnyHashable: Any] { self as? [AnyHashable: Any] ?? [:] }
}
