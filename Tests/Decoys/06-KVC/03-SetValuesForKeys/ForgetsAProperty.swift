// Misconception: One property is not in the table, so its key is unknown and its value is lost.
// Rejected by: every known key is written
// Rejected by: only the keys a contact lacks are unknown
// Rejected by: NSNull stands for nil
// Rejected by: every property can be reached by its name

import HeadlessUIKit

/// A person in an address book.
final class Contact: NSObject, KeyValueCoding {
  var name: String?
  var phone: String?
  var visits = 1

  /// The keys that came in a dictionary and that a contact does not have.
  private(set) var unknownKeys: [String] = []

  class var keys: Keys {
    ["name": \Contact.name, "visits": \Contact.visits]
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
