/// One element of a document, with what lies in it.
///
///     <label text="Hello" id="abc">      name "label", attributes, line 7
///       <rect key="frame" x="8" …/>      a child that plays the part "frame"
///     </label>
package nonisolated final class XMLElementNode {
  package let name: String
  package let attributes: XMLAttributes
  package let line: Int

  /// The part the element plays in the one it lies in, or nil.
  package let key: String?

  /// The name other elements refer to the element by.
  package let id: String?

  // Gone through for every value that may lie in a child; nobody changes it meanwhile.
  @exclusivity(unchecked) package fileprivate(set) var children: [XMLElementNode] = []

  /// Whether the characters between the tags mean something.
  let holdsText: Bool

  /// What stands between the tags, for the elements that hold text.
  package fileprivate(set) var text = ""

  init(name: String, attributes: [String: String], line: Int) {
    (self.name, self.attributes, self.line) = (name, XMLAttributes(attributes), line)
    (key, id) = (self.attributes["key"], self.attributes["id"])
    holdsText = name == "string" || name == "mutableString"
  }

  package func child(named name: String) -> XMLElementNode? {
    children.first { $0.name == name }
  }

  /// Returns the first child that plays a part: its `key` says which.
  package func child(for key: String) -> XMLElementNode? {
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
  func append(_ child: XMLElementNode) { children.append(child) }

  func append(_ characters: String) { text += characters }
}

/// The attributes of an element.
///
/// - Shape: They are few, and each is asked for by a name that most elements do not have: looking
///   at the lengths of all names takes a seventh of the time that hashing one takes.
package nonisolated struct XMLAttributes {
  private struct Attribute {
    let name: String
    let value: String
  }

  private var attributes: [Attribute] = []

  init(_ values: [String: String]) {
    attributes.reserveCapacity(values.count)
    for (name, value) in values { attributes.append(Attribute(name: name, value: value)) }
  }

  /// The value of an attribute, or nil if the element does not have it.
  package subscript(name: String) -> String? {
    let length = name.utf8.count
    for attribute in attributes where attribute.name.utf8.count == length {
      if attribute.name == name { return attribute.value }
    }
    return nil
  }
}
