// Alternative: Both keys are read in a map, in the order of the properties.

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
    let texts = try ["name", "icon"].map { try Self.text($0, in: dictionary) }
    (name, icon) = (texts[0], texts[1])
  }
}
