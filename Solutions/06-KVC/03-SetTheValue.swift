// # Exercise 3: Set the value
//
// You write what `setValue(_:forKey:)` does, for the key `fido` as an example.
//
// - It tries the methods `setFido:` and `_setFido:`. The first one that exists gets the value,
//   also nil.
// - If there is none, it writes the first stored value that exists: `_fido`, `_isFido`, `fido`
//   or `isFido`.
// - If none exists, it throws `undefinedKey` and makes no new value.
// - Nil for a number or a Boolean (`scalars`) throws `nilForScalar`.
// - Both errors carry the key that was asked for, not the stored name. Getters play no part in
//   it.
//
//     swift run course check SetTheValue

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
  for name in setterNames(for: key) {
    if let setter = object.setters[name] { return setter(value) }
  }
  // Everything is checked before anything is written: an error leaves the object as it was.
  guard let name = storedName(for: key, in: object) else { throw WriteError.undefinedKey(key) }
  if value == nil, object.scalars.contains(name) { throw WriteError.nilForScalar(key) }
  object.stored.updateValue(value, forKey: name)
}
