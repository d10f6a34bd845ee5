// Alternative: Candidates are gathered as closures first, and the first one is called.

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
  let methods = methodNames(for: key).compactMap { object.methods[$0] }
  let stored = storedNames(for: key).compactMap { object.stored.index(forKey: $0) }
  if let method = methods.first { return method() }
  guard let place = stored.first else { throw KeyError.undefinedKey(key) }
  return object.stored[place].value
}
