/// What the application on a device has set with ``UserDefaults``, by the names of its domains.
///
/// - Shape: A lock makes it safe beside the main thread, too.
nonisolated final class DefaultsStore: @unchecked Sendable {
  /// The domain of the application itself.
  static let application = ""

  private let lock = NSLock()
  private var domains: [String: [String: Any]] = [:]
  private var registered: [String: Any] = [:]

  /// Returns whether a name is that of the application's bundle.
  static func isApplication(_ name: String) -> Bool { name == Bundle.main.bundleIdentifier }

  func value(forKey key: String, in domain: String) -> Any? {
    lock.withLock { domains[domain]?[key] ?? registered[key] }
  }

  func values(in domain: String) -> [String: Any] {
    lock.withLock { registered.merging(domains[domain] ?? [:]) { $1 } }
  }

  func set(_ value: Any?, forKey key: String, in domain: String) {
    lock.withLock { domains[domain, default: [:]][key] = value }
  }

  func register(_ value: Any, forKey key: String) {
    lock.withLock { registered[key] = value }
  }

  /// Forgets the values that the process which is over had registered.
  func forgetRegistered() {
    lock.withLock { registered = [:] }
  }

  /// Removes the values of a name.
  func removeDomain(_ name: String) {
    let domain = Self.isApplication(name) ? Self.application : name
    lock.withLock { domains[domain] = nil }
  }
}

/// What a property list can hold.
nonisolated enum PropertyList {
  /// Returns a copy of a value with `NSNumber` for its numbers, or nil if it holds something else.
  static func value(of value: Any) -> Any? {
    switch value {
    case let text as String: text
    case let number as NSNumber: number
    case let number as CGFloat: NSNumber(value: Double(number))
    case let data as Data: data
    case let date as Date: date
    case let list as [Any]: every(list)
    case let list as [String: Any]: every(list)
    default: nil
    }
  }

  private static func every(_ list: [Any]) -> [Any]? {
    var copy: [Any] = []
    for element in list {
      guard let kept = value(of: element) else { return nil }
      copy.append(kept)
    }
    return copy
  }

  private static func every(_ list: [String: Any]) -> [String: Any]? {
    var copy: [String: Any] = [:]
    for (key, element) in list {
      guard let kept = value(of: element) else { return nil }
      copy[key] = kept
    }
    return copy
  }
}
