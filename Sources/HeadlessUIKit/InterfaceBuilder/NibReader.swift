import FoundationXML

/// Reads the XML of a document into elements.
nonisolated final class NibReader: NSObject, XMLParserDelegate {
  /// How many elements may lie in one another; Xcode's stay below 60.
  private static let depthLimit = 200

  private let file: String
  // The parser calls one method after the other, for every element and every text.
  @exclusivity(unchecked) private var open: [XMLElementNode] = []
  @exclusivity(unchecked) private var count = 0
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
      throw NibError(file: file, line: 1, element: nil, cause: .empty)
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
    guard open.count > Self.depthLimit, error == nil else { return }
    error = NibError(
      file: file, line: element.line, element: elementName, cause: .tooDeep(limit: Self.depthLimit))
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
    NibError(file: file, line: line, element: open.last?.name, cause: .malformed(code: code))
  }
}
