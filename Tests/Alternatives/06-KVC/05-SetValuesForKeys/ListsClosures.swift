// Alternative: The table holds closures in the place of key paths.

import HeadlessUIKit

/// A person in an address book.
final class Contact: NSObject, KeyValueCoding {
  var name: String?
  var phone: String?
  var visits = 1

  /// The keys that came in a dictionary and that a contact does not have.
  private(set) var unknownKeys: [String] = []

  class var keys: Keys {
    Keys(
      ["visits": \Contact.visits],
      accessors: [
        "name": Accessor(
          get: { (contact: Contact) in contact.name }, set: { $0.name = $1 }),
        "phone": Accessor(
          get: { (contact: Contact) in contact.phone }, set: { $0.phone = $1 }),
      ])
  }

  func setValue(_ value: Any?, forUndefinedKey key: String) {
    unknownKeys.append(key)
  }

  func setNilValueForKey(_ key: String) {
    switch key {
    case "visits": visits = 0
    default: break
    }
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
