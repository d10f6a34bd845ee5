/// What key-value coding raises an exception for.
///
/// The reasons are Apple's as far as they are known; the addresses are left out.
enum KeyValueError: ExceptionCase {
  /// Whether a key was read or written.
  enum Access {
    case read, write

    /// The method that hears of a key that is not there.
    var method: String {
      switch self {
      case .read: "valueForUndefinedKey:"
      case .write: "setValue:forUndefinedKey:"
      }
    }
  }

  case undefinedKey(String, of: AnyObject, Access)
  case undefinedKeyOfValue(String, className: String, Access)
  case undefinedCollectionKey(String, className: String)
  case immutableDictionary(String)
  case undefinedOperator(String, className: String)

  case nilValue(String, of: AnyObject)

  case wrongType(Any, type: Any.Type, PropertyReference)
  case noCase(Any, type: Any.Type, PropertyReference)
  case notUnwrapped(Any, method: String, PropertyReference)

  case notSummable(Any)
  case notComparable(Any, Any)
  case nilInUnion(path: String)
  case notJoinable(Any, path: String, kind: String, requiredClass: String, className: String)

  var exception: Exception {
    switch self {
    case .undefinedKey(let key, let object, let access):
      .unknownKey(
        key, className: "\(Swift.type(of: object))", access,
        help: Self.help(key, owner: Swift.type(of: object)))
    case .undefinedKeyOfValue(let key, let className, let access):
      .unknownKey(
        key, className: className, access,
        help: "\(className) answers to a few keys only. Look at the key before this one.")
    case .undefinedCollectionKey(let key, let className):
      .unknownKey(
        key, className: className, .read,
        help: "After an operator such as @sum a key follows, as in \"@sum.age\". "
          + "Written @\(key) alone, the \(className) itself is asked for \(key).")
    case .immutableDictionary(let key):
      .unknownKey(
        key, className: "NSDictionary", .write,
        help: "A dictionary that cannot change takes no values. Use an NSMutableDictionary.")
    case .undefinedOperator(let name, let className):
      .invalidArgument(
        "[<\(className)> valueForKeyPath:]: this class does not implement the \(name) operation.",
        help: "Operators work on arrays and sets: @count, @sum, @avg, @min, @max, @unionOfObjects, "
          + "@distinctUnionOfObjects, @unionOfArrays, @distinctUnionOfArrays, "
          + "@distinctUnionOfSets.")
    case .nilValue(let key, let object):
      .invalidArgument(
        "[<\(Swift.type(of: object))> setNilValueForKey]: could not set nil as the value for the "
          + "key \(key).",
        help: "\(Swift.type(of: object)).\(key) cannot be nil. Override setNilValueForKey(_:) and "
          + "choose a value, or make the property optional.")
    case .wrongType(let value, let type, let property):
      .invalidArgument(
        "\(property.name) is \(Self.withArticle("\(type)")), so it cannot hold "
          + Self.text(of: value),
        help: "Give it \(Self.withArticle("\(type)")), or declare the property with the type of "
          + "the value. A device stores such a value, and the program fails when it is used.")
    case .noCase(let rawValue, let type, let property):
      .invalidArgument(
        "\(property.name) is \(Self.withArticle("\(type)")), which has no case of the raw value "
          + "\(rawValue)",
        help: "Give it the raw value of a case that exists.")
    case .notUnwrapped(let value, let method, let property):
      .invalidArgument(
        Self.unrecognized(method, of: value),
        help: "\(property.name) was given \(Self.text(of: value)). Give it a value of its own type."
      )
    case .notSummable(let value):
      .invalidArgument(
        Self.unrecognized("decimalValue", of: value),
        help: "@sum and @avg add numbers, and \(Self.text(of: value)) is none.")
    case .notComparable(let one, let other):
      .invalidArgument(
        Self.unrecognized("compare:", of: one),
        help: "@min and @max compare \(Self.text(of: one)) with \(Self.text(of: other)), and these "
          + "two have no order.")
    case .nilInUnion(let path):
      .invalidArgument(
        "*** -[NSMutableArray addObject:]: object cannot be nil",
        help: "One of the values of \(path) is nil, and a union cannot hold it.")
    case .notJoinable(let value, let path, let kind, let requiredClass, let className):
      .invalidArgument(
        "[<\(className)> valueForKeyPath:]: \(kind) argument is not an \(requiredClass)",
        help: "\(path) is \(Self.text(of: value)) for one of the elements. "
          + "This operator joins an \(requiredClass) for each of them.")
    }
  }
}

@MainActor extension Exception {
  static func unknownKey(
    _ key: String, className: String, _ access: KeyValueError.Access, help: String
  ) -> Exception {
    Exception(
      name: "NSUnknownKeyException",
      reason: "[<\(className)> \(access.method)]: "
        + "this class is not key value coding-compliant for the key \(key).",
      help: help)
  }
}

/// The parts that several texts have in common.
extension KeyValueError {
  private static func unrecognized(_ method: String, of value: Any) -> String {
    "-[\(ObjCClassNames.name(of: value)) \(method)]: unrecognized selector sent to instance"
  }

  /// Returns a value with its class: `5, an NSNumber`.
  private static func text(of value: Any) -> String {
    let kind = withArticle(ObjCClassNames.name(of: value))
    return ObjCClassNames.text(of: value).map { "\($0), \(kind)" } ?? kind
  }

  /// Returns the name of a type with its article: `an NSNumber`, `a UILabel`.
  private static func withArticle(_ name: String) -> String {
    "\("AEIO".contains(name.prefix(1)) || name.hasPrefix("NS") ? "an" : "a") \(name)"
  }

  private static func help(_ key: String, owner: AnyClass) -> String {
    if key.isEmpty { return "The key is empty. Look for a dot too many in the key path." }
    if key.contains(".") { return "A key has no dots. Use the forKeyPath: method for a path." }
    let keys = KeyTable.of(owner).listedNames
    if KeyTable.of(owner).methods[key]?.reader != nil {
      return "\(owner).\(key) can be read, but not written. Make it a var, or leave the key out."
    }
    if let meant = keys.first(where: { $0.lowercased() == key.lowercased() }) {
      return "Its key is \"\(meant)\". Compare the capitals."
    }
    guard !keys.isEmpty else {
      if ClassName(owner).isOfLibrary {
        return "\(owner) is a class of UIKit, and nobody can add keys to it. Ask an object of your "
          + "own class, or look at the class that the document gives the object."
      }
      return "\(owner) lists no keys. Write class var keys: Keys in it."
    }
    let list = keys.map { "\"\($0)\"" }.joined(separator: ", ")
    return "The keys of \(owner) are \(list). Compare the key with them."
  }
}

/// What is wrong with the keys that a class lists: it stops the program when the class is first
/// asked for a key.
enum KeyListMistake: ConsoleMessage {
  case dottedKey(String, owner: AnyClass)
  case duplicateKey(String, owner: AnyClass)
  case foreignKeyPath(root: Any.Type, name: String, owner: AnyClass)
  case foreignAccessor(target: Any.Type, name: String, owner: AnyClass)

  var text: String {
    switch self {
    case .dottedKey(let key, let owner):
      "\(owner) lists the key \"\(key)\". A dot stands between two keys of a path."
    case .duplicateKey(let key, let owner):
      "\(owner) lists the key \"\(key)\" twice. Keep one of the two lines."
    case .foreignKeyPath(let root, let name, let owner):
      "\(owner) lists a key path of \(root) under \"\(name)\". "
        + "List key paths of \(owner) itself or of its superclasses."
    case .foreignAccessor(let target, let name, let owner):
      "\(owner) lists an accessor of \(target) under \"\(name)\". "
        + "List accessors of \(owner) itself or of its superclasses."
    }
  }
}

/// What key-value coding says on the console, because a device goes on without a word.
enum KeyValueMessage: ConsoleMessage {
  case valueChanged(PropertyReference, given: String, result: String)
  case notDecimal(NSNumber)

  var text: String {
    switch self {
    case .valueChanged(let property, let given, let result):
      "\(property.name): \(given) became \(result), as it does on a device. "
        + "Give it a value that fits."
    case .notDecimal(let number):
      "@sum and @avg add decimals, and \(number) is none, so the result is NaN. "
        + "Leave it out, or add up in Swift."
    }
  }
}

/// The names a device has for the classes of values.
enum ObjCClassNames {
  /// Returns the class of a value, by the name it has on a device: `NSString` for a string.
  static func name(of value: Any) -> String {
    switch value {
    case is String: "NSString"
    case is NSNull: "NSNull"
    case is NSDecimalNumber: "NSDecimalNumber"
    case is NSNumber, is CGFloat: "NSNumber"
    case is Date: "NSDate"
    case is Data: "NSData"
    case is NSDictionary: "NSDictionary"
    case is NSArray: "NSArray"
    case is NSSet: "NSSet"
    case is CGRect, is CGPoint, is CGSize, is NSRange, is NSValue: "NSValue"
    default: "\(type(of: value))"
    }
  }

  /// Returns a string or a number as text; objects have none, because theirs would show an address.
  static func text(of value: Any) -> String? {
    if let text = value as? String { return "\"\(text)\"" }
    return NSNumber.wrapping(value).map { "\($0)" }
  }
}
