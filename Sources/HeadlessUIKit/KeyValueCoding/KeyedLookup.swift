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
    return Boxing.flattened(value)
  }

  var entries: [AnyHashable: Any] {
    Dictionary<AnyHashable, Any>(uniqueKeysWithValues: map { ($0.key, $0.value) })
  }
}

extension NSDictionary: KeyedLookup {
  func entry(forKey key: String) -> Any? { object(forKey: key) }

  var entries: [AnyHashable: Any] { self as? [AnyHashable: Any] ?? [:] }
}
