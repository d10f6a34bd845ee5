import HeadlessUIKit

/// A song, as a class: whoever holds it holds the same one.
///
/// It knows how to copy itself, which is what `NSCopying` asks for. Cocoa
/// may ask on any thread, so the class belongs to none: `nonisolated`.
nonisolated final class Song: NSObject, NSCopying {
  var title: String

  init(_ title: String) {
    self.title = title
  }

  func copy(with zone: NSZone? = nil) -> Any {
    Song(title)
  }
}
