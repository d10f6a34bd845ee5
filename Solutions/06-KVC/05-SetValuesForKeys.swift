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
    ["name": \Contact.name, "phone": \Contact.phone, "visits": \Contact.visits]
  }

  func setValue(_ value: Any?, forUndefinedKey key: String) {
    unknownKeys.append(key)
  }

  func setNilValueForKey(_ key: String) {
    // Only a number cannot be nil here, and no visits are zero visits.
    if key == "visits" { visits = 0 }
  }

  // Without this method, reading a key that a contact does not have would end the program.
  func value(forUndefinedKey key: String) -> Any? {
    nil
  }
}

/// Makes a contact from the entry of a file.
func contact(from dictionary: [String: Any]) -> Contact {
  let contact = Contact()
  contact.setValuesForKeys(dictionary)
  return contact
}
