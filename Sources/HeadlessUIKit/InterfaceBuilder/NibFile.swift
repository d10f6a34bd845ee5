/// The file of a document in a bundle.
enum NibFile {
  /// Returns the file of a document, or nil if the bundle has none.
  ///
  /// One for phones comes before one for all devices.
  static func find(_ name: String, _ kind: String, in bundle: Bundle) -> URL? {
    guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
    for subfolder in ["", "Base.lproj/"] {
      for device in ["~iphone", ""] {
        let file = folder.appendingPathComponent("\(subfolder)\(name)\(device).\(kind)")
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
        if isThere, !isFolder.boolValue { return file }
      }
    }
    return nil
  }

  static func read(_ url: URL) throws(NibError) -> Document {
    guard let data = try? Data(contentsOf: url) else {
      throw NibError(
        file: url.lastPathComponent, line: 1, element: nil, cause: .unreadableFile)
    }
    return try Document(data, file: url.lastPathComponent)
  }
}
