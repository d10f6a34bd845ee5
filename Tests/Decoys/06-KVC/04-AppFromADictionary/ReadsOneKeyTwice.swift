// Misconception: Both properties are read from the same key.
// Rejected by: an entry becomes an app
// Rejected by: a missing key is an error that names it
// Rejected by: NSNull counts as missing
// Rejected by: a value that is no text is an error with its key
// Rejected by: other keys do not matter
// Rejected by: the text is taken as it is

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
    icon = try Self.text("name", in: dictionary)
  }
}
