import Synchronization

/// The images and colours of one `.xcassets` folder.
///
/// - Shape: `Assets.xcassets/NAME.imageset/Contents.json` names the files beside it: an SVG, PNG, JPEG or
///   PDF, of which the one for the sharpest screen is taken, and one for phones before one for all
///   devices and one for others. `NAME.colorset/Contents.json` holds the
///   parts of a colour. Both may lie in folders of the catalog.
/// - Units: Points, as ``PictureFile`` reads them.
/// - Errors: What cannot be read is reported to the console once and does not exist.
/// - Source: Apple, Xcode, "Asset Catalog Format Reference".
nonisolated final class AssetCatalog: Sendable {
  private let folder: URL
  private let assets = Mutex<[String: PictureFile?]>([:])
  private let colors = Mutex<[String: UIColor?]>([:])
  private let setsInFolders: [String: URL]

  private init(folder: URL) {
    self.folder = folder
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let sets = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension.hasSuffix("set") }
    let all = sets.sorted { $0.path < $1.path }.map { ($0.lastPathComponent, $0) }
    setsInFolders = Dictionary(all) { first, _ in first }
  }

  /// Returns the catalog of a bundle, or nil if the bundle has none of that name.
  static func named(_ name: String, in bundle: Bundle) -> AssetCatalog? {
    guard let folder = bundle.url(forResource: name, withExtension: "xcassets") else { return nil }
    return AssetCatalogs.current.byFolder.withLock { known in
      let catalog = known[folder] ?? AssetCatalog(folder: folder)
      known[folder] = catalog
      return catalog
    }
  }

  /// Returns the image of a name, or nil.
  func image(named name: String) -> PictureFile? {
    assets.withLock { assets in
      if let known = assets[name] { return known }
      let asset = read(name)
      assets[name] = .some(asset)
      return asset
    }
  }

  /// Returns the colour of a name, or nil.
  func color(named name: String) -> UIColor? {
    colors.withLock { colors in
      if let known = colors[name] { return known }
      let color = readColor(name)
      colors[name] = .some(color)
      return color
    }
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
      report { .unreadableColor(name, catalog: $0) }
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
    guard let picture = PictureFile(data, scale: image.factor, named: name) else {
      return report(.noSize(file), of: name)
    }
    return picture
  }

  private func report(_ flaw: ImageMessage.Flaw, of name: String) -> PictureFile? {
    report { .unreadable(name, flaw, catalog: $0) }
    return nil
  }

  private func report(_ message: @escaping @Sendable (String) -> ImageMessage) {
    let catalog = folder.lastPathComponent
    MainQueue.perform { message(catalog).report() }
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
nonisolated private final class AssetCatalogs: Sendable {
  static var current: AssetCatalogs { SharedDeviceState.current.only { AssetCatalogs() } }

  let byFolder = Mutex<[URL: AssetCatalog]>([:])
}
