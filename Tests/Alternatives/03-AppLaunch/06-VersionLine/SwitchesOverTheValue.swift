// Alternative: a `switch` takes the text if it is one and is not empty, and the parts are joined.

import HeadlessUIKit

/// Returns the text under a key of an Info.plist, or nil if there is nothing to show.
func text(_ key: String, in info: [String: Any]) -> String? {
  switch info[key] {
  case let text as String where !text.isEmpty: text
  default: nil
  }
}

/// Returns the version and the build of an application: `1.2.0 (42)`.
func versionLine(_ info: [String: Any]) -> String {
  [
    text("CFBundleShortVersionString", in: info) ?? "unknown",
    text("CFBundleVersion", in: info).map { "(\($0))" },
  ].compactMap(\.self).joined(separator: " ")
}
