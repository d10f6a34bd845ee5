// Misconception: A missing value becomes empty text. The model then promises a name and has none.
// Rejected by: a missing key is an error that names it
// Rejected by: NSNull counts as missing
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
    dictionary[key] as? String ?? ""
  }

  init(dictionary: [String: Any]) throws {
    name = try Self.text("name", in: dictionary)
    icon = try Self.text("icon", in: dictionary)
  }
}
