// # Exercise 3: From a dictionary, all at once
//
// `setValuesForKeys` writes each pair of a dictionary by its key. NSNull stands for
// nil there. A key the object does not have goes to `setValue(_:forUndefinedKey:)`,
// and nil for a number to `setNilValueForKey`; both end the program unless a class
// answers them itself. This contact takes what it can, and remembers the rest.
//
//     swift test --filter SetValuesForKeys

import HeadlessUIKit

/// A person in an address book.
final class Contact: NSObject, KeyValueCoding {
  var name: String?
  var phone: String?
  var visits = 1

  /// The keys that came in a dictionary and that a contact does not have.
  private(set) var unknownKeys: [String] = []

  class var keys: Keys {
    // TODO 1: Each of the three properties stands under its own name.
    [:]
  }

  func setValue(_ value: Any?, forUndefinedKey key: String) {
    // TODO 2: The key is remembered.
  }

  func setNilValueForKey(_ key: String) {
    // TODO 3: A contact whose visits are nil has none.
  }

  func value(forUndefinedKey key: String) -> Any? {
    nil
  }
}

/// Makes a contact from the entry of a file.
func contact(from dictionary: [String: Any]) -> Contact {
  // TODO 4: A contact that was given all values of the dictionary by their keys.
  Contact()
}
