// Misconception: Whatever is there is described in words: the number 12 becomes the text "12", and
//   a mistake in the file goes unseen.
// Rejected by: a value that is no text is an error with its key

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
    return "\(value)"
  }

  init(dictionary: [String: Any]) throws {
    name = try Self.text("name", in: dictionary)
    icon = try Self.text("icon", in: dictionary)
  }
}
