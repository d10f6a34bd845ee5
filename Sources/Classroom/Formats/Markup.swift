import CoursePage

/// Text inside XML and HTML.
enum Markup {
  private static let signs = Array("&<>\"'\n".utf8)

  /// A text in which nothing is taken for markup; a new line in an attribute stays one.
  static func escape(_ text: String) -> String {
    // Most texts have none of these signs, and a class has hundreds of thousands of texts.
    guard text.utf8.contains(where: { signs.contains($0) }) else { return text }
    return text.escapedForHTML.replacing("\n", with: "&#10;")
  }

  /// The beginning of an element with its attributes: `<a href="…"`.
  static func tag(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    "<\(name)" + attributes.map { " \($0)=\"\(escape($1))\"" }.joined()
  }
}
