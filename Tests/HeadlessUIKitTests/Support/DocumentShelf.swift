import HeadlessUIKit

/// A bundle of its own for this test's application, with documents in it.
final class DocumentShelf {
  let bundle: Bundle
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shelf-\(UUID().uuidString)")
      .appendingPathComponent("Resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    struct NoBundle: Error {}
    guard let bundle = Bundle(path: folder.path) else { throw NoBundle() }
    self.bundle = bundle
    Device.current.bundle = bundle
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  /// Puts a document into the bundle, under a file's name.
  func put(_ document: String, as file: String) throws {
    let url = folder.appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(document.utf8).write(to: url)
  }
}
