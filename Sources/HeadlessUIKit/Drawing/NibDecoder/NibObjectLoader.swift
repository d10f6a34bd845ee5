/// What makes the objects of a document, as far as the objects themselves need it.
package protocol NibObjectLoader: AnyObject {
  /// The bundle the document comes from.
  var bundle: Bundle { get }

  /// Returns a colour or an image that the document lists among its resources.
  func resource(_ elementName: String, named name: String) -> XMLElementNode?

  /// Makes the object of an element, or returns nil after saying why there is none.
  func makeObject(of element: XMLElementNode) -> AnyObject?

  /// Returns the object of an id, once it was made.
  func object(_ id: String) -> AnyObject?

  /// Takes an object that existed before for the one an element describes.
  func register(_ object: AnyObject, for element: XMLElementNode)

  /// Reports a value that is not what its attribute holds.
  func reportValue(_ element: XMLElementNode, _ message: any ConsoleMessage)
}

/// A class whose objects an element of a document can describe.
package protocol NibDecodable: AnyObject {
  /// Makes the object an element describes, or returns nil if its class refuses to.
  static func make(from decoder: NibDecoder) -> AnyObject?
}

/// An object of a module beside the core that a document can hold.
package protocol OuterElement: AnyObject {
  /// Sets what an element of a document says about the object, after its superclass.
  func configureOuter(from decoder: NibDecoder)
}

/// A class whose subclasses a document may name in its place: they are made by their `init(coder:)`.
package protocol NibSubclassable: NibDecodable {}
