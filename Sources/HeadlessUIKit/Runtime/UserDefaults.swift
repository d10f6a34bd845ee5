/// The settings of an application, which are there again the next time it is launched.
///
///     UserDefaults.standard.register(defaults: ["minutes": 4])
///     UserDefaults.standard.integer(forKey: "minutes")          // 4
///     UserDefaults.standard.set(6, forKey: "minutes")           // 6 from now on
///
/// - Shape: A key is looked for among the values that were set, then among the registered ones,
///   which a launch has to register again.
/// - Errors: A value that a property list cannot hold stops the program in Foundation's words. A
///   value of another type is converted where that can be done; otherwise it counts as absent.
/// - Differs: The values are kept as long as the device on the stage is: each run of a program and
///   each test begins without any, where Foundation's own would read a file of the machine's owner.
///   Changes cannot be observed by key path. Arguments of the program and the language are no values.
nonisolated open class UserDefaults: NSObject, @unchecked Sendable {
  /// Posted when a value was set or removed.
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

  /// The settings of the application that runs.
  open class var standard: UserDefaults { SharedDeviceState.current.standardDefaults }

  private let domain: String
  private let store: DefaultsStore

  init(domain: String, in store: DefaultsStore) {
    (self.domain, self.store) = (domain, store)
    super.init()
  }

  /// Creates another way to the settings of the application.
  public override convenience init() {
    self.init(domain: DefaultsStore.application, in: SharedDeviceState.current.defaults)
  }

  /// Creates a way to the settings of a name, or to the application's own for nil.
  ///
  /// - Errors: The identifier of the application's bundle, and the global domain, give nil.
  public convenience init?(suiteName suitename: String?) {
    guard let name = suitename else {
      self.init()
      return
    }
    guard name != "NSGlobalDomain", !DefaultsStore.isApplication(name) else { return nil }
    self.init(domain: name, in: SharedDeviceState.current.defaults)
  }

  // MARK: Reading

  /// Returns the value of a key, or nil if it was neither set nor registered.
  open func object(forKey defaultName: String) -> Any? {
    store.value(forKey: defaultName, in: domain)
  }

  /// Returns the text of a key; a number becomes text.
  open func string(forKey defaultName: String) -> String? {
    let value = object(forKey: defaultName)
    return value as? String ?? (value as? NSNumber)?.stringValue
  }

  /// Returns the array of a key.
  open func array(forKey defaultName: String) -> [Any]? {
    object(forKey: defaultName) as? [Any]
  }

  /// Returns the dictionary of a key.
  open func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// Returns the data of a key.
  open func data(forKey defaultName: String) -> Data? {
    object(forKey: defaultName) as? Data
  }

  /// Returns the array of a key, or nil if it holds something besides text.
  open func stringArray(forKey defaultName: String) -> [String]? {
    array(forKey: defaultName) as? [String]
  }

  /// Returns the number of a key, without what stands behind its point, or 0.
  open func integer(forKey defaultName: String) -> Int {
    number(forKey: defaultName, \.intValue, \.integerValue) ?? 0
  }

  /// Returns the number of a key, or 0.
  open func float(forKey defaultName: String) -> Float {
    number(forKey: defaultName, \.floatValue, \.floatValue) ?? 0
  }

  /// Returns the number of a key, or 0.
  open func double(forKey defaultName: String) -> Double {
    number(forKey: defaultName, \.doubleValue, \.doubleValue) ?? 0
  }

  /// Returns whether the number of a key is not 0, or its text begins as "YES" and "true" do.
  open func bool(forKey defaultName: String) -> Bool {
    number(forKey: defaultName, \.boolValue, \.boolValue) ?? false
  }

  /// Returns all keys with their values, the registered ones among them.
  open func dictionaryRepresentation() -> [String: Any] {
    store.values(in: domain)
  }

  // MARK: Writing

  /// Sets the value of a key; nil removes it.
  open func set(_ value: Any?, forKey defaultName: String) {
    guard let value else {
      removeObject(forKey: defaultName)
      return
    }
    guard let kept = PropertyList.value(of: value) else {
      refuse(value, forKey: defaultName)
      return
    }
    store.set(kept, forKey: defaultName, in: domain)
    postChange()
  }

  /// Sets the value of a key to a number.
  open func set(_ value: Int, forKey defaultName: String) {
    set(NSNumber(value: value), forKey: defaultName)
  }

  /// Sets the value of a key to a number.
  open func set(_ value: Float, forKey defaultName: String) {
    set(NSNumber(value: value), forKey: defaultName)
  }

  /// Sets the value of a key to a number.
  open func set(_ value: Double, forKey defaultName: String) {
    set(NSNumber(value: value), forKey: defaultName)
  }

  /// Sets the value of a key to true or false.
  open func set(_ value: Bool, forKey defaultName: String) {
    set(NSNumber(value: value), forKey: defaultName)
  }

  /// Removes the value of a key, so that the registered one counts again.
  open func removeObject(forKey defaultName: String) {
    store.set(nil, forKey: defaultName, in: domain)
    postChange()
  }

  /// Gives keys the values they have as long as nothing else is set.
  ///
  /// Registered values are forgotten when the application ends.
  open func register(defaults registrationDictionary: [String: Any]) {
    for (key, value) in registrationDictionary.sorted(by: { $0.key < $1.key }) {
      guard let kept = PropertyList.value(of: value) else {
        refuse(value, forKey: key)
        continue
      }
      store.register(kept, forKey: key)
    }
  }

  /// Returns the value of a key, as ``object(forKey:)`` does.
  open func value(forKey key: String) -> Any? {
    object(forKey: key)
  }

  /// Sets the value of a key, as ``set(_:forKey:)-(Any?,_)`` does.
  open func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }

  /// Says that everything is written; it always is.
  @discardableResult
  open func synchronize() -> Bool { true }

  /// Removes all values that were set under a name: the identifier of the application's bundle, or a
  /// suite.
  open func removePersistentDomain(forName domainName: String) {
    store.removeDomain(domainName)
    postChange()
  }

  private func number<Number>(
    forKey key: String, _ number: KeyPath<NSNumber, Number>, _ text: KeyPath<NSString, Number>
  ) -> Number? {
    switch object(forKey: key) {
    case let value as NSNumber: value[keyPath: number]
    case let value as String: NSString(string: value)[keyPath: text]
    default: nil
    }
  }

  private func refuse(_ value: Any, forKey key: String) {
    let exception = DefaultsError.notInPropertyList(value, key: key).exception
    guard MainQueue.isCurrent else { exception.terminate() }
    MainActor.assumeIsolated { exception.raise() }
  }

  private func postChange() {
    // Observers may touch views, so what is set beside the main queue is not told.
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }
  }
}
