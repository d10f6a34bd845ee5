// Misconception: An entry with more keys than two is refused. A file may say more than this
//   program needs.
// Rejected by: other keys do not matter

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
    guard dictionary.keys.allSatisfy({ ["name", "icon"].contains($0) }) else {
      throw EntryError.missing("name")
    }
    name = try Self.text("name", in: dictionary)
    icon = try Self.text("icon", in: dictionary)
  }
}
