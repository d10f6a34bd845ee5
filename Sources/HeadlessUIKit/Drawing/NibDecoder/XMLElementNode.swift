/// One element of a document, with what lies in it.
///
///     <label text="Hello" id="abc">      name "label", attributes, line 7
///       <rect key="frame" x="8" …/>      a child that plays the part "frame"
///     </label>
nonisolated final class XMLElementNode {
  let name: String
  let attributes: [String: String]
  let line: Int

  /// The part the element plays in the one it lies in, or nil.
  let key: String?

  /// The name other elements refer to the element by.
  let id: String?

  fileprivate(set) var children: [XMLElementNode] = []

  /// Whether the characters between the tags mean something.
  let holdsText: Bool

  /// What stands between the tags, for the elements that hold text.
  fileprivate(set) var text = ""

  init(name: String, attributes: [String: String], line: Int) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
    (key, id) = (attributes["key"], attributes["id"])
    holdsText = name == "string" || name == "mutableString"
  }

  func child(named name: String) -> XMLElementNode? {
    children.first { $0.name == name }
  }

  /// Returns the first child that plays a part: its `key` says which.
  func child(for key: String) -> XMLElementNode? {
    children.first { $0.key == key }
  }

  /// The element and all that lie in it, in the order they are written.
  var withDescendants: [XMLElementNode] {
    var elements: [XMLElementNode] = []
    add(to: &elements)
    return elements
  }

  private func add(to elements: inout [XMLElementNode]) {
    elements.append(self)
    for child in children { child.add(to: &elements) }
  }
}

nonisolated extension XMLElementNode {
  /// Puts an element at the end of the children.
  func append(_ child: XMLElementNode) { children.append(child) }

  /// Puts characters at the end of the text.
  func append(_ characters: String) { text += characters }
}
