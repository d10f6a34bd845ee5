// Alternative: `map` and `flatMap` change a value only if it is not nil, so no `if` is needed.

import HeadlessUIKit

/// Returns the text under a key of an Info.plist, or nil if there is nothing to show.
func text(_ key: String, in info: [String: Any]) -> String? {
  (info[key] as? String).flatMap { $0.isEmpty ? nil : $0 }
}

/// Returns the version and the build of an application: `1.2.0 (42)`.
func versionLine(_ info: [String: Any]) -> String {
  (text("CFBundleShortVersionString", in: info) ?? "unknown")
    + (text("CFBundleVersion", in: info).map { " (" + $0 + ")" } ?? "")
}
