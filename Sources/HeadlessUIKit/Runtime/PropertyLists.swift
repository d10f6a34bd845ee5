import FoundationXML

/// Property lists that are read into a collection: where one cannot be read, the console says why.
///
/// These stand in front of Foundation's, which answer nil without a word. A file that is not there is
/// none to be told about: programs look for what they may have saved.
nonisolated extension NSArray {
  /// Reads the array that a property list is, or answers nil.
  public convenience init?(contentsOf url: URL) {
    guard let list = PropertyListFile.read(url, as: [Any].self, "NSArray") else { return nil }
    self.init(array: list)
  }

  /// Reads the array that the property list at a path is, or answers nil.
  public convenience init?(contentsOfFile path: String) {
    self.init(contentsOf: URL(fileURLWithPath: path))
  }
}

nonisolated extension NSDictionary {
  /// Reads the dictionary that a property list is, or answers nil.
  public convenience init?(contentsOf url: URL) {
    guard let list = PropertyListFile.read(url, as: [String: Any].self, "NSDictionary") else {
      return nil
    }
    self.init(dictionary: list)
  }

  /// Reads the dictionary that the property list at a path is, or answers nil.
  public convenience init?(contentsOfFile path: String) {
    self.init(contentsOf: URL(fileURLWithPath: path))
  }
}

nonisolated private enum PropertyListFile {
  /// Reads a property list whose root is of a type, or returns nil and says why, but for a file that is
  /// not there.
  static func read<Root>(_ url: URL, as type: Root.Type, _ reader: String) -> Root? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    let flaw: PropertyListMessage.Flaw
    do {
      let root = try PropertyListSerialization.propertyList(from: data, format: nil)
      if let root = root as? Root { return root }
      flaw = .root(root is [Any] ? "an array" : root is [String: Any] ? "a dictionary" : "a value")
    } catch {
      flaw = .syntax(line: FirstMistake.line(in: data))
    }
    let file = url.lastPathComponent
    MainQueue.perform { PropertyListMessage.unreadable(file, flaw, reader: reader).report() }
    return nil
  }
}

/// Finds the line of the first mistake in a document: after the whole of it the parser stands elsewhere.
nonisolated private final class FirstMistake: NSObject, XMLParserDelegate {
  private var line: Int?

  static func line(in data: Data) -> Int? {
    let parser = XMLParser(data: data)
    let first = FirstMistake()
    parser.delegate = first
    return parser.parse() ? nil : first.line ?? parser.lineNumber
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if line == nil { line = parser.lineNumber }
  }
}
