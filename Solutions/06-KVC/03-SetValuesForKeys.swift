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
    ["name": \Contact.name, "phone": \Contact.phone, "visits": \Contact.visits]
  }

  func setValue(_ value: Any?, forUndefinedKey key: String) {
    unknownKeys.append(key)
  }

  func setNilValueForKey(_ key: String) {
    // Only a number cannot be nil here, and no visits are zero visits.
    if key == "visits" { visits = 0 }
  }

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
