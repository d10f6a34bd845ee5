// Misconception: Unknown keys are dropped without a trace. A misspelled key in the file is never
//   found then.
// Rejected by: only the keys a contact lacks are unknown

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
