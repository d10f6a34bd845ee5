import HeadlessUIKitExtras
import Stage
import Testing

/// What was heard, in order.
final class Log {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

/// What the console of the device says.
final class ConsoleLog {
  private(set) var lines: [String] = []

  init() { Device.current.console = { [weak self] in self?.lines.append($0) } }
}

/// Makes the object of an element that stands first in a nib.
func object<Kind>(_ element: String, as type: Kind.Type) throws -> Kind {
  let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(element)</objects>
    </document>
    """
  let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
  return try #require(objects.first as? Kind)
}

/// A picture of a size.
func picture(_ width: Int = 40, _ height: Int = 20) -> UIImage {
  let svg =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\"><rect width=\"9\" "
    + "height=\"9\"/></svg>"
  return UIImage(data: Data(svg.utf8)) ?? UIImage()
}
