/// An object whose properties can be read and written by name.
///
/// A nib sets its outlets this way, and a property list becomes a model. The class lists what can
/// be reached by name, and everything else follows.
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
///   ``value(forUndefinedKey:)``; writing does the same and never validates.
/// - Units: Numbers come as Swift numbers, an enumeration as its raw number.
/// - Errors: A key nobody has, and nil for what cannot be nil, stop the program in Apple's words,
///   unless the class overrides the method that says so. A value of the wrong type stops it too.
/// - Differs: On a device the Objective-C runtime knows every `@objc` property, every `NSObject`
///   takes part, and there is no such protocol. Numbers arrive there as `NSNumber`, structures as
///   `NSValue`, and nothing hinders a value of the wrong type. ``setNilValueForKey(_:)`` is called
///   here for every property that cannot be nil. What `countOf<Key>` and its like describe is read at
///   once; a device answers with a collection that asks when it is used. A method that a class does not write itself is
///   not found in its subclasses: write it where the conformance is declared.
/// - Source: Apple, Foundation, "NSKeyValueCoding", and "Key-Value Coding Programming Guide".
public protocol KeyValueCoding: AnyObject {
  /// What this class can be asked for by name.
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

  /// Answers for a key the object does not have; the default stops the program.
  func value(forUndefinedKey key: String) -> Any?

  /// Takes a value for a key the object does not have; the default stops the program.
  func setValue(_ value: Any?, forUndefinedKey key: String)

  /// Hears that a property that cannot be nil was given nil; the default stops the program.
  func setNilValueForKey(_ key: String)

  /// Gives each property a value, in alphabetical order of the keys; `NSNull` stands for nil.
  func setValuesForKeys(_ keyedValues: [String: Any])

  /// Returns the values of properties, with `NSNull` for nil.
  func dictionaryWithValues(forKeys keys: [String]) -> [String: Any]

  /// Checks a value with the object's `validate<Key>:error:`, if it has one.
  ///
  /// The method may put another value in its place. Assigning never validates.
  func validateValue(_ ioValue: inout Any?, forKey inKey: String) throws

  /// Checks a value for the property at the end of a path of keys.
  func validateValue(_ ioValue: inout Any?, forKeyPath inKeyPath: String) throws

  /// Returns an array that stands for the one of a property: changing it changes the property.
  func mutableArrayValue(forKey key: String) -> NSMutableArray

  /// Returns an array that stands for the one at the end of a path of keys.
  func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray
}
