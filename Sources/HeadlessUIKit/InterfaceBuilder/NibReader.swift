import FoundationXML

/// Reads the XML of a document into elements.
nonisolated final class NibReader: NSObject, XMLParserDelegate {
  /// How many elements may lie in one another; Xcode's stay below 60.
  private static let deepest = 200

  private let file: String
  private var open: [XMLElementNode] = []
  private var count = 0
  private var root: XMLElementNode?
  private var error: NibError?

  private init(file: String) {
    self.file = file
  }

  /// Returns the element that all others lie in, and how many they are.
  static func read(
    _ data: Data, file: String
  ) throws(NibError) -> (root: XMLElementNode, count: Int) {
    let reader = NibReader(file: file)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let isRead = parser.parse()
    if let error = reader.error { throw error }
    if !isRead || parser.parserError != nil {
      throw reader.malformed(
        code: (parser.parserError as NSError?)?.code ?? 0, line: parser.lineNumber)
    }
    guard let root = reader.root else {
      throw NibError(
        file: file, line: 1, element: nil,
        sentence: "There is no element in it. Open it in a text editor: it may be empty.")
    }
    return (root, reader.count)
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    let element = XMLElementNode(
      name: elementName, attributes: attributeDict, line: parser.lineNumber)
    if let parent = open.last { parent.append(element) } else if root == nil { root = element }
    open.append(element)
    count += 1
    guard open.count > Self.deepest, error == nil else { return }
    error = NibError(
      file: file, line: element.line, element: elementName,
      sentence: "Elements lie \(Self.deepest) deep in one another. Look for a tag that is not "
        + "closed.")
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let element = open.last, element.holdsText { element.append(string) }
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if error == nil {
      error = malformed(code: (parseError as NSError).code, line: parser.lineNumber)
    }
    parser.abortParsing()
  }

  private func malformed(code: Int, line: Int) -> NibError {
    let fact =
      switch code {
      case 4: "There is no XML in it."
      case 5, 73, 77: "It ends, or breaks off, before every tag is closed."
      case 39, 40, 65: "A value in quotes, or the space between two values, is missing."
      case 41: "An attribute has no value."
      case 42: "An attribute is written twice."
      case 76: "A closing tag closes another element than the one that is open."
      case 6, 7, 8, 9, 81: "It holds characters that XML does not allow."
      default: "It is no well-formed XML (libxml2 says \(code))."
      }
    return NibError(
      file: file, line: line, element: open.last?.name,
      sentence: "\(fact) Compare the tags around this line.")
  }
}
