/// Numbers, which a device boxes all alike.
enum Numbers {
  /// Returns a number as an object, or nil if a value is none.
  static func object(for value: Any) -> NSNumber? {
    if let number = value as? NSNumber { return number }
    // Foundation on Linux makes an object of every number but this one.
    return (value as? CGFloat).map { NSNumber(value: $0.native) }
  }
}
