// Misconception: A number where text belongs is called missing. It is there and is of the wrong
//   kind, which is another mistake to look for.
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
    guard let text = dictionary[key] as? String else { throw EntryError.missing(key) }
    return text
  }

  init(dictionary: [String: Any]) throws {
    name = try Self.text("name", in: dictionary)
    icon = try Self.text("icon", in: dictionary)
  }
}
