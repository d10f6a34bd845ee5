/// The images and colours of one `.xcassets` folder.
///
/// - Shape: `Assets.xcassets/NAME.imageset/Contents.json` names the files beside it: an SVG, PNG, JPEG or
///   PDF, of which the one for the sharpest screen is taken, and one for phones before one for all
///   devices and one for others. `NAME.colorset/Contents.json` holds the
///   parts of a colour. Both may lie in folders of the catalog.
/// - Units: Points, as ``PictureFile`` reads them.
/// - Errors: What cannot be read is reported to the console once and does not exist.
/// - Source: Apple, Xcode, "Asset Catalog Format Reference".
final class AssetCatalog {
  private let folder: URL
  private var assets: [String: PictureFile?] = [:]
  private var colors: [String: UIColor?] = [:]

  private lazy var setsInFolders: [String: URL] = {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let all = (files?.allObjects as? [URL] ?? []).sorted { $0.path < $1.path }
    return Dictionary(all.map { ($0.lastPathComponent, $0) }) { first, _ in first }
  }()

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
  func image(named name: String) -> PictureFile? {
    if let known = assets[name] { return known }
    let asset = read(name)
    assets[name] = .some(asset)
    return asset
  }

  /// Returns the colour of a name, or nil.
  func color(named name: String) -> UIColor? {
    if let known = colors[name] { return known }
    let color = readColor(name)
    colors[name] = .some(color)
    return color
  }

  /// Returns the folder of a set, which lies in the catalog or in a folder of it.
  private func set(named name: String) -> URL? {
    let set = folder.appendingPathComponent(name)
    return FileManager.default.fileExists(atPath: set.path) ? set : setsInFolders[name]
  }

  private func readColor(_ name: String) -> UIColor? {
    guard let set = set(named: "\(name).colorset") else { return nil }
    let contents = set.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: contents),
      let color = (try? JSONDecoder().decode(ColorSet.self, from: data))?.color
    else {
      ImageMessage.unreadableColor(name, catalog: folder.lastPathComponent).report()
      return nil
    }
    return color
  }

  private func read(_ name: String) -> PictureFile? {
    guard let set = set(named: "\(name).imageset") else { return nil }
    let contents = set.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: contents) else {
      return report(.noContents, of: name)
    }
    guard let known = try? JSONDecoder().decode(Contents.self, from: data) else {
      return report(.noListOfImages, of: name)
    }
    guard let image = known.sharpest, let file = image.filename else {
      return report(.noFilename, of: name)
    }
    guard let data = try? Data(contentsOf: set.appendingPathComponent(file)) else {
      return report(.noFile(file), of: name)
    }
    guard let picture = PictureFile(data, scale: image.factor) else {
      return report(.noSize(file), of: name)
    }
    return picture
  }

  private func report(_ flaw: ImageMessage.Flaw, of name: String) -> PictureFile? {
    ImageMessage.unreadable(name, flaw, catalog: folder.lastPathComponent).report()
    return nil
  }

  /// The part of `Contents.json` that names files.
  private struct Contents: Decodable {
    struct Image: Decodable {
      let filename: String?
      let scale: String?
      let appearances: [[String: String]]?
      let idiom: String?

      /// How far the file is from being meant for a phone: those of other devices come last.
      var distance: Int {
        switch idiom {
        case "iphone": 0
        case "universal", nil: 1
        default: 2
        }
      }

      /// The pixels along a point: `2` for `2x`.
      var factor: CGFloat {
        CGFloat(scale.flatMap { Double($0.dropLast()) }.flatMap { $0 > 0 ? $0 : nil } ?? 1)
      }
    }
    let images: [Image]

    /// The first file for the sharpest screen of a phone, in the light appearance if there are two.
    var sharpest: Image? {
      let named = images.filter { $0.filename != nil }
      let distance = named.map(\.distance).min()
      let suitable = named.filter { $0.distance == distance }
      let light = suitable.filter { $0.appearances == nil }
      let all = light.isEmpty ? suitable : light
      return all.first { image in all.allSatisfy { $0.factor <= image.factor } }
    }
  }
}

/// The asset catalogs read so far, by the folder they lie in.
private final class AssetCatalogs {
  var byFolder: [URL: AssetCatalog] = [:]
}

extension Device {
  fileprivate var assetCatalogs: AssetCatalogs { only { AssetCatalogs() } }
}
