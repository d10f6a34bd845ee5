// # Exercise 4: A model from a dictionary
//
// An entry of a file is a dictionary, and a dictionary promises nothing. A model
// does: it has a name and an icon, both text, or it is not made at all. A key that
// is missing, or NSNull, and a value that is no text are errors that name the key.
// Other keys do not matter. The text itself is taken as it is.
//
//     swift test --filter AppFromADictionary

import HeadlessUIKit

/// Why an entry is no app.
enum EntryError: Error, Equatable {
  case missing(String)
  case notText(String)
}

/// An app with a name and the name of its icon.
struct AppEntry: Equatable {
  let name: String
  let icon: String

  /// Returns the text under a key.
  private static func text(_ key: String, in dictionary: [String: Any]) throws -> String {
    guard let value = dictionary[key], !(value is NSNull) else { throw EntryError.missing(key) }
    guard let text = value as? String else { throw EntryError.notText(key) }
    return text
  }

  init(dictionary: [String: Any]) throws {
    name = try Self.text("name", in: dictionary)
    icon = try Self.text("icon", in: dictionary)
  }
}
