// Misconception: The parentheses are there in any case.
// Rejected by: without a build there are no parentheses

import HeadlessUIKit

/// Returns the text under a key of an Info.plist, or nil if there is nothing to show.
func text(_ key: String, in info: [String: Any]) -> String? {
  guard let text = info[key] as? String, !text.isEmpty else { return nil }
  return text
}

/// Returns the version and the build of an application: `1.2.0 (42)`.
func versionLine(_ info: [String: Any]) -> String {
  let version = text("CFBundleShortVersionString", in: info) ?? "unknown"
  return "\(version) (\(text("CFBundleVersion", in: info) ?? ""))"
}
