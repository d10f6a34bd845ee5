/// An address that an application is to open.
///
/// - Shape: One address.
open class UIOpenURLContext: NSObject {
  /// The address.
  open private(set) var url: URL

  init(_ url: URL) {
    self.url = url
  }
}
