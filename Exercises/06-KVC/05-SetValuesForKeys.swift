// # Exercise 5: From a dictionary, all at once
//
// `setValuesForKeys` writes each pair of a dictionary by its key, and `NSNull` becomes
// nil. It calls `setValue(_:forUndefinedKey:)` for a key that the object does not have,
// and `setNilValueForKey` for nil where a number is. By default both end the program.
// This contact remembers the unknown keys, and takes 0 for visits that are nil.
//
// - A line of `keys` is a name and a key path with its class, such as `"city": \Home.city`.
// - `NSObject` does not have the two methods in this course. So do not write `override` in
//   front of them, and do not call `super`. In `setNilValueForKey`, do nothing for a key
//   other than `visits`.
//
//     swift run course check SetValuesForKeys

import HeadlessUIKit

/// A person in an address book.
final class Contact: NSObject, KeyValueCoding {
  var name: String?
  var phone: String?
  var visits = 1

  /// The keys that came in a dictionary and that a contact does not have.
  private(set) var unknownKeys: [String] = []

  class var keys: Keys {
    // TODO 1: List each of the three properties under its own name.
    [:]
  }

  func setValue(_ value: Any?, forUndefinedKey key: String) {
    // TODO 2: Remember the key.
  }

  func setNilValueForKey(_ key: String) {
    // TODO 3: Nil was given for this key. If it is the key of the visits, they become 0.
  }

  // Without this method, reading a key that a contact does not have would end the program.
  func value(forUndefinedKey key: String) -> Any? {
    nil
  }
}

/// Makes a contact from the entry of a file.
func contact(from dictionary: [String: Any]) -> Contact {
  // TODO 4: Make a contact and give it all values of the dictionary by their keys.
  Contact()
}
