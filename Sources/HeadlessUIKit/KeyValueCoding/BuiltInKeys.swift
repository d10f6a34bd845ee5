/// A class of the core whose keys stand in its own body.
///
/// A class overrides `builtInKeys`, and a subclass in another module overrides the public
/// ``KeyValueCoding/keys`` without thinking of them.
protocol BuiltInKeyed: AnyObject {
  /// The keys that the class lists, or those of the nearest superclass that lists some.
  static var builtInKeys: BuiltInKeys { get }
}

/// A class of a module beside the core whose keys are the library's own, and not the program's.
///
/// Swift overrides a member of a class of another module only where it is `open`, and
/// `builtInKeys` is not.
package protocol OuterKeyed: AnyObject {
  /// The keys that the class lists, or those of the nearest superclass that lists some.
  static var outerKeys: BuiltInKeys { get }
}

/// The keys of one class of the library.
package struct BuiltInKeys {
  /// The class that lists the keys, which its subclasses inherit.
  let owner: AnyClass

  fileprivate let properties: () -> [(String, AnyKeyPath)]
  fileprivate var accessors: () -> KeyValuePairs<String, Accessor> = { [:] }

  /// Lists the keys that are read and written by closures, too.
  package func accessors(
    _ accessors: @escaping @autoclosure () -> KeyValuePairs<String, Accessor>
  ) -> BuiltInKeys {
    var keys = self
    keys.accessors = accessors
    return keys
  }

  /// Returns the keys that a class lists itself, or nil if it inherits all it has.
  static func of(_ type: AnyClass) -> Keys? {
    let found =
      (type as? any OuterKeyed.Type)?.outerKeys ?? (type as? any BuiltInKeyed.Type)?.builtInKeys
    guard let found, found.owner == type else { return nil }
    return Keys(properties: found.properties(), accessors: found.accessors())
  }
}

/// Lists the keys of a class of the library, as `KeysOf<UILabel>.list([…])`.
package enum KeysOf<Owner: AnyObject> {
  /// Lists properties by their key paths; the list is made when the class is first asked for a key.
  package static func list(
    _ properties: @escaping @autoclosure () -> KeyValuePairs<String, PartialKeyPath<Owner>>
  ) -> BuiltInKeys {
    BuiltInKeys(owner: Owner.self) { properties().map { ($0, $1) } }
  }
}
