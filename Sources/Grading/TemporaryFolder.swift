import HeadlessUIKit

/// A folder that goes away with everything in it when nobody holds it any more.
package final class TemporaryFolder {
  /// Where it lies; it is made when something is written there.
  package let url = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  package init() {}

  isolated deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
