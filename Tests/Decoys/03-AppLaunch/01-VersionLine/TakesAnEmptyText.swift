// Misconception: An empty text is text, so it is shown: "()" and a line that begins with a space.
// Rejected by: an empty text counts as missing

import HeadlessUIKit

/// Returns the text under a key of an Info.plist, or nil if there is nothing to show.
func text(_ key: String, in info: [String: Any]) -> String? {
  info[key] as? String
}

/// Returns the version and the build of an application: `1.2.0 (42)`.
func versionLine(_ info: [String: Any]) -> String {
  let version = text("CFBundleShortVersionString", in: info) ?? "unknown"
  guard let build = text("CFBundleVersion", in: info) else { return version }
  return "\(version) (\(build))"
}
