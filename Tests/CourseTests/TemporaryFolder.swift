import Foundation

/// A folder that goes away with everything in it when nobody holds it any more.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  isolated deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
