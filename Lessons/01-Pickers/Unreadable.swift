import HeadlessUIKit

/// A file of the lesson that cannot be used, and why.
struct Unreadable: Error, CustomStringConvertible {
  let file: String
  let reason: String

  var description: String {
    "\(file).plist cannot be used: \(reason)."
  }
}

extension DecodingError.Context {
  /// The way from the outermost array inwards: "entry 2.0" is the first
  /// word of column 2.
  var place: String {
    let way = codingPath.compactMap(\.intValue).map(String.init)
    guard !way.isEmpty else { return "the outermost value" }
    return "entry " + way.joined(separator: ".")
  }
}
