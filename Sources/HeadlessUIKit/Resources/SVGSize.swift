import FoundationXML

/// Reads how large an SVG document says it is.
final class SVGSize: NSObject, XMLParserDelegate {
  private var size: CGSize?

  /// Returns the size of a document, in points, or nil if it does not say.
  static func read(_ svg: String) -> CGSize? {
    let reader = SVGSize()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    _ = parser.parse()
    return reader.size
  }

  nonisolated func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    let size = Self.size(from: attributeDict)
    parser.abortParsing()
    MainActor.assumeIsolated { self.size = size }
  }

  private nonisolated static func size(from attributes: [String: String]) -> CGSize? {
    if let width = attributes["width"].flatMap(Double.init),
      let height = attributes["height"].flatMap(Double.init)
    {
      return CGSize(width: width, height: height)
    }
    let box = (attributes["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
    return box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
  }
}
