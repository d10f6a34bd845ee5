import HeadlessUIKit

/// A province, and the cities in it.
struct Province: Decodable {
  let name: String
  let cities: [String]

  /// Reads a file of provinces; an error says which file, and where.
  static func all(from file: String = "cities") throws -> [Province] {
    guard
      let url = Bundle.module.url(
        forResource: file, withExtension: "plist")
    else {
      throw Unreadable(file: file, reason: "it is not in the bundle")
    }
    do {
      return try PropertyListDecoder().decode(
        [Province].self, from: Data(contentsOf: url))
    } catch DecodingError.keyNotFound(let key, let context) {
      throw Unreadable(
        file: file,
        reason: "\(context.place) has no key “\(key.stringValue)”")
    } catch is DecodingError {
      throw Unreadable(file: file, reason: "it is no list of provinces")
    }
  }
}

extension DecodingError.Context {
  /// The entry the decoder came to grief at, counted from 0.
  fileprivate nonisolated var place: String {
    codingPath.first?.intValue.map { "entry \($0)" } ?? "the list"
  }
}
