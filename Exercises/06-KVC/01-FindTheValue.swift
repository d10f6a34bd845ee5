// # Exercise 1: Find the value
//
// Reading by name asks one candidate after the other. For the key `fido`, methods
// come first: `getFido`, `fido`, `isFido`, `_getFido`, `_fido`. Then come stored
// values: `_fido`, `_isFido`, `fido`, `isFido`. Only the first letter of the key
// becomes a capital. The first one that is there answers, be it with nil.
//
//     swift test --filter FindTheValue

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
  // TODO 1: The five names, in the order of their asking.
  []
}

/// Returns the names of the stored values that a key asks for, the first one first.
func storedNames(for key: String) -> [String] {
  // TODO 2: The four names, in the order of their asking.
  []
}

/// Returns what a thing answers to a key, or throws that nothing answers.
func value(forKey key: String, of thing: Thing) throws -> Any? {
  // TODO 3: The answer of the first method there is, or else of the first stored value.
  nil
}
