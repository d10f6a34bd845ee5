import HeadlessUIKit

/// A country and the name of its flag's picture.
///
/// In the file each flag is a dictionary with two keys, so it is worth a
/// type of its own. The names of the properties are the keys: a decoder
/// needs no more than that.
struct Flag: Codable, Equatable {
  let name: String
  let icon: String

  /// Reads all flags of a property list, in its order.
  static func all(from name: String = "flags") throws -> [Flag] {
    guard
      let url = Bundle.module.url(
        forResource: name, withExtension: "plist")
    else {
      throw Unreadable(file: name, reason: "it is not in the bundle")
    }
    do {
      return try PropertyListDecoder().decode(
        [Flag].self, from: Data(contentsOf: url))
    } catch DecodingError.keyNotFound(let key, let context) {
      throw Unreadable(
        file: name,
        reason:
          "\(context.place) has no key \u{201C}\(key.stringValue)\u{201D}"
      )
    } catch {
      throw Unreadable(file: name, reason: "it is no list of flags")
    }
  }
}
