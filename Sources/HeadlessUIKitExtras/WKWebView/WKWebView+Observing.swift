/// What an observer wants to be told of a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: UInt

  /// Makes options out of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value there is, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

extension NSKeyValueChangeKey {
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// Somebody who observes a value of a web view.
struct WebObserver {
  let key: PartialKeyPath<WKWebView>
  weak var object: NSObject?
  let change: (_ former: Any?, _ value: Any) -> Void
}

extension WKWebView {
  private static let observed: [String: PartialKeyPath<WKWebView>] = [
    "url": \.url, "URL": \.url, "title": \.title, "isLoading": \.isLoading, "loading": \.isLoading,
    "estimatedProgress": \.estimatedProgress, "canGoBack": \.canGoBack,
    "canGoForward": \.canGoForward,
  ]

  /// Has an object told each time a value changes; it overrides `observeValue(forKeyPath:of:change:context:)`.
  public func addObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let key = Self.observed[keyPath] else { return WebMessage.notObserved(keyPath).report() }
    let change: (Any?, Any) -> Void = { [weak self, weak observer] former, value in
      var change: [NSKeyValueChangeKey: Any] = [:]
      if options.contains(.new) { change[.newKey] = value }
      if options.contains(.old), let former { change[.oldKey] = former }
      observer?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }
    observers.append(WebObserver(key: key, object: observer, change: change))
    if options.contains(.initial) { change(nil, self[keyPath: key]) }
  }

  /// Has an object told no more.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    let key = Self.observed[keyPath]
    observers.removeAll { $0.object === observer && $0.key == key }
  }

  func tell<Value: Equatable>(_ key: KeyPath<WKWebView, Value>, _ former: Value) {
    let value = self[keyPath: key]
    guard value != former else { return }
    for observer in observers where observer.key == key { observer.change(former, value) }
  }
}
