// Misconception: Two key paths stand under each other's names. Nobody notices, since both hold
//   text.
// Rejected by: every known key is written
// Rejected by: NSNull stands for nil
// Rejected by: the known keys beside an unknown one are written
// Rejected by: a missing key changes nothing
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
    ["name": \Contact.phone, "phone": \Contact.name, "visits": \Contact.visits]
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
