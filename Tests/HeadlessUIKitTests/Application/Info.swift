import HeadlessUIKit

/// A bundle that holds an Info.plist, for as long as this is kept.
final class Info {
  let bundle: Bundle
  private let folder: URL

  init(_ keys: [String: Any]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let data = try PropertyListSerialization.data(fromPropertyList: keys, format: .xml, options: 0)
    try data.write(to: folder.appendingPathComponent("Info.plist"))
    bundle = Bundle(path: folder.path) ?? .main
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
