import HeadlessUIKit
import Testing

/// Makes objects of single elements.
protocol Unpacking {}

extension Unpacking {
  /// Makes the object of an element that stands first in a nib.
  func object<Kind>(_ element: String, resources: String = "", as type: Kind.Type) throws
    -> Kind
  {
    let document = Samples.xib(element, resources: resources)
    let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
    return try #require(objects.first as? Kind)
  }
}
