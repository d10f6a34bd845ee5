// Misconception: An optional is put into the text as it is.
// Rejected by: the line shows both
// Rejected by: a real file is read
// Rejected by: without a version it says so

import HeadlessUIKit

/// Returns the text under a key of an Info.plist, or nil if there is nothing to show.
func text(_ key: String, in info: [String: Any]) -> String? {
  guard let text = info[key] as? String, !text.isEmpty else { return nil }
  return text
}

/// Returns the version and the build of an application: `1.2.0 (42)`.
func versionLine(_ info: [String: Any]) -> String {
  let version = text("CFBundleShortVersionString", in: info)
  guard let build = text("CFBundleVersion", in: info) else { return version ?? "unknown" }
  return "\(version, default: "Optional") (\(Optional(build) as Any))"
}
