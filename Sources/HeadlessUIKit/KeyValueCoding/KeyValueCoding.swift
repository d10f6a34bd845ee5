/// An object whose properties can be read and written by name.
///
/// A nib sets its outlets this way, and a property list becomes a model. The class lists the names
/// of its properties, and inherits all methods below.
///
///     class Flag: NSObject, KeyValueCoding {
///       var name: String?
///       class var keys: Keys { ["name": \Flag.name] }
///     }
///
///     flag.setValue("Italy", forKey: "name")
///     flag.value(forKey: "name")
///
/// Views and controllers are key-value coding compliant already; they `override class var keys`.
///
/// - Shape: A class lists its own keys; those of its superclasses are found without being listed
///   again. Reading asks for methods, then for stored names, then calls
///   ``value(forUndefinedKey:)``; writing does the same.
/// - Units: Numbers come as Swift numbers, an enumeration as its raw number.
/// - Errors: An undefined key, and nil for what cannot be nil, stop the program in Apple's words,
///   unless the class overrides the method that says so. A value of the wrong type stops it too.
/// - Differs: On a device the Objective-C runtime knows every `@objc` property, every `NSObject`
///   conforms, and there is no such protocol. Numbers arrive there as `NSNumber`, structures as
///   `NSValue`, and nothing hinders a value of the wrong type. ``setNilValueForKey(_:)`` is called
///   here for every property that cannot be nil. What `countOf<Key>` and the methods like it
///   describe is read at once; a device returns a collection that reads when it is used. A method
///   that a class does not write itself is not found in its subclasses: write it where the
///   conformance is declared.
/// - Source: Apple, Foundation, "NSKeyValueCoding", and "Key-Value Coding Programming Guide".
public protocol KeyValueCoding: AnyObject {
  /// The keys of this class.
  static var keys: Keys { get }

  /// Whether stored names are looked at where there is no method; the default says yes.
  static var accessInstanceVariablesDirectly: Bool { get }

  /// Returns the value of a property.
  func value(forKey key: String) -> Any?

  /// Gives a property a value.
  func setValue(_ value: Any?, forKey key: String)

  /// Returns the value at the end of a path of keys, or nil if there is a nil on the way.
  func value(forKeyPath keyPath: String) -> Any?

  /// Gives the property at the end of a path of keys a value, unless there is a nil on the way.
  func setValue(_ value: Any?, forKeyPath keyPath: String)

  /// Returns a value for a key the object does not have; the default stops the program.
  func value(forUndefinedKey key: String) -> Any?

  /// Handles a value for a key the object does not have; the default stops the program.
  func setValue(_ value: Any?, forUndefinedKey key: String)

  /// Handles nil for a property that cannot be nil; the default stops the program.
  func setNilValueForKey(_ key: String)

  /// Gives each property a value, in alphabetical order of the keys; `NSNull` stands for nil.
  func setValuesForKeys(_ keyedValues: [String: Any])

  /// Returns the values of properties, with `NSNull` for nil.
  func dictionaryWithValues(forKeys keys: [String]) -> [String: Any]
}

extension KeyValueCoding {
  /// Says that stored names may be looked at.
  public static var accessInstanceVariablesDirectly: Bool { true }

  /// Returns the value of a property.
  public func value(forKey key: String) -> Any? { KeyTable.value(of: self, forKey: key) }

  /// Gives a property a value.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyTable.setValue(value, of: self, forKey: key)
  }

  /// Returns the value at the end of a path of keys, or nil if there is a nil on the way.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyPathTraversal.value(of: self, at: keyPath)
  }

  /// Gives the property at the end of a path of keys a value, unless there is a nil on the way.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyPathTraversal.setValue(value, of: self, at: keyPath)
  }

  /// Stops the program: the object does not have the key.
  public func value(forUndefinedKey key: String) -> Any? {
    KeyValueError.undefinedKey(key, of: self, .read).raise()
    return nil
  }

  /// Stops the program: the object does not have the key.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueError.undefinedKey(key, of: self, .write).raise()
  }

  /// Stops the program: the property cannot be nil.
  public func setNilValueForKey(_ key: String) { KeyValueError.nilValue(key, of: self).raise() }

  /// Gives each property a value, in alphabetical order of the keys; `NSNull` stands for nil.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    KeyTable.setValues(keyedValues, of: self)
  }

  /// Returns the values of properties, with `NSNull` for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    KeyTable.values(of: self, forKeys: keys)
  }
}

/// What is said of the change of a value that somebody observes.
///
/// - Source: Apple, Foundation, "NSKeyValueChangeKey".
nonisolated public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
