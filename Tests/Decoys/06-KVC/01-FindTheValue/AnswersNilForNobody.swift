// Misconception: Nobody answers, and nil is returned. A misspelled key then looks like an empty
//   property; throw the key instead.
// Rejected by: a key nobody knows is an error that names it

import HeadlessUIKit

/// What goes wrong when a thing is asked for a key.
enum KeyError: Error, Equatable {
  case undefinedKey(String)
}

/// A thing that can be asked by name: its methods, and what it stores.
struct Thing {
  var methods: [String: () -> Any?] = [:]
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

/// Returns what a thing answers to a key, or throws that nothing answers.
func value(forKey key: String, of thing: Thing) throws -> Any? {
  for name in methodNames(for: key) {
    if let method = thing.methods[name] { return method() }
  }
  // A stored nil is an answer, so the question is whether the name is there at all.
  for name in storedNames(for: key) where thing.stored.keys.contains(name) {
    return thing.stored[name] ?? nil
  }
  return nil
}
