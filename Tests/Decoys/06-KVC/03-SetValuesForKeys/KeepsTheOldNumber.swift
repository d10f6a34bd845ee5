// Misconception: Nil for a number is passed over, and the contact keeps the visit it began with.
// Rejected by: a number that is nil becomes zero

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
