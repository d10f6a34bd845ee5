import FoundationXML

/// Reads how large an SVG document says it is.
nonisolated final class SVGSize: NSObject, XMLParserDelegate {
  private var size: CGSize?

  /// Returns the size of a document, in points, or nil if it does not say.
  static func read(_ svg: String) -> CGSize? {
    let reader = SVGSize()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    _ = parser.parse()
    return reader.size
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    size = Self.size(from: attributeDict)
    parser.abortParsing()
  }

  private static func size(from attributes: [String: String]) -> CGSize? {
    if let width = length(attributes["width"]), let height = length(attributes["height"]) {
      return CGSize(width: width, height: height)
    }
    let box = (attributes["viewBox"] ?? "").split { $0 == "," || $0.isWhitespace }
    guard box.count == 4, let width = length(box[2]), let height = length(box[3]) else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  /// Returns a length above 0, with or without `px`; other units are left to the `viewBox`.
  private static func length(_ text: (some StringProtocol)?) -> Double? {
    guard let text else { return nil }
    let number = Double(text.hasSuffix("px") ? String(text.dropLast(2)) : String(text))
    return number.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}
