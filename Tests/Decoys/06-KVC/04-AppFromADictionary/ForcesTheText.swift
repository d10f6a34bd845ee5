// Misconception: `as!` is expected to be checked by somebody. It ends the program where the value
//   is missing or no text; `as?` asks instead.
// Rejected by: a missing key is an error that names it

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
    // swift-format-ignore: NeverForceUnwrap
    dictionary[key] as! String
  }

  init(dictionary: [String: Any]) throws {
    name = try Self.text("name", in: dictionary)
    icon = try Self.text("icon", in: dictionary)
  }
}
