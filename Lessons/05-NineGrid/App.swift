import HeadlessUIKit

/// An app on the shelf: its name, and the name of its picture.
///
/// The names of the properties are the keys of the file. The model knows
/// no view: it would serve a list as well as a grid.
struct App: Codable, Equatable {
  let name: String
  let icon: String

  /// Reads all apps of `app.plist`, in the order of the file.
  static func all() throws -> [App] {
    guard
      let url = Bundle.module.url(
        forResource: "app", withExtension: "plist")
    else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try PropertyListDecoder().decode(
      [App].self, from: Data(contentsOf: url))
  }
}
