// # Exercise 6: A model from a dictionary
//
// An app is made from a dictionary. It has a name and an icon, and both are text. If a
// key is missing, or its value is NSNull, the initializer throws `missing` with the key.
// If the value is no text, it throws `notText` with the key. Other keys do not matter,
// and the text is taken as it is.
//
//     swift run course check AppFromADictionary

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
    // TODO 1: Return the text, or throw what is wrong with the key.
    ""
  }

  init(dictionary: [String: Any]) throws {
    // TODO 2: Give both properties the text of their keys.
    (name, icon) = ("", "")
  }
}
