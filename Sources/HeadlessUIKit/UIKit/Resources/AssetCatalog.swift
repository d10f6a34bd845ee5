/// The images of one `.xcassets` folder.
///
/// - Shape: `Assets.xcassets/NAME.imageset/Contents.json` names the SVG file beside it.
/// - Units: Points, as the SVG's `viewBox` or its `width` and `height` give them.
/// - Errors: What cannot be read is reported to the console once and does not exist.
/// - Source: Apple, Xcode, "Asset Catalog Format Reference".
final class AssetCatalog {
  struct Asset {
    let svg: String
    let size: CGSize
  }

  private let folder: URL
  private var assets: [String: Asset?] = [:]

  private init(folder: URL) {
    self.folder = folder
  }

  /// Returns the catalog of a bundle, or nil if the bundle has none of that name.
  static func named(_ name: String, in bundle: Bundle) -> AssetCatalog? {
    let known = Device.current.assetCatalogs
    guard let folder = bundle.url(forResource: name, withExtension: "xcassets") else { return nil }
    if let catalog = known.byFolder[folder] { return catalog }
    let catalog = AssetCatalog(folder: folder)
    known.byFolder[folder] = catalog
    return catalog
  }

  /// Returns the image of a name, or nil.
  func image(named name: String) -> Asset? {
    if let known = assets[name] { return known }
    let asset = read(name)
    assets[name] = .some(asset)
    return asset
  }

  private func read(_ name: String) -> Asset? {
    let set = folder.appendingPathComponent("\(name).imageset")
    guard FileManager.default.fileExists(atPath: set.path) else { return nil }
    let contents = set.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: contents) else {
      return report(.noContents, of: name)
    }
    guard let known = try? JSONDecoder().decode(Contents.self, from: data) else {
      return report(.noListOfImages, of: name)
    }
    guard let file = known.images.lazy.compactMap(\.filename).first else {
      return report(.noFilename, of: name)
    }
    let picture = set.appendingPathComponent(file)
    guard let svg = try? String(contentsOf: picture, encoding: .utf8) else {
      return report(.noTextFile(file), of: name)
    }
    guard let size = SVGSize.read(svg) else {
      return report(.noSize(file), of: name)
    }
    return Asset(svg: svg, size: size)
  }

  private func report(_ flaw: ImageMessage.Flaw, of name: String) -> Asset? {
    ImageMessage.unreadable(name, flaw, catalog: folder.lastPathComponent).report()
    return nil
  }

  /// The part of `Contents.json` that names files.
  private struct Contents: Decodable {
    struct Image: Decodable {
      let filename: String?
    }
    let images: [Image]
  }
}

/// The asset catalogs read so far, by the folder they lie in.
private final class AssetCatalogs {
  var byFolder: [URL: AssetCatalog] = [:]
}

extension Device {
  fileprivate var assetCatalogs: AssetCatalogs { only { AssetCatalogs() } }
}
