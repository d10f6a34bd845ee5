/// An address that an application is to open, and how it came.
///
/// - Shape: One address.
open class UIOpenURLContext: NSObject {
  /// The address.
  open private(set) var url: URL

  /// How the address came.
  open private(set) var options: UIScene.OpenURLOptions

  init(_ url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
  }
}

extension UIScene {
  /// How an address came to a scene.
  open class OpenURLOptions: NSObject {
    /// The application that sent the address, or nil if it is of another maker.
    open var sourceApplication: String? { nil }

    /// Whether a file is to be opened where it lies.
    open var openInPlace: Bool { false }

    override init() {}
  }
}
