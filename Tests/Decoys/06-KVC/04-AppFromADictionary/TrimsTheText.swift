// Misconception: Spaces around the text are taken away. The file says what the name is, and the
//   model keeps it.
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
    return text.trimmingCharacters(in: .whitespaces)
  }

  init(dictionary: [String: Any]) throws {
    name = try Self.text("name", in: dictionary)
    icon = try Self.text("icon", in: dictionary)
  }
}
