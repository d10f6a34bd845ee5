// # Exercise 2: Find the value
//
// You write what `value(forKey:)` does. For the key `fido` it tries methods first, in
// this order: `getFido`, `fido`, `isFido`, `_getFido`, `_fido`. Then it tries stored
// values: `_fido`, `_isFido`, `fido`, `isFido`. Only the first letter of the key becomes
// a capital. The first method or value that exists is the answer, also if it is nil. If
// there is none, the function throws `undefinedKey` with the key.
//
//     swift run course check FindTheValue

import HeadlessUIKit

/// What goes wrong when an object is asked for a key.
enum KeyError: Error, Equatable {
  case undefinedKey(String)
}

/// An object that can be asked by name: its methods, and what it stores.
struct ReadableObject {
  /// Its methods by their names; each is a function, which `method()` calls.
  var methods: [String: () -> Any?] = [:]
  /// Its stored values by their names; a value may be nil.
  var stored: [String: Any?] = [:]
}

/// Returns the names of the methods that a key asks for, the first one first.
func methodNames(for key: String) -> [String] {
  let capital = key.prefix(1).uppercased() + key.dropFirst()
  return ["get\(capital)", key, "is\(capital)", "_get\(capital)", "_\(key)"]
}

/// Returns the names of the stored values that a key asks for, the first one first.
func storedNames(for key: String) -> [String] {
  let capital = key.prefix(1).uppercased() + key.dropFirst()
  return ["_\(key)", "_is\(capital)", key, "is\(capital)"]
}

/// Returns what an object answers to a key, or throws that nothing answers.
func value(forKey key: String, of object: ReadableObject) throws -> Any? {
  for name in methodNames(for: key) {
    if let method = object.methods[name] { return method() }
  }
  // A stored nil is an answer, so the question is whether the name is there at all.
  for name in storedNames(for: key) where object.stored.keys.contains(name) {
    return object.stored[name] ?? nil
  }
  throw KeyError.undefinedKey(key)
}
