/// The keys of a class.
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
///   found under `hidden` as well, and the other way round. Where a class lists methods or stored
///   names, the search is logged: every candidate stands in the conversation.
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
    self.init(properties: elements)
  }

  /// Lists properties by key paths and by closures, then methods and stored names.
  public init(
    _ properties: KeyValuePairs<String, AnyKeyPath> = [:],
    accessors: KeyValuePairs<String, Accessor> = [:],
    methods: KeyValuePairs<String, Accessor> = [:],
    stored: KeyValuePairs<String, AnyKeyPath> = [:]
  ) {
    self.init(
      properties: properties.map { ($0, $1) }, accessors: accessors, methods: methods,
      stored: stored)
  }

  init(
    properties: [(String, AnyKeyPath)], accessors: KeyValuePairs<String, Accessor> = [:],
    methods: KeyValuePairs<String, Accessor> = [:], stored: KeyValuePairs<String, AnyKeyPath> = [:]
  ) {
    self.properties = properties.map { (name: $0, path: $1) }
    self.accessors = accessors.map { (name: $0.key, accessor: $0.value) }
    self.methods = methods.map { (name: $0.key, accessor: $0.value) }
    self.stored = stored.map { (name: $0.key, path: $0.value) }
  }
}

/// What is checked when a class is first asked for a key.
extension Keys {
  /// The keys, as they are listed.
  var names: [String] {
    properties.map(\.name) + accessors.map(\.name) + stored.map(\.name)
      + methods.map(\.name).filter { !$0.contains(":") }
  }

  /// Stops the program if a name is listed twice, or is not one.
  func requireValidNames(in owner: AnyClass) {
    let lists = [
      properties.map(\.name) + accessors.map(\.name), methods.map(\.name), stored.map(\.name),
    ]
    for name in lists.joined() where name.contains(".") {
      KeyListMistake.dottedKey(name, owner: owner).stop()
    }
    for list in lists {
      var seen: Set<String> = []
      for name in list where !seen.insert(name).inserted {
        KeyListMistake.duplicateKey(name, owner: owner).stop()
      }
    }
  }
}
