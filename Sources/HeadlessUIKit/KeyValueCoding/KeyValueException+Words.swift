/// The words, which are Apple's as far as they are known; the addresses are left out.
extension KeyValueException {
  /// An object has no such key.
  static func undefined(_ key: String, of object: AnyObject, method: String) -> Self {
    let owner: AnyClass = type(of: object)
    return undefined(key, ofClass: "\(owner)", method: method, help: help(key, owner: owner))
  }

  /// Something that lists no keys has no such key.
  static func undefined(
    _ key: String, ofClass name: String, method: String = "valueForUndefinedKey:",
    help: String? = nil
  ) -> Self {
    Self(
      name: "NSUnknownKeyException",
      reason: "[<\(name)> \(method)]: "
        + "this class is not key value coding-compliant for the key \(key).",
      help: help ?? "\(name) answers to a few keys only. Look at the key before this one.")
  }

  /// A view is to be that of a second controller.
  static func takenView(_ view: UIView, of controller: UIViewController) -> Self {
    Self(
      name: "UIViewControllerHierarchyInconsistency",
      reason: "A view can only be associated with at most one view controller at a time",
      help: "The \(type(of: view)) is the view of a \(type(of: controller)) already.")
  }

  /// A property that cannot be nil was given nil.
  static func isNil(_ key: String, of object: AnyObject) -> Self {
    isNil(
      key, ofClass: "\(type(of: object))",
      help: "\(type(of: object)).\(key) cannot be nil. Override setNilValueForKey(_:) and choose a "
        + "value, or make the property optional.")
  }

  /// Something that cannot be nil was given nil.
  static func isNil(_ key: String, ofClass name: String, help: String) -> Self {
    Self(
      name: "NSInvalidArgumentException",
      reason: "[<\(name)> setNilValueForKey]: could not set nil as the value for the key \(key).",
      help: help)
  }

  /// A value was asked for a number or a structure it does not have.
  static func unrecognized(_ method: String, of value: Any, slot: PropertyReference) -> Self {
    unrecognized(
      method, of: value,
      help: "\(slot.name) was given \(words(for: value)). Give it a value of its own type.")
  }

  /// A method that a device would call does not exist.
  static func unrecognized(_ method: String, of value: Any, help: String) -> Self {
    Self(
      name: "NSInvalidArgumentException",
      reason:
        "-[\(ObjCClassNames.name(of: value)) \(method)]: unrecognized selector sent to instance",
      help: help)
  }

  /// A value is of another type than its property.
  static func wrongType(_ value: Any, type: Any.Type, slot: PropertyReference) -> Self {
    Self(
      name: "NSInvalidArgumentException",
      reason: "\(slot.name) is \(phrase("\(type)")), so it cannot hold \(words(for: value))",
      help: "Give it \(phrase("\(type)")), or declare the property with the type of the value. "
        + "A device stores such a value, and the program fails when it is used.")
  }

  /// No case of an enumeration has a raw value.
  static func noCase(_ rawValue: Any, type: Any.Type, slot: PropertyReference) -> Self {
    Self(
      name: "NSInvalidArgumentException",
      reason:
        "\(slot.name) is \(phrase("\(type)")), which has no case of the raw value \(rawValue)",
      help: "Give it the raw value of a case that exists.")
  }

  /// Returns a value and its class, as words: `5, an NSNumber`.
  static func words(for value: Any) -> String {
    let kind = phrase(ObjCClassNames.name(of: value))
    return ObjCClassNames.text(of: value).map { "\($0), \(kind)" } ?? kind
  }

  /// Returns the name of a type with its article: `an NSNumber`, `a UILabel`.
  private static func phrase(_ name: String) -> String {
    "\("AEIO".contains(name.prefix(1)) || name.hasPrefix("NS") ? "an" : "a") \(name)"
  }

  private static func help(_ key: String, owner: AnyClass) -> String {
    if key.isEmpty { return "The key is empty. Look for a dot too many in the key path." }
    if key.contains(".") { return "A key has no dots. Use the forKeyPath: method for a path." }
    let keys = KeyTable.of(owner).ownNames
    if KeyTable.of(owner).methods[key]?.reader != nil {
      return "\(owner).\(key) can be read, but not written. Make it a var, or leave the key out."
    }
    if let meant = keys.first(where: { $0.lowercased() == key.lowercased() }) {
      return "Its key is \"\(meant)\". Compare the capitals."
    }
    guard !keys.isEmpty else {
      return "\(owner) lists no keys. Write class var keys: Keys in it."
    }
    let list = keys.map { "\"\($0)\"" }.joined(separator: ", ")
    return "The keys of \(owner) are \(list). Compare the key with them."
  }
}
