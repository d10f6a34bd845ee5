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
    // TODO 1: The text, or an error that says what is wrong with which key.
    ""
  }

  init(dictionary: [String: Any]) throws {
    // TODO 2: Both properties hold the text of their key.
    (name, icon) = ("", "")
  }
}
