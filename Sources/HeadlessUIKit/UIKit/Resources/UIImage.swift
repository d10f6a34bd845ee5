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
open class UIImage: NSObject, @MainActor _ExpressibleByImageLiteral {
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

  /// Finds the image that a literal names in the application's bundle.
  ///
  /// The program stops if there is none, as on a device.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let asset = AssetCatalog.named("Assets", in: Device.current.bundle)?.image(named: name)
    else { Exception.stop(ImageMessage.noLiteral(name).text) }
    self.init(symbol: name, svg: asset.svg, size: asset.size)
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

/// What a literal of an image is, where nothing else says it.
public typealias _ImageLiteralType = UIImage
