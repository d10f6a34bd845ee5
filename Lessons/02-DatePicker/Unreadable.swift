import HeadlessUIKit

/// A file of the lesson that cannot be used, and why.
struct Unreadable: Error, CustomStringConvertible {
  let file: String
  let reason: String

  var description: String {
    "\(file).plist cannot be used: \(reason)."
  }
}
