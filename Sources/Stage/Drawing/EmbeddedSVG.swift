import FoundationXML
import HeadlessUIKit

/// An SVG document made ready to stand inside another one.
///
/// It is read and written anew: without prolog, comments and scripts, its attributes in a fixed
/// order, and its identifiers prefixed, so that two pictures cannot mix up their gradients.
nonisolated final class EmbeddedSVG: NSObject, XMLParserDelegate {
  private let idPrefix: String
  private var attributes: [String: String] = [:]
  private var content = ""
  private var names: [String] = []
  private var hiddenDepth: Int?

  private init(idPrefix: String) {
    self.idPrefix = idPrefix
  }

  /// Reads a document, or answers nil if it is no SVG.
  static func read(_ svg: String, idPrefix: String) -> EmbeddedSVG? {
    let picture = EmbeddedSVG(idPrefix: idPrefix)
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = picture
    guard parser.parse(), !picture.attributes.isEmpty else { return nil }
    return picture
  }

  /// Returns the picture as an element that fills a rectangle.
  func element(filling rect: CGRect) -> String {
    var root = attributes
    root["viewBox"] = attributes["viewBox"] ?? naturalViewBox
    root["xmlns"] = "http://www.w3.org/2000/svg"
    root["x"] = rect.minX.svg
    root["y"] = rect.minY.svg
    root["width"] = rect.width.svg
    root["height"] = rect.height.svg
    root["preserveAspectRatio"] = "none"
    return "<svg\(Self.write(root))>\(content)</svg>"
  }

  private var naturalViewBox: String? {
    guard let width = attributes["width"].flatMap(Self.length),
      let height = attributes["height"].flatMap(Self.length)
    else { return nil }
    return [0, 0, width, height].svg
  }

  /// A length without its unit.
  private static func length(_ value: String) -> CGFloat? {
    Double(value.prefix { $0.isNumber || $0 == "." }).map { CGFloat($0) }
  }

  private static func write(_ attributes: [String: String]) -> String {
    attributes.sorted { $0.key < $1.key }
      .map { " \($0.key)=\"\($0.value.xmlEscaped)\"" }.joined()
  }

  /// Returns the value of an attribute with the prefix before its identifiers.
  private func prefixed(_ name: String, _ value: String) -> String {
    switch name {
    case "id": return idPrefix + value
    case "href", "xlink:href":
      return value.hasPrefix("#") ? "#" + idPrefix + value.dropFirst() : value
    default: return prefixedReferences(in: value)
    }
  }

  private func prefixedReferences(in text: String) -> String {
    text.replacingOccurrences(of: "url(#", with: "url(#" + idPrefix)
      .replacingOccurrences(of: "url('#", with: "url('#" + idPrefix)
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    names.append(elementName)
    guard names.count > 1 else {
      if elementName == "svg" { attributes = attributeDict } else { parser.abortParsing() }
      return
    }
    if elementName == "script", hiddenDepth == nil { hiddenDepth = names.count }
    guard hiddenDepth == nil else { return }
    var prefixed: [String: String] = [:]
    for (name, value) in attributeDict { prefixed[name] = self.prefixed(name, value) }
    content += "<\(elementName)\(Self.write(prefixed))>"
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    defer { names.removeLast() }
    guard hiddenDepth == nil else {
      if hiddenDepth == names.count { hiddenDepth = nil }
      return
    }
    if names.count > 1 { content += "</\(elementName)>" }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard hiddenDepth == nil, names.count > 1 || !string.allSatisfy(\.isWhitespace) else { return }
    content += (names.last == "style" ? prefixedReferences(in: string) : string).xmlEscaped
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    guard hiddenDepth == nil else { return }
    content += prefixedReferences(in: String(decoding: CDATABlock, as: UTF8.self)).xmlEscaped
  }
}
