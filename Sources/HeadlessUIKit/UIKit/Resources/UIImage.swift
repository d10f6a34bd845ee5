/// A picture.
///
/// Images lie in an asset catalog: a folder `Assets.xcassets` in the application's bundle, with
/// a folder `NAME.imageset` for each.
///
/// - Shape: A rectangle with its origin at the top left.
/// - Units: ``size`` in points.
/// - Errors: A name that no catalog knows gives nil.
/// - Differs: Images are SVG documents; their size is that of the document's `viewBox`.
/// - Source: Apple, UIKit, "UIImage" and "init(named:)"; the folder format is Xcode's "Asset
///   Catalog Format Reference".
open class UIImage: NSObject {
  /// The size of the image, in points.
  open var size: CGSize { drawnSize }

  /// The pixels along one point.
  open var scale: CGFloat { 1 }

  private let drawnSize: CGSize
  package let name: String
  package let svg: String?

  /// Finds an image by name in the application's bundle, or answers nil.
  public convenience init?(named name: String) {
    self.init(asset: name, in: Device.current.bundle)
  }

  /// Makes a picture that UIKit brings along itself.
  init(symbol name: String, svg: String, size: CGSize) {
    (self.name, self.svg, drawnSize) = (name, svg, size)
  }

  private init?(asset name: String, in bundle: Bundle) {
    guard let asset = AssetCatalog.named("Assets", in: bundle)?.image(named: name) else {
      return nil
    }
    self.name = name
    svg = asset.svg
    drawnSize = asset.size
  }

  /// Returns whether another object is an image that shows the same picture.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.svg == svg && other.drawnSize == drawnSize
  }

  /// A number that equal images share.
  open nonisolated override var hash: Int { svg.hashValue }
}
