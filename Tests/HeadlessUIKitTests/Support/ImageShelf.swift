import HeadlessUIKit

/// A bundle of its own for this test's application, with a catalog to put images in.
final class ImageShelf {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shelf-\(UUID().uuidString)")
      .appendingPathComponent("Resources")
    let catalog = folder.appendingPathComponent("Assets.xcassets")
    try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
    struct NoBundle: Error {}
    guard let bundle = Bundle(path: folder.path) else { throw NoBundle() }
    Device.current.bundle = bundle
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  /// Puts a picture into the catalog, under a name.
  func put(_ svg: String, as name: String) throws {
    try put(svg, as: name, contents: #"{"images": [{"filename": "\#(name).svg"}]}"#)
  }

  /// Puts a file of any kind into an image set of the catalog.
  func put(_ data: Data, as file: String, inSet name: String, contents: String) throws {
    let set = folder.appendingPathComponent("Assets.xcassets/\(name).imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try data.write(to: set.appendingPathComponent(file))
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
  }

  /// Puts a file into the bundle itself.
  func put(_ data: Data, besideTheCatalogAs file: String) throws {
    try data.write(to: folder.appendingPathComponent(file))
  }

  /// Puts a colour set into the catalog, under a name that may begin with folders.
  func putColor(_ name: String, contents: String?) throws {
    let set = folder.appendingPathComponent("Assets.xcassets/\(name).colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    guard let contents else { return }
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
  }

  /// Puts a picture into the catalog, with a Contents.json of one's own or none.
  func put(_ svg: String, as name: String, contents: String?) throws {
    let set = folder.appendingPathComponent("Assets.xcassets/\(name).imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(svg.utf8).write(to: set.appendingPathComponent("\(name).svg"))
    guard let contents else { return }
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
  }
}
