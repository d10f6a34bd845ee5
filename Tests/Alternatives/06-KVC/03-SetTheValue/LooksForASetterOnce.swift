// Alternative: The setter is looked for in one expression, and the rest is a switch.

import HeadlessUIKit

/// What goes wrong when a value is written by name.
enum WriteError: Error, Equatable {
  case undefinedKey(String)
  case nilForScalar(String)
}

/// An object that can be written to by name.
struct WritableObject {
  /// Its methods that set a value, with the colon that says they take one.
  var setters: [String: (Any?) -> Void] = [:]
  /// Its methods that read a value.
  var getters: [String: () -> Any?] = [:]
  /// Its stored values by their names; a value may be nil.
  var stored: [String: Any?] = [:]
  /// The names of stored values that are numbers or Booleans.
  var scalars: Set<String> = []
}

/// Returns the names of the methods that a key is written with, the first one first.
func setterNames(for key: String) -> [String] {
  let capital = key.prefix(1).uppercased() + key.dropFirst()
  return ["set\(capital):", "_set\(capital):"]
}

/// Returns the name of the stored value that a key is written to, or nil if there is none.
func storedName(for key: String, in object: WritableObject) -> String? {
  let capital = key.prefix(1).uppercased() + key.dropFirst()
  return ["_\(key)", "_is\(capital)", key, "is\(capital)"]
    .first { object.stored.keys.contains($0) }
}

/// Gives a key a value, or throws and leaves the object as it was.
func setValue(_ value: Any?, forKey key: String, on object: inout WritableObject) throws {
  let setter = setterNames(for: key).compactMap { object.setters[$0] }.first
  switch (setter, storedName(for: key, in: object)) {
  case (let setter?, _):
    setter(value)
  case (nil, let name?) where value != nil || !object.scalars.contains(name):
    object.stored.updateValue(value, forKey: name)
  case (nil, .some):
    throw WriteError.nilForScalar(key)
  case (nil, nil):
    throw WriteError.undefinedKey(key)
  }
}
