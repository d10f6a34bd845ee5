// # Exercise 2: Set the value
//
// Writing by name asks for a method first: for the key `fido`, `setFido:`, then
// `_setFido:`. Without one it writes the stored value: `_fido`, `_isFido`, `fido`
// or `isFido`, the first that is there. It makes no new one. Nil cannot be stored
// where a number is. A method that reads has no say in this.
//
//     swift test --filter SetTheValue

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
  var stored: [String: Any?] = [:]
  /// The names of stored values that are plain numbers.
  var scalars: Set<String> = []
}

/// Returns the names of the methods that a key is written with, the first one first.
func setterNames(for key: String) -> [String] {
  // TODO 1: The two names, in the order of their asking.
  []
}

/// Returns the name of the stored value that a key is written to, or nil if there is none.
func storedName(for key: String, in object: WritableObject) -> String? {
  // TODO 2: The first of the four names that is stored.
  nil
}

/// Gives a key a value, or throws and leaves the object as it was.
func setValue(_ value: Any?, forKey key: String, on object: inout WritableObject) throws {
  // TODO 3: A setter has taken the value, or it is stored; what cannot be done is thrown.
}
