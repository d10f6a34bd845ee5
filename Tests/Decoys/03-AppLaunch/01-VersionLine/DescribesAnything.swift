// Misconception: Whatever is there is described. A list of texts becomes a version.
// Rejected by: a value that is no text counts as missing

import HeadlessUIKit

/// Returns the text under a key of an Info.plist, or nil if there is nothing to show.
func text(_ key: String, in info: [String: Any]) -> String? {
  guard let value = info[key] else { return nil }
  let text = "\(value)"
  return text.isEmpty ? nil : text
}

/// Returns the version and the build of an application: `1.2.0 (42)`.
func versionLine(_ info: [String: Any]) -> String {
  let version = text("CFBundleShortVersionString", in: info) ?? "unknown"
  guard let build = text("CFBundleVersion", in: info) else { return version }
  return "\(version) (\(build))"
}
