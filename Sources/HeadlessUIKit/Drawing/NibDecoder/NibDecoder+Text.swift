/// Fonts, and text with attributes.
@MainActor extension NibDecoder {
  package func font(_ key: String = "fontDescription", in part: XMLElementNode? = nil) -> UIFont? {
    (part ?? element).child(for: key).map { font($0) }
  }

  /// Returns the font an element describes.
  ///
  /// A font that iOS does not have is the system's; a name that says bold or italic makes it so.
  private func font(_ font: XMLElementNode) -> UIFont {
    if let style = font.attributes["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = number("pointSize", in: font) ?? number("size", in: font) ?? UIFont.systemFontSize
    let weight: UIFont.Weight? = choice("weight", in: font, Self.weights)
    if let weight { return .systemFont(ofSize: size, weight: weight) }
    let name = font.attributes["name"] ?? font.attributes["metaFont"] ?? ""
    switch font.attributes["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "system": return .systemFont(ofSize: size)
    default: break
    }
    if let font = UIFont(name: name, size: size) { return font }
    if name.mentions("bold") { return .boldSystemFont(ofSize: size) }
    let isItalic = ["italic", "oblique"].contains { name.mentions($0) }
    return isItalic ? .italicSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  private static let weights: KeyValuePairs<String, UIFont.Weight> = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// Returns text of which each fragment has a font and a colour of its own.
  package func attributedText(_ key: String, in part: XMLElementNode? = nil) -> NSAttributedString?
  {
    guard let text = (part ?? element).child(for: key), text.name == "attributedString" else {
      return nil
    }
    let result = NSMutableAttributedString(string: "")
    for fragment in text.children where fragment.name == "fragment" {
      result.append(
        NSAttributedString(
          string: self.text("content", in: fragment) ?? "",
          attributes: attributes(of: fragment.child(named: "attributes") ?? fragment)))
    }
    return result
  }

  /// Returns the attributes of a fragment of text.
  private func attributes(of list: XMLElementNode) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = font("NSFont", in: list) { attributes[.font] = font }
    if let style = list.child(for: "NSParagraphStyle") {
      attributes[.paragraphStyle] = paragraphStyle(style)
    }
    for key: NSAttributedString.Key in [
      .foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor, .strokeColor,
    ] {
      if let color = color(key.rawValue, in: list) { attributes[key] = color }
    }
    for key: NSAttributedString.Key in [.underlineStyle, .strikethroughStyle] {
      let value = list.child(for: key.rawValue).flatMap { integer("value", in: $0) }
      if let value { attributes[key] = value }
    }
    for key: NSAttributedString.Key in [.kern, .strokeWidth] {
      let value = list.child(for: key.rawValue).flatMap { number("value", in: $0) }
      if let value { attributes[key] = value }
    }
    if let link = list.child(for: "NSLink")?.attributes["string"], let url = URL(string: link) {
      attributes[.link] = url
    }
    return attributes
  }

  /// Returns the attributes of titles that a part has: a font and a colour.
  func titleTextAttributes(
    _ key: String, in part: XMLElementNode
  ) -> [NSAttributedString.Key: Any]? {
    guard let list = part.child(for: key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = font("fontDescription", in: list) { attributes[.font] = font }
    if let color = color("textColor", in: list) { attributes[.foregroundColor] = color }
    return attributes
  }

  private func paragraphStyle(_ part: XMLElementNode) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = choice("alignment", in: part, Self.alignments) {
      style.alignment = alignment
    }
    if let mode = choice("lineBreakMode", in: part, Self.lineBreaks) { style.lineBreakMode = mode }
    if let number = number("lineSpacing", in: part) { style.lineSpacing = number }
    return style
  }

  /// How lines are aligned, by Interface Builder's names.
  static let alignments: KeyValuePairs<String, NSTextAlignment> = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  /// How lines that are too long are broken, by Interface Builder's names.
  static let lineBreaks: KeyValuePairs<String, NSLineBreakMode> = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
    "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping, "clip": .byClipping,
    "clipping": .byClipping, "headTruncation": .byTruncatingHead,
    "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
  ]
}

extension String {
  /// Whether a word stands in the name of a font, however it is written.
  fileprivate func mentions(_ word: String) -> Bool {
    lowercased().contains(word)
  }
}
