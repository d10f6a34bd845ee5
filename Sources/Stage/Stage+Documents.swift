import HeadlessUIKit

/// Where an application on this stage keeps its files.
extension Stage {
  /// The folder for the documents of the application.
  ///
  /// It is empty at first, outlives the launches of the application, and goes with the stage. On a
  /// device, `URL.documentsDirectory` is that folder.
  public var documentsDirectory: URL { documents.url }
}

/// An empty folder that is there as long as this object is.
final class DocumentsFolder {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("documents-\(UUID().uuidString)", isDirectory: true)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
