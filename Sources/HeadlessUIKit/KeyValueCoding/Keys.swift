/// What a class can be asked for by name.
///
/// One line for each property is all that most classes need:
///
///     class var keys: Keys { ["name": \Flag.name, "icon": \Flag.icon] }
///
/// Where speed matters, closures read and write faster than a key path. Where the names of
/// methods and of stored variables matter, they are listed as Objective-C spells them:
///
///     Keys(
///       ["name": \Flag.name],
///       accessors: ["icon": Accessor(get: { (flag: Flag) in flag.icon })],
///       methods: ["getFido": Accessor(Dog.getFido), "setFido:": Accessor(Dog.setFido)],
///       stored: ["_fido": \Dog._fido])
///
/// - Shape: A listed property has a method that reads it, `name`, and if it can be written one that
///   writes it, `setName:`, as an `@objc` property has on a device. `isHidden` of type `Bool` is
///   found under `hidden` as well, and the other way round. A class that lists methods or stored
///   names is asked aloud: every candidate stands in the log of the conversation.
/// - Units: None.
/// - Errors: A name listed twice, and a key path of another class, stop the program when the class
///   is first asked for a key.
/// - Differs: On a device nothing has to be listed, and `isHidden` is written as `hidden` alone.
/// - Source: Apple, "Key-Value Coding Programming Guide", "Accessor Search Patterns".
public struct Keys: ExpressibleByDictionaryLiteral {
  let properties: [(name: String, path: AnyKeyPath)]
  let accessors: [(name: String, accessor: Accessor)]
  let methods: [(name: String, accessor: Accessor)]
  let stored: [(name: String, path: AnyKeyPath)]

  /// Lists properties by their key paths.
  public init(dictionaryLiteral elements: (String, AnyKeyPath)...) {
    properties = elements.map { (name: $0.0, path: $0.1) }
    (accessors, methods, stored) = ([], [], [])
  }

  /// Lists properties by key paths and by closures, then methods and stored names.
  public init(
    _ properties: KeyValuePairs<String, AnyKeyPath> = [:],
    accessors: KeyValuePairs<String, Accessor> = [:],
    methods: KeyValuePairs<String, Accessor> = [:],
    stored: KeyValuePairs<String, AnyKeyPath> = [:]
  ) {
    self.properties = properties.map { (name: $0.key, path: $0.value) }
    self.accessors = accessors.map { (name: $0.key, accessor: $0.value) }
    self.methods = methods.map { (name: $0.key, accessor: $0.value) }
    self.stored = stored.map { (name: $0.key, path: $0.value) }
  }
}
